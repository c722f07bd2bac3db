// The months of the calendar, as instants on the company's clock.
import { dayBegins, monthLater } from '#schema/core/zone.ts';
import type { Period } from '#schema/on-call/periods.ts';

/** A month and so many of those before it. */
export const monthPeriod = (month: string, zone: string, before = 0): Period => ({
  from: dayBegins(`${monthLater(month, -before)}-01`, zone),
  to: dayBegins(`${monthLater(month, 1)}-01`, zone),
});
