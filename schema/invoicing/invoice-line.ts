// An invoice line is one amount of an invoice: proposed from its work or written freely; the proposal is kept beside the final values.

import { can } from '../core/access.ts';
import { index } from '../core/database-rules.ts';
import { defineEntity } from '../core/entity.ts';
import { date, decimal, integer, money, readOnly, reference, text, word } from '../core/fields.ts';
import { priceRules } from './prices.ts';

export const lineKinds = ['work', 'transport', 'material', 'free'] as const;
export const lineUnits = ['hour', 'day', 'kilometer', 'meter', 'piece', 'flat'] as const;

const percent = () => decimal({ max: 100, scale: 2, unit: 'percent' });
/** Whole seconds where the unit is the hour, so that a third of an hour is exact; otherwise in the line's unit. */
const quantity = () => decimal({ max: 315_360_000, scale: 3 });

export const invoiceLine = defineEntity({
  name: 'invoice_line',
  internal: true,
  fields: {
    invoice_id: readOnly(reference('invoice', { onDelete: 'cascade' })),
    position: integer({ min: 1, max: 100_000 }),
    kind: readOnly(word(...lineKinds).default('free')),
    task_id: readOnly(reference('task', { onDelete: 'empty' }).optional()),
    work_type_id: readOnly(reference('work_type').optional()),
    transport_type_id: readOnly(reference('transport_type').optional()),
    title: text({ max: 200 }),
    unit: word(...lineUnits).default('piece'),
    quantity: quantity().default(1),
    /** The price of one unit; empty until somebody enters a price that no rule gives. */
    price: money().optional(),
    discount: percent().default(0),
    vat_rate: percent().default(22),
    amount: readOnly(money().default(0)),
    proposed_quantity: readOnly(quantity().optional()),
    proposed_price: readOnly(money().optional()),
    proposed_vat_rate: readOnly(percent().optional()),
    price_rule: readOnly(word(...priceRules).optional()),
    /** The day whose price list was used. */
    priced_on: readOnly(date().optional()),
  },
  title: ['title'],
  access: { read: can('invoicing.read'), create: can('invoicing.write'), update: can('invoicing.write') },
  rules: {
    wholeSeconds: { field: 'quantity', holds: ({ unit, quantity: of }) => unit !== 'hour' || Number.isInteger(of) },
  },
  database: [index('invoice_id', 'position'), index('task_id'), index('work_type_id'), index('transport_type_id')],
});
