// How much a line is of: hours as a clock tells them, everything else as a number; and back from what is typed.
import type { Format } from '#schema/core/format.ts';
import { numberIn, secondsIn } from '#schema/core/number-text.ts';

const perHour = 3600;

export const writtenQuantity = (unit: string, quantity: number, format: Format): string => {
  if (unit !== 'hour') return format.number(quantity, 3);
  // Seconds are told where there are some: nothing on an invoice is rounded in secret.
  return quantity % 60 === 0 ? format.hours(quantity) : format.clock(quantity);
};

/** `2:30` and `2,5` are two hours and a half; NaN for what is no quantity. */
export const quantityIn = (unit: string, text: string): number => (unit === 'hour' ? secondsIn(text) : Number(numberIn(text).toFixed(3)));

/** Hours are kept in seconds, everything else in its unit: as many hours become as many pieces. */
export const inUnit = <Unit extends string>({ unit, quantity }: { readonly unit: string; readonly quantity: number }, next: Unit) => {
  if (next === unit) return { unit: next };
  if (next === 'hour') return { unit: next, quantity: Math.round(quantity * perHour) };
  return { unit: next, ...(unit === 'hour' && { quantity: Number((quantity / perHour).toFixed(3)) }) };
};
