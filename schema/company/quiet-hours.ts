// Notification hours: whoever is told something outside of them hears of it when they begin.
import { dayAfter, dayOf, instantsAt, two, wallClock } from '../core/zone.ts';

/** Whole hours on the company's wall clock; the end is no part of them, and 24 is midnight. */
export type NotificationHours = { readonly start: number; readonly end: number };

/** The instant (milliseconds since 1970) until which something waits; null when it need not. */
export const waitsUntil = (now: number, { start, end }: NotificationHours, timeZone: string): number | null => {
  const { hour } = wallClock(now, timeZone);
  if (hour >= start && hour < end) return null;
  const today = dayOf(now, timeZone);
  const day = hour < start ? today : dayAfter(today);
  // In spring an hour is missing: then it is the next one.
  for (let at = start; at < 24; at += 1) {
    const [instant] = instantsAt(`${day} ${two(at)}:00`, timeZone);
    if (instant !== undefined) return instant;
  }
  return null;
};
