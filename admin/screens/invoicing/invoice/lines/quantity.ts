// Formats the quantity of a line: hours as a time, other units as a number.
import type { Format } from '#schema/core/format.ts';

const perHour = 3600;

export const writtenQuantity = (unit: string, quantity: number, format: Format): string => {
  if (unit !== 'hour') return format.number(quantity, 3);
  // Seconds are shown if there are any: an invoice must not hide rounding.
  return quantity % 60 === 0 ? format.hours(quantity) : format.clock(quantity);
};

/** Hours are stored in seconds, other units as numbers: a change of unit keeps the displayed number. */
export const inUnit = <Unit extends string>({ unit, quantity }: { readonly unit: string; readonly quantity: number }, next: Unit) => {
  if (next === unit) return { unit: next };
  if (next === 'hour') return { unit: next, quantity: Math.round(quantity * perHour) };
  return { unit: next, ...(unit === 'hour' && { quantity: Number((quantity / perHour).toFixed(3)) }) };
};
