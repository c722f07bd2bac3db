// Explains a line's quantity and price: the data that they were computed from, by kind, as stored, answered and shown.
import { z } from 'zod';
import { lineKinds, lineUnits } from './invoice-line.ts';
import type { LineKind } from './invoice-proposal.ts';
import { priceRules } from './prices.ts';

const int = z.int();
const nullableText = z.string().nullable();

const done = { user_name: z.string(), day: z.iso.date(), note: nullableText };
const stretch = z.object({ start_time: z.iso.datetime(), end_time: z.iso.datetime(), multiplier: z.number(), seconds: int });

/** The data behind one entry, ride or material, stored as JSON beside its quantity: new members must be optional, since old invoices lack them. */
export const bases = {
  work: z.object({
    ...done,
    sub_times: z.array(stretch),
    total_time: int,
    weighted_time: z.number().describe('Seconds by their multipliers'),
    non_invoiced_time: int,
    non_invoiced_comment: nullableText,
    exact_time: z.number().describe('Seconds before they are rounded up'),
    billed_time: int,
    unit_minutes: int,
  }),
  transport: z.object({
    ...done,
    vehicle: z.string(),
    start_point: nullableText,
    end_point: nullableText,
    start_kilometers: int,
    end_kilometers: int,
    kilometers: int,
  }),
  material: z.object({ ...done, quantity: z.number() }),
  /** A free line has no items. */
  free: z.object(done),
} as const satisfies Record<LineKind, z.ZodObject>;
export type Basis<Kind extends LineKind> = z.infer<(typeof bases)[Kind]>;

const item = {
  id: int,
  task_id: int.nullable(),
  company_task_id: int.nullable(),
  task_title: nullableText,
  quantity: z.number().describe('Billed seconds, kilometres, or so much of the material'),
};
const line = {
  unit: z.enum(lineUnits),
  quantity: z.number(),
  price: int.nullable(),
  discount: z.number(),
  vat_rate: z.number(),
  amount: int,
  proposed_quantity: z.number().nullable(),
  proposed_price: int.nullable(),
  price_rule: z.enum(priceRules).nullable(),
  priced_on: z.iso.date().nullable().describe('The day whose price it is'),
};
const explained = <Kind extends LineKind, Shape extends z.ZodRawShape>(kind: Kind, basis: z.ZodObject<Shape>) =>
  z.object({ kind: z.literal(kind), ...line, items: z.array(z.object({ ...item, ...basis.shape })) });
const byKind = {
  work: explained('work', bases.work),
  transport: explained('transport', bases.transport),
  material: explained('material', bases.material),
  free: explained('free', bases.free),
} as const satisfies Record<LineKind, z.ZodObject>;

const [first, ...others] = lineKinds;
export const explanation = z
  .discriminatedUnion('kind', [byKind[first], ...others.map((kind) => byKind[kind])])
  .meta({ id: 'InvoiceLineExplained' });
export type Explanation = z.infer<typeof explanation>;
