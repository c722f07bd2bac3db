// What a line of an invoice bills in Croatian.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/invoice-item.ts';

export default {
  one: 'Fakturirani unos',
  many: 'Fakturirani unosi',
  count: '%{smart_count} unos |||| %{smart_count} unosa |||| %{smart_count} unosa',
  fields: {
    invoice_id: 'Račun',
    line_id: 'Stavka',
    task_id: 'Zadatak',
    time_entry_id: 'Vrijeme',
    transport_id: 'Vožnja',
    material_id: 'Materijal',
    quantity: 'Količina',
    basis: 'Izračun',
    released: 'Oslobođeno',
  },
  rules: {
    invoice_item_time_entry_id_unique: 'Ovo je vrijeme već fakturirano.',
    invoice_item_transport_id_unique: 'Ova je vožnja već fakturirana.',
    invoice_item_material_id_unique: 'Ovaj je materijal već fakturiran.',
    invoice_item_held: 'Ono što je na računu ne briše se.',
  },
} satisfies Translation<typeof sl>;
