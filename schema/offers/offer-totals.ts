// The totals of an offer: each line, each group, and the sum less discount plus tax; the same on server, screen and paper.
import { percentOf, priced } from '../core/rounding.ts';

export type LineKind = 'work' | 'material' | 'transport' | 'lumpSum';
export type OfferLine = {
  readonly kind: LineKind;
  readonly title: string;
  readonly work_type_id: number | null;
  readonly quantity: number;
  readonly unit: string | null;
  /** Cents. */
  readonly price: number;
  /** Percent. */
  readonly discount: number;
};
export type Priced = {
  readonly lines: readonly Pick<OfferLine, 'kind' | 'quantity' | 'price' | 'discount'>[];
  readonly discount: number;
  readonly vat_rate: number;
  readonly reverse_charge: boolean;
};
/** The groups of lines, in order. */
export const lineGroups = ['work', 'material', 'other'] as const;
export type LineGroup = (typeof lineGroups)[number];
export const groupOf = (kind: LineKind): LineGroup => (kind === 'work' || kind === 'material' ? kind : 'other');

export type Totals = {
  /** The amount of each line, in order. */
  readonly amounts: readonly number[];
  readonly groups: Readonly<Record<LineGroup, number>>;
  readonly sum: number;
  readonly discount: number;
  readonly net: number;
  readonly vat: number;
  readonly total: number;
};

export const totalsOf = ({ lines, discount: percent, vat_rate, reverse_charge }: Priced): Totals => {
  const amounts = lines.map(({ quantity, price, discount }) => priced(quantity, price, discount));
  const groups: Record<LineGroup, number> = { work: 0, material: 0, other: 0 };
  for (const [at, { kind }] of lines.entries()) groups[groupOf(kind)] += amounts[at] ?? 0;
  const sum = groups.work + groups.material + groups.other;
  const discount = percentOf(sum, percent);
  const net = sum - discount;
  const vat = reverse_charge ? 0 : percentOf(net, vat_rate);
  return { amounts, groups, sum, discount, net, vat, total: net + vat };
};

/** The lines by group; within a group in their original order. */
export const inGroups = <L extends Pick<OfferLine, 'kind'>>(lines: readonly L[]): L[] =>
  lineGroups.flatMap((group) => lines.filter(({ kind }) => groupOf(kind) === group));

export type Difference = { readonly title: string } & (
  | { readonly kind: 'added' | 'removed'; readonly amount: number }
  | { readonly kind: 'changed'; readonly before: OfferLine; readonly after: OfferLine }
);
const keyOf = ({ kind, title }: OfferLine) => `${kind} ${title.trim().toLocaleLowerCase()}`;
const saysSame = (one: OfferLine, other: OfferLine) =>
  one.quantity === other.quantity && one.price === other.price && one.discount === other.discount && one.unit === other.unit;

/** Compares the lines of two versions: lines match by kind and title. */
export const differencesOf = (before: readonly OfferLine[], after: readonly OfferLine[]): Difference[] => {
  const amountOf = ({ quantity, price, discount }: OfferLine) => priced(quantity, price, discount);
  const left = [...before];
  const found = after.map((line) => {
    const at = left.findIndex((one) => keyOf(one) === keyOf(line));
    return at < 0 ? null : (left.splice(at, 1)[0] ?? null);
  });
  return [
    ...after.flatMap((line, at): Difference[] => {
      const old = found[at];
      if (!old) return [{ kind: 'added', title: line.title, amount: amountOf(line) }];
      return saysSame(old, line) ? [] : [{ kind: 'changed', title: line.title, before: old, after: line }];
    }),
    ...left.map((line): Difference => ({ kind: 'removed', title: line.title, amount: amountOf(line) })),
  ];
};
