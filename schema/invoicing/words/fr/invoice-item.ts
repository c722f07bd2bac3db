// Invoice items in French.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { invoiceItem } from '../../invoice-item.ts';
import type sl from '../sl/invoice-item.ts';

export default {
  one: 'Saisie facturée',
  many: 'Saisies facturées',
  count: '%{smart_count} saisie |||| %{smart_count} saisies',
  fields: { line_id: 'Ligne', time_entry_id: 'Temps', basis: 'Calcul', released: 'Libérée' },
  rules: {
    invoice_item_time_entry_id_unique: 'Ce temps est déjà facturé.',
    invoice_item_transport_id_unique: 'Ce trajet est déjà facturé.',
    invoice_item_material_id_unique: 'Ce matériel est déjà facturé.',
    invoice_item_held: 'Ce qui est sur une facture ne se supprime pas.',
  },
} satisfies EntityTranslation<typeof sl, typeof invoiceItem>;
