// The time lock: on a day of the month, at midnight in the company's time zone, the hours of the previous month are locked for everybody.
import { dayBegins, two, wallClock } from '../core/zone.ts';

export type LockSettings = { readonly time_lock_day: number; readonly timezone: string };

/** The instant (milliseconds) before which all times are locked: the first of this month, or of the previous one until the lock day. */
export const lockedBefore = (now: number, { time_lock_day, timezone }: LockSettings): number => {
  const { year, month, day } = wallClock(now, timezone);
  const months = year * 12 + month - 1 - (day >= time_lock_day ? 0 : 1);
  const first = `${Math.floor(months / 12)}-${two((months % 12) + 1)}-01`;
  return dayBegins(first, timezone);
};
