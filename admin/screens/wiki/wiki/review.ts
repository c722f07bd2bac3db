// How near the review of a page is: over, soon, or far enough to say nothing.
import { daysBetween } from '#schema/core/zone.ts';

const soonDays = 30;

/** `today` by the company's clock. */
export const reviewTone = (review_on: string, today: string): 'danger' | 'warn' | undefined => {
  const left = daysBetween(today, review_on);
  return left < 0 ? 'danger' : left <= soonDays ? 'warn' : undefined;
};

/** A year from `today`, which is how often most pages are looked over. */
export const yearAfter = (today: string): string => {
  const [year, month, day] = today.split('-').map(Number) as [number, number, number];
  return new Date(Date.UTC(year + 1, month - 1, day)).toISOString().slice(0, 10);
};
