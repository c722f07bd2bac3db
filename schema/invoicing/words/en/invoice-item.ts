// What a line of an invoice bills in English.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/invoice-item.ts';

export default {
  one: 'Invoiced entry',
  many: 'Invoiced entries',
  count: '%{smart_count} entry |||| %{smart_count} entries',
  fields: {
    invoice_id: 'Invoice',
    line_id: 'Line',
    task_id: 'Task',
    time_entry_id: 'Time',
    transport_id: 'Ride',
    material_id: 'Material',
    quantity: 'Quantity',
    basis: 'Calculation',
    released: 'Released',
  },
  rules: {
    invoice_item_time_entry_id_unique: 'This time has already been invoiced.',
    invoice_item_transport_id_unique: 'This ride has already been invoiced.',
    invoice_item_material_id_unique: 'This material has already been invoiced.',
    invoice_item_held: 'What is on an invoice cannot be deleted.',
  },
} satisfies Translation<typeof sl>;
