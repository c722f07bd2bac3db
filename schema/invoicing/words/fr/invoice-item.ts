// What a line of an invoice bills in French.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/invoice-item.ts';

export default {
  one: 'Saisie facturée',
  many: 'Saisies facturées',
  count: '%{smart_count} saisie |||| %{smart_count} saisies',
  fields: {
    invoice_id: 'Facture',
    line_id: 'Ligne',
    task_id: 'Tâche',
    time_entry_id: 'Temps',
    transport_id: 'Trajet',
    material_id: 'Matériel',
    quantity: 'Quantité',
    basis: 'Calcul',
    released: 'Libérée',
  },
  rules: {
    invoice_item_time_entry_id_unique: 'Ce temps est déjà facturé.',
    invoice_item_transport_id_unique: 'Ce trajet est déjà facturé.',
    invoice_item_material_id_unique: 'Ce matériel est déjà facturé.',
    invoice_item_held: 'Ce qui est sur une facture ne se supprime pas.',
  },
} satisfies Translation<typeof sl>;
