// Lines of an invoice in French.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/invoice-line.ts';

export default {
  one: 'Ligne de facture',
  many: 'Lignes de facture',
  count: '%{smart_count} ligne |||| %{smart_count} lignes',
  fields: {
    invoice_id: 'Facture',
    position: 'Rang',
    kind: 'Type',
    task_id: 'Tâche',
    work_type_id: 'Type de travail',
    transport_type_id: 'Type de trajet',
    title: 'Ligne',
    unit: 'Unité',
    quantity: 'Quantité',
    price: 'Prix',
    discount: 'Remise',
    vat_rate: 'TVA',
    amount: 'Montant',
    proposed_quantity: 'Quantité proposée',
    proposed_price: 'Prix proposé',
    proposed_vat_rate: 'TVA proposée',
    price_rule: 'Origine du prix',
    priced_on: 'Date du prix',
  },
  values: {
    kind: {
      work: 'Travail',
      transport: 'Trajet',
      material: 'Matériel',
      free: 'Ligne libre',
    },
    unit: {
      hour: 'heure',
      day: 'jour',
      kilometer: 'kilomètre',
      meter: 'mètre',
      piece: 'pièce',
      flat: 'forfait',
    },
    price_rule: {
      clientList: 'Tarif du client',
      userType: 'Type d’utilisateur',
      workType: 'Type de travail',
      transportType: 'Type de trajet',
      none: 'Sans prix',
    },
  },
  rules: {
    wholeSeconds: 'Le temps se compte en secondes entières.',
  },
} satisfies Translation<typeof sl>;
