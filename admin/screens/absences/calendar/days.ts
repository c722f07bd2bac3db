// The days of a month, a quarter and a year, and where a span of days lies among them.
import { dayAfter, daysBetween, two } from '#schema/core/zone.ts';

export type View = 'month' | 'quarter' | 'year';
export const views: readonly View[] = ['month', 'quarter', 'year'];
const monthsIn: Readonly<Record<View, number>> = { month: 1, quarter: 3, year: 12 };

export const monthAfter = (month: string, step: number): string => {
  const months = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + step;
  return `${Math.floor(months / 12)}-${two((months % 12) + 1)}`;
};

/** `2026-11` in a quarter → `2026-10`. */
export const firstMonthOf = (view: View, month: string): string => {
  const at = Number(month.slice(5)) - 1;
  return monthAfter(month, -(at % monthsIn[view]));
};
export const quarterOf = (month: string): number => Math.floor((Number(month.slice(5)) - 1) / 3) + 1;

/** The months of the period in which a month lies. */
export const monthsOf = (view: View, month: string): string[] => {
  const first = firstMonthOf(view, month);
  return Array.from({ length: monthsIn[view] }, (_one, at) => monthAfter(first, at));
};
export const periodAfter = (view: View, month: string, step: number): string => monthAfter(month, step * monthsIn[view]);

/** `2026-11` → all its days. */
export const daysOfMonth = (month: string): string[] => {
  const first = `${month}-01`;
  const count = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate();
  return Array.from({ length: count }, (_one, at) => dayAfter(first, at));
};

type Stay = { readonly from: string; readonly to: string; readonly half_from: boolean; readonly half_to: boolean };

/** Begin and length of a span as shares of the columns, the first of which is the first of the days; null where it lies outside. */
export const placeOf = (
  { from, to, half_from, half_to }: Stay,
  days: readonly string[],
  columns: number,
): { readonly start: number; readonly length: number } | null => {
  const [first = from] = days;
  const begins = Math.max(0, daysBetween(first, from) + (half_from ? 0.5 : 0));
  const ends = Math.min(days.length, daysBetween(first, to) + (half_to ? 0.5 : 1));
  return ends > begins ? { start: begins / columns, length: (ends - begins) / columns } : null;
};

/** The same stay so many days later, or earlier. */
export const shifted = <S extends Pick<Stay, 'from' | 'to'>>(stay: S, days: number): S => ({
  ...stay,
  from: dayAfter(stay.from, days),
  to: dayAfter(stay.to, days),
});

export const isAwayOn = ({ from, to }: Pick<Stay, 'from' | 'to'>, day: string): boolean => from <= day && day <= to;
