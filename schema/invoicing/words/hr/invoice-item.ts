// Invoice items in Croatian.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { invoiceItem } from '../../invoice-item.ts';
import type sl from '../sl/invoice-item.ts';

export default {
  one: 'Fakturirani unos',
  many: 'Fakturirani unosi',
  count: '%{smart_count} unos |||| %{smart_count} unosa |||| %{smart_count} unosa',
  fields: { line_id: 'Stavka', time_entry_id: 'Vrijeme', basis: 'Izračun', released: 'Oslobođeno' },
  rules: {
    invoice_item_time_entry_id_unique: 'Ovo je vrijeme već fakturirano.',
    invoice_item_transport_id_unique: 'Ova je vožnja već fakturirana.',
    invoice_item_material_id_unique: 'Ovaj je materijal već fakturiran.',
    invoice_item_held: 'Ono što je na računu ne briše se.',
  },
} satisfies EntityTranslation<typeof sl, typeof invoiceItem>;
