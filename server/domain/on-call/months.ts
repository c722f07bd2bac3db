// The months of the calendar, as instants on the company's clock.
import { dayBegins, two } from '#schema/core/zone.ts';
import type { Period } from '#schema/on-call/periods.ts';

/** `2026-11` and a number of months later, or earlier. */
export const monthLater = (month: string, months: number): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const count = year * 12 + number - 1 + months;
  return `${Math.floor(count / 12)}-${two((count % 12) + 1)}`;
};

/** A month and so many of those before it. */
export const monthPeriod = (month: string, zone: string, before = 0): Period => ({
  from: dayBegins(`${monthLater(month, -before)}-01`, zone),
  to: dayBegins(`${monthLater(month, 1)}-01`, zone),
});
