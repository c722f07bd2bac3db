// Lines of an invoice in French.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { invoiceLine } from '../../invoice-line.ts';
import type sl from '../sl/invoice-line.ts';

export default {
  one: 'Ligne de facture',
  many: 'Lignes de facture',
  count: '%{smart_count} ligne |||| %{smart_count} lignes',
  fields: {
    position: 'Rang',
    title: 'Ligne',
    unit: 'Unité',
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
} satisfies EntityTranslation<typeof sl, typeof invoiceLine>;
