// The days of the calendar in whole weeks, and the position of a period in a week, in the company's time zone.
import { dayAfter, daysBetween, hoursInto, mondayOf } from '#schema/core/zone.ts';
import type { Period } from '#schema/on-call/periods.ts';

export type View = 'week' | 'month';
export const firstOf = (day: string): string => `${day.slice(0, 7)}-01`;
export const nextMonth = (day: string): string => firstOf(dayAfter(firstOf(day), 31));
export const previousMonth = (day: string): string => firstOf(dayAfter(firstOf(day), -1));

/** The Mondays of the visible weeks around a day. */
export const weeksOf = (view: View, day: string): string[] => {
  if (view === 'week') return [mondayOf(day)];
  const from = mondayOf(firstOf(day));
  return Array.from({ length: Math.ceil(daysBetween(from, nextMonth(day)) / 7) }, (_, at) => dayAfter(from, at * 7));
};
export const daysOf = (monday: string): string[] => Array.from({ length: 7 }, (_, at) => dayAfter(monday, at));
export const step = (view: View, day: string, by: 1 | -1): string =>
  view === 'week' ? dayAfter(day, by * 7) : by === 1 ? nextMonth(day) : previousMonth(day);

/** The ISO number of the week that begins on a Monday. */
export const weekNumber = (monday: string): number => {
  const thursday = dayAfter(monday, 3);
  return Math.floor(daysBetween(`${thursday.slice(0, 4)}-01-01`, thursday) / 7) + 1;
};

const noon = 12;
const hoursOfWeek = 168;
/** Where there is no hand-over yet. */
const usualHour = 7;
/** The hour at which a day of the calendar begins: that of most hand-overs, where it lies in the morning, so that a turn covers whole days. */
export const dayStart = (starts: readonly number[], zone: string, dayOf: (instant: number) => string): number => {
  const counts = new Map<number, number>();
  for (const at of starts) {
    const hour = hoursInto(dayOf(at), at, zone);
    counts.set(hour, (counts.get(hour) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([, one], [, other]) => other - one)[0] ?? [];
  if (most === undefined) return usualHour;
  return most <= noon ? most : 0;
};

/** The shares of a week's width at which a period begins and ends; null where it lies outside. */
export const placedIn = (monday: string, begin: number, { from, to }: Period, zone: string): { start: number; end: number } | null => {
  const share = (instant: number) => Math.min(1, Math.max(0, (hoursInto(monday, instant, zone) - begin) / hoursOfWeek));
  const [start, end] = [share(from), share(to)];
  return end > start ? { start, end } : null;
};
