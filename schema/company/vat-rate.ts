// A VAT rate is the tax on offers that are written while it holds, from a day on; a rate is never overwritten.
import { decimal, word } from '../core/fields.ts';
import { defineRate } from '../core/rate.ts';

export const vatKinds = ['standard', 'reduced', 'special'] as const;

export const vatRate = defineRate('vat_rate', {
  /** New offers start with the standard rate. */
  kind: { kind: word(...vatKinds).default('standard') },
  amounts: { percent: decimal({ max: 100, scale: 2, unit: 'percent' }) },
});
