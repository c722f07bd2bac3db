// The value of a project's material: as offered, and as used so far at the offered prices.

import { fold } from '../core/fold.ts';
import { percentOf, priced } from '../core/rounding.ts';
import { type OfferLine, totalsOf } from '../offers/offer-totals.ts';

export type OfferedMaterial = { readonly lines: readonly OfferLine[]; readonly discount: number };
export type UsedMaterial = { readonly name: string; readonly unit: string; readonly quantity: number };
export type MaterialWorth = {
  /** Cents, before tax, after every discount. */
  readonly planned: number;
  readonly used: number;
  /** How many used materials have no price, because the offer does not list them. */
  readonly unpriced: number;
};

/** The key of a material's name: case, diacritics and spaces do not count. */
const keyOf = (name: string) => fold(name).split(/\s+/).filter(Boolean).join(' ');
/** Whether a unit is the metre, in any of five languages: `m`, `meter`, `mètre`, `tm`. */
const inMeters = (unit: string) => /^(m|m1|tm|lm|lfm|met(er|re|ri|ra|ro|ar)\w*)\.?$/.test(keyOf(unit));
/** A price for a metre does not fit a material counted in pieces. */
const fits = (unit: string | null, used: string) => !unit || inMeters(unit) === (used === 'Meter');

const less = (amount: number, percent: number) => amount - percentOf(amount, percent);

/** The price of used material in cents, after every discount; null without a price. The first offer that lists it counts. */
export const materialPrices = (offers: readonly OfferedMaterial[]): ((used: UsedMaterial) => number | null) => {
  const named = Map.groupBy(
    offers.flatMap(({ lines, discount }) => lines.filter(({ kind }) => kind === 'material').map((line) => ({ line, discount }))),
    ({ line }) => keyOf(line.title),
  );
  return ({ name, unit, quantity }) => {
    const found = named.get(keyOf(name))?.find(({ line }) => fits(line.unit, unit));
    return found ? less(priced(quantity, found.line.price, found.line.discount), found.discount) : null;
  };
};

export const materialWorth = (offers: readonly OfferedMaterial[], used: readonly UsedMaterial[]): MaterialWorth => {
  const worthOf = materialPrices(offers);
  const amounts = used.map((one) => ({ key: keyOf(one.name), amount: worthOf(one) }));
  return {
    planned: offers.reduce(
      (sum, { lines, discount }) => sum + less(totalsOf({ lines, discount, vat_rate: 0, reverse_charge: false }).groups.material, discount),
      0,
    ),
    used: amounts.reduce((sum, { amount }) => sum + (amount ?? 0), 0),
    unpriced: new Set(amounts.flatMap(({ key, amount }) => (amount === null ? [key] : []))).size,
  };
};
