// The totals of an invoice: each line rounded once to the cent, tax once for each rate, and their sums; the same on server, screen and paper.
import { percentOf, priced } from '../core/rounding.ts';

export type Amounting = {
  readonly unit: string;
  /** Whole seconds where the unit is the hour. */
  readonly quantity: number;
  /** Cents for one unit; null until somebody enters it. */
  readonly price: number | null;
  /** Percent. */
  readonly discount: number;
};
/** The seconds of the hour that a price is for. */
const perHour = 3600;

export const amountOf = ({ unit, quantity, price, discount }: Amounting): number =>
  price === null ? 0 : priced(quantity, price, discount, unit === 'hour' ? perHour : 1);

export type VatOfRate = { readonly rate: number; readonly net: number; readonly vat: number };
export type InvoiceSums = { readonly vat: readonly VatOfRate[]; readonly net: number; readonly vat_sum: number; readonly total: number };

/** The highest rate first; where the client accounts for the tax, a single row says so. */
export const invoiceSums = (
  lines: readonly { readonly amount: number; readonly vat_rate: number }[],
  reverse_charge: boolean,
): InvoiceSums => {
  const byRate = Map.groupBy(lines, ({ vat_rate }) => (reverse_charge ? 0 : vat_rate));
  const vat = [...byRate]
    .sort(([one], [other]) => other - one)
    .map(([rate, rateLines]) => {
      const net = rateLines.reduce((sum, { amount }) => sum + amount, 0);
      return { rate, net, vat: percentOf(net, rate) };
    });
  const net = vat.reduce((sum, one) => sum + one.net, 0);
  const vat_sum = vat.reduce((sum, one) => sum + one.vat, 0);
  return { vat, net, vat_sum, total: net + vat_sum };
};
