// An invoice item is what a line bills: one time entry, ride or material, so that nothing is billed twice, with the data behind its quantity.
import { can } from '../core/access.ts';
import { check, index, unique } from '../core/database-rules.ts';
import { defineEntity } from '../core/entity.ts';
import { decimal, flag, longText, readOnly, reference } from '../core/fields.ts';

const living = 'released = false';

export const invoiceItem = defineEntity({
  name: 'invoice_item',
  internal: true,
  fields: {
    invoice_id: readOnly(reference('invoice', { onDelete: 'cascade' })),
    line_id: readOnly(reference('invoice_line', { onDelete: 'cascade' })),
    task_id: readOnly(reference('task', { onDelete: 'empty' }).optional()),
    // Empty once the entry was deleted, which is possible only after the invoice was cancelled.
    time_entry_id: readOnly(reference('time_entry', { onDelete: 'empty' }).optional()),
    transport_id: readOnly(reference('transport', { onDelete: 'empty' }).optional()),
    material_id: readOnly(reference('material', { onDelete: 'empty' }).optional()),
    /** Billed seconds, kilometres, or the material's quantity. */
    quantity: readOnly(decimal({ max: 315_360_000, scale: 3 })),
    /** The data that the quantity was computed from (JSON): a cancelled invoice explains itself although the work changes. */
    basis: readOnly(longText({ max: 1_000_000 })),
    released: readOnly(flag().default(false)),
  },
  title: ['quantity'],
  access: { read: can('invoicing.read') },
  database: [
    unique('time_entry_id').where(living),
    unique('transport_id').where(living),
    unique('material_id').where(living),
    check('held', 'released = true or time_entry_id is not null or transport_id is not null or material_id is not null'),
    index('invoice_id', 'task_id'),
    index('task_id'),
    index('line_id'),
    index('time_entry_id'),
    index('transport_id'),
    index('material_id'),
  ],
});
