// A line of material being typed, and its parsed value.

import { type Figure, valueIn } from '#admin/ui/inputs/figure.ts';
import type { Format } from '#schema/core/format.ts';
import type { Line, Material, Unit } from './data.ts';

/** The quantity may be invalid while typing; an untouched one keeps its stored value. */
export type Draft = {
  readonly name: string;
  readonly unit: Unit;
  readonly quantity: string;
  readonly stored?: { readonly text: string; readonly quantity: number };
};
export const emptyDraft: Draft = { name: '', unit: 'Piece', quantity: '1' };

/** The draft of an existing row. */
export const draftOf = ({ name, unit, quantity }: Pick<Material, 'name' | 'unit' | 'quantity'>, format: Pick<Format, 'typed'>): Draft => {
  const text = format.typed(quantity, 3);
  return { name, unit, quantity: text, stored: { text, quantity } };
};

/** The parsed line, or the invalid field. */
export const lineOf = ({ name, unit, quantity, stored }: Draft, figure: Pick<Figure, 'read'>): Line | 'name' | 'quantity' => {
  if (name.trim() === '') return 'name';
  const number = quantity === stored?.text ? stored.quantity : valueIn(figure, quantity);
  return number !== null && number > 0 ? { name: name.trim(), unit, quantity: number } : 'quantity';
};
