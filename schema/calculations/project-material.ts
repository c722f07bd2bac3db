// What the material of a project is worth: what was offered for it, and what was used up so far at the prices that the offer names.
import { type OfferLine, totalsOf } from './offer-totals.ts';
import { percentOf, priced } from './rounding.ts';

export type OfferedMaterial = { readonly lines: readonly OfferLine[]; readonly discount: number };
export type UsedMaterial = { readonly name: string; readonly quantity: number };
export type MaterialWorth = {
  /** Cents, before tax, less every discount. */
  readonly planned: number;
  readonly used: number;
  /** How many of what was used have no price: the offer names no such thing. */
  readonly unpriced: number;
};

const keyOf = (name: string) => name.trim().toLocaleLowerCase();

export const materialWorth = (offers: readonly OfferedMaterial[], used: readonly UsedMaterial[]): MaterialWorth => {
  const less = (amount: number, percent: number) => amount - percentOf(amount, percent);
  const prices = new Map<string, (quantity: number) => number>();
  let planned = 0;
  for (const { lines, discount } of offers) {
    planned += less(totalsOf({ lines, discount, vat_rate: 0, reverse_charge: false }).groups.material, discount);
    for (const line of lines)
      if (line.kind === 'material' && !prices.has(keyOf(line.title)))
        prices.set(keyOf(line.title), (quantity) => less(priced(quantity, line.price, line.discount), discount));
  }
  const found = used.map(({ name, quantity }) => prices.get(keyOf(name))?.(quantity));
  return {
    planned,
    used: found.reduce<number>((sum, amount) => sum + (amount ?? 0), 0),
    unpriced: found.filter((amount) => amount === undefined).length,
  };
};
