// Days as people write them: halves and quarters are not rounded away.
import type { Format } from '#schema/core/format.ts';

/** `4,5`; whole days have no decimals. */
export const daysText = (format: Pick<Format, 'number'>, days: number): string =>
  format.number(days, Number.isInteger(days) ? 0 : Number.isInteger(days * 2) ? 1 : 2);
