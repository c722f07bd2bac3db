// The effects of the settings: how a short job is rounded, when times are locked, when leave lapses, how many days a month works.
import { dayAfter, dayBegins, daysBetween, two, wallClock } from '../core/zone.ts';
import { isWorkingDay } from './working-days.ts';

const monthAt = (months: number) => `${Math.floor(months / 12)}-${two((months % 12) + 1)}`;

/** The invoiced minutes of an entry: whole units, rounded up. */
export const invoicedMinutes = (minutes: number, unit: number): number => Math.ceil(minutes / unit) * unit;

/** The next month (`YYYY-MM`) to be locked, and when. */
export const nextLock = (now: number, { time_lock_day, timezone }: { time_lock_day: number; timezone: string }) => {
  const { year, month, day } = wallClock(now, timezone);
  const months = year * 12 + month - 1 + (day >= time_lock_day ? 1 : 0);
  const on = `${monthAt(months)}-${two(time_lock_day)}`;
  return { month: monthAt(months - 1), at: dayBegins(on, timezone) };
};

/** The next day on which leave lapses, and the year of that leave. */
export const nextLapse = (today: string, { day, month }: { day: number; month: number }) => {
  const year = Number(today.slice(0, 4));
  const here = `${year}-${two(month)}-${two(day)}`;
  const on = here >= today ? here : `${year + 1}-${two(month)}-${two(day)}`;
  return { on, year: Number(on.slice(0, 4)) - 1, left: daysBetween(today, on) };
};

/** The number of working days in a month (`YYYY-MM`). */
export const workDaysIn = (month: string, workDays: readonly number[], holidays: ReadonlySet<string>): number => {
  let count = 0;
  for (let day = `${month}-01`; day.startsWith(month); day = dayAfter(day)) if (isWorkingDay(day, { workDays, holidays })) count += 1;
  return count;
};
