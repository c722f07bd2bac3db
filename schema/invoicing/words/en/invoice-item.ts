// Invoice items in English.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { invoiceItem } from '../../invoice-item.ts';
import type sl from '../sl/invoice-item.ts';

export default {
  one: 'Invoiced entry',
  many: 'Invoiced entries',
  count: '%{smart_count} entry |||| %{smart_count} entries',
  fields: { line_id: 'Line', time_entry_id: 'Time', basis: 'Calculation', released: 'Released' },
  rules: {
    invoice_item_time_entry_id_unique: 'This time has already been invoiced.',
    invoice_item_transport_id_unique: 'This ride has already been invoiced.',
    invoice_item_material_id_unique: 'This material has already been invoiced.',
    invoice_item_held: 'What is on an invoice cannot be deleted.',
  },
} satisfies EntityTranslation<typeof sl, typeof invoiceItem>;
