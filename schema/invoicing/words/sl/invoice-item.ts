// Invoice items in Slovenian.
import type { EntityWords } from '../../../core/entity-words.ts';
import type { invoiceItem } from '../../invoice-item.ts';

export default {
  one: 'Zaračunan vnos',
  many: 'Zaračunani vnosi',
  count: '%{smart_count} vnos |||| %{smart_count} vnosa |||| %{smart_count} vnosi |||| %{smart_count} vnosov',
  fields: { line_id: 'Postavka', time_entry_id: 'Čas', basis: 'Izračun', released: 'Sproščeno' },
  rules: {
    invoice_item_time_entry_id_unique: 'Ta čas je že zaračunan.',
    invoice_item_transport_id_unique: 'Ta prevoz je že zaračunan.',
    invoice_item_material_id_unique: 'Ta material je že zaračunan.',
    invoice_item_held: 'Kar je na računu, se ne briše.',
  },
} as const satisfies Pick<EntityWords<typeof invoiceItem>, 'one' | 'many' | 'count' | 'fields' | 'values' | 'rules'>;
