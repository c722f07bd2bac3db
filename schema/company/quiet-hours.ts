// Notification hours: news outside of them is held back until they begin.
import { dayAfter, dayOf, instantsAt, two, wallClock } from '../core/zone.ts';

/** Whole hours in the company's time zone; the end is exclusive, and 24 is midnight. */
export type NotificationHours = { readonly start: number; readonly end: number };

/** The instant (milliseconds since 1970) until which a notification is held back; null when it is not. */
export const waitsUntil = (now: number, { start, end }: NotificationHours, timeZone: string): number | null => {
  const { hour } = wallClock(now, timeZone);
  if (hour >= start && hour < end) return null;
  const today = dayOf(now, timeZone);
  const day = hour < start ? today : dayAfter(today);
  // In spring the clocks skip an hour: then the hours begin with the next one.
  for (let at = start; at < 24; at += 1) {
    const [instant] = instantsAt(`${day} ${two(at)}:00`, timeZone);
    if (instant !== undefined) return instant;
  }
  return null;
};
