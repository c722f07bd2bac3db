// How long people are on call, and how much of that falls on Saturdays, Sundays and holidays of the company's calendar.
import { dayAfter, dayBegins, dayOf, weekdayOf } from '../core/zone.ts';
import { type Period, within } from './periods.ts';

export type DutyTime = { readonly seconds: number; readonly free_seconds: number };

const saturday = 6;
export const isFreeDay = (day: string, holidays: ReadonlySet<string>): boolean => weekdayOf(day) >= saturday || holidays.has(day);

/** The free days that a period touches, each from midnight to midnight. */
export const freeDaysIn = ({ from, to }: Period, holidays: ReadonlySet<string>, zone: string): Period[] => {
  const days: Period[] = [];
  for (let day = dayOf(from, zone); dayBegins(day, zone) < to; day = dayAfter(day))
    if (isFreeDay(day, holidays)) days.push({ from: dayBegins(day, zone), to: dayBegins(dayAfter(day), zone) });
  return days;
};

const secondsOf = (periods: readonly Period[]): number => periods.reduce((sum, { from, to }) => sum + (to - from), 0) / 1000;

/** The time of shifts within a period: an hour on call at both levels is one hour. */
export const dutyTime = (whole: Period, shifts: readonly Period[], freeDays: readonly Period[]): DutyTime => {
  const parts = within(whole, shifts);
  return { seconds: secondsOf(parts), free_seconds: secondsOf(parts.flatMap((part) => within(part, freeDays))) };
};
