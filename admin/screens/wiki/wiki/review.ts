// The urgency of a page's review: overdue, soon, or none.
import type { Urgency } from '#admin/ui/time/urgency.ts';
import { daysBetween } from '#schema/core/zone.ts';

const soonDays = 30;

/** `today` in the company's time zone. */
export const reviewTone = (review_on: string, today: string): Urgency | undefined => {
  const left = daysBetween(today, review_on);
  return left < 0 ? 'danger' : left <= soonDays ? 'warn' : undefined;
};

/** A year from `today`, the usual review interval. */
export const yearAfter = (today: string): string => {
  const [year, month, day] = today.split('-').map(Number) as [number, number, number];
  return new Date(Date.UTC(year + 1, month - 1, day)).toISOString().slice(0, 10);
};
