// Proposes an invoice's lines: work by task and work type, kilometres by transport type, material by its name; different prices make separate lines.

import { fold } from '../core/fold.ts';
import type { Basis } from './explanation.ts';
import type { lineKinds, lineUnits } from './invoice-line.ts';
import type { PriceRule } from './prices.ts';

export type LineKind = (typeof lineKinds)[number];
export type LineUnit = (typeof lineUnits)[number];

/** The kinds of lines that bill work; free lines are written by people. */
export type BillableKind = Exclude<LineKind, 'free'>;
/** The entry, ride or material of an item. */
type HeldOf = {
  readonly work: { readonly time_entry_id: number };
  readonly transport: { readonly transport_id: number };
  readonly material: { readonly material_id: number };
};

type BillableOf<Kind extends BillableKind> = {
  readonly kind: Kind;
  readonly held: HeldOf[Kind];
  readonly task_id: number;
  readonly work_type_id: number | null;
  readonly transport_type_id: number | null;
  readonly title: string;
  readonly unit: LineUnit;
  readonly quantity: number;
  readonly price: number | null;
  readonly price_rule: PriceRule;
  /** The day of the work, which determines the price. */
  readonly day: string;
  readonly basis: Readonly<Basis<Kind>>;
};
/** One billable item, with the data behind its quantity. */
export type Billable = { readonly [Kind in BillableKind]: BillableOf<Kind> }[BillableKind];
export type ProposedLine = Omit<Billable, 'held' | 'basis' | 'day' | 'task_id'> & {
  /** Null for kilometres, which are summed over all tasks. */
  readonly task_id: number | null;
  readonly priced_on: string;
  readonly items: readonly Pick<Billable, 'held' | 'task_id' | 'quantity' | 'basis'>[];
};

type Keyed = { readonly kind: LineKind } & Pick<
  ProposedLine,
  'task_id' | 'work_type_id' | 'transport_type_id' | 'title' | 'unit' | 'price' | 'price_rule'
>;
/** The key by which items are grouped into one line. */
export const lineKey = ({ kind, task_id, work_type_id, transport_type_id, title, unit, price, price_rule }: Keyed): string =>
  JSON.stringify([
    kind,
    kind === 'transport' ? null : task_id,
    work_type_id,
    transport_type_id,
    kind === 'material' ? fold(title) : '',
    unit,
    price,
    price_rule,
  ]);

/** Quantities have three digits; they are summed in integer thousandths. */
const thousandth = 1000;
export const summed = (quantities: readonly number[]): number =>
  quantities.reduce((sum, one) => sum + Math.round(one * thousandth), 0) / thousandth;

const kinds: readonly LineKind[] = ['work', 'transport', 'material'];

/** Work first, then kilometres, then material, each in its original order; lines with a quantity of zero are left out. */
export const proposedLines = (billables: readonly Billable[]): ProposedLine[] => {
  const lines = [...Map.groupBy(billables, lineKey).values()].flatMap((group): ProposedLine[] => {
    const [first] = group;
    const quantity = summed(group.map((one) => one.quantity));
    if (!first || quantity === 0) return [];
    const { held: _held, basis: _basis, day, ...line } = first;
    const priced_on = group.reduce((earliest, one) => (one.day < earliest ? one.day : earliest), day);
    const items = group.map(({ held, task_id, quantity: itemQuantity, basis }) => ({ held, task_id, quantity: itemQuantity, basis }));
    return [{ ...line, task_id: line.kind === 'transport' ? null : line.task_id, quantity, priced_on, items }];
  });
  return lines.sort((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind));
};
