// A line of material as it is being typed, and the line that is meant by it.
import type { Format } from '#schema/core/format.ts';
import { numberIn } from '#schema/core/number-text.ts';
import type { Line, Material, Unit } from './data.ts';

/** A quantity may be no number yet; one that was there already keeps its value as long as its text is not touched. */
export type Draft = {
  readonly name: string;
  readonly unit: Unit;
  readonly quantity: string;
  readonly stored?: { readonly text: string; readonly quantity: number };
};
export const emptyDraft: Draft = { name: '', unit: 'Piece', quantity: '1' };

/** A row that is there, to be changed. */
export const draftOf = ({ name, unit, quantity }: Pick<Material, 'name' | 'unit' | 'quantity'>, format: Pick<Format, 'number'>): Draft => {
  const text = format.number(quantity, 3);
  return { name, unit, quantity: text, stored: { text, quantity } };
};

/** The line that was meant, or which field stands against it. */
export const lineOf = ({ name, unit, quantity, stored }: Draft): Line | 'name' | 'quantity' => {
  if (name.trim() === '') return 'name';
  const number = quantity === stored?.text ? stored.quantity : numberIn(quantity);
  return number > 0 ? { name: name.trim(), unit, quantity: number } : 'quantity';
};
