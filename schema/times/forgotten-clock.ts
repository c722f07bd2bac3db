// A clock that runs past the end of its day was probably forgotten: what its end may have been.
import { dayAfter, dayBegins, dayOf, wallClock } from '../core/zone.ts';

/** So long a clock may run within a day before it is asked about. */
export const longestRunMs = 10 * 3_600_000;
/** The days whose ends tell when somebody usually goes home, and how few are too few to tell. */
export const usualDays = 28;
const fewestEnds = 3;

/** Whether a clock that began at `start` runs into another day, or too long. Instants in milliseconds. */
export const isForgotten = (start: number, now: number, timeZone: string): boolean =>
  dayOf(start, timeZone) !== dayOf(now, timeZone) || now - start > longestRunMs;

/**
 * When somebody usually ends their day, on the day on which the clock began: the middle of the last ends of their days. Null where too few
 * are known, or where it would lie before the start or after now.
 * @param ends the last end of each day, in milliseconds
 */
export const usualEnd = (start: number, ends: readonly number[], now: number, timeZone: string): number | null => {
  const last = new Map<string, number>();
  for (const end of ends) {
    const day = dayOf(end, timeZone);
    last.set(day, Math.max(last.get(day) ?? 0, end));
  }
  const minutes = [...last.values()]
    .map((end) => wallClock(end, timeZone))
    .map(({ hour, minute }) => hour * 60 + minute)
    .sort((one, other) => one - other);
  const middle = minutes[Math.floor((minutes.length - 1) / 2)];
  if (middle === undefined || minutes.length < fewestEnds) return null;
  const day = dayOf(start, timeZone);
  const at = dayBegins(day, timeZone) + middle * 60_000;
  // Where the clocks change within the day, the hour of the wall counts.
  const shift = middle - (wallClock(at, timeZone).hour * 60 + wallClock(at, timeZone).minute);
  const end = dayOf(at + shift * 60_000, timeZone) === day ? at + shift * 60_000 : at;
  return end > start && end <= now ? end : null;
};

/** Until when the signs of life of a clock's day are looked for: its midnight, or now. */
export const signsUntil = (start: number, now: number, timeZone: string): number =>
  Math.min(now, dayBegins(dayAfter(dayOf(start, timeZone)), timeZone));
