// Prices of the kilometre in German.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { kilometerPrice } from '../../kilometer-price.ts';
import type sl from '../sl/kilometer-price.ts';

export default {
  one: 'Kilometerpreis',
  many: 'Kilometerpreise',
  count: '%{smart_count} Kilometerpreis |||| %{smart_count} Kilometerpreise',
  create: 'Neuer Kilometerpreis',
  search: 'Notiz',
  empty:
    'Hier stehen Kilometerpreise, die ab einem bestimmten Tag gelten: für einen Kunden oder für alle. Solange es keine gibt, gilt der Preis der Fahrtart. Der erste entsteht mit „Neuer Kilometerpreis“.',
  fields: { price_per_km: 'Kilometerpreis' },
  form: { general: 'Preis', whose: 'Für wen er gilt' },
  help: {
    valid_from: 'Ein Preis gilt, bis der nächste beginnt. Für eine Fahrt gilt der Preis ihres Tages.',
    client_id: 'Leer heißt: für alle Kunden. Der eigene Preis eines Kunden geht vor.',
  },
  none: { client_id: 'alle Kunden' },
  rules: {
    kilometer_price_client_id_transport_type_id_valid_from_unique:
      'Ab diesem Tag gibt es dafür schon einen Preis. Wähle einen anderen Tag oder ändere den vorhandenen.',
    kilometer_price_transport_type_id_valid_from_unique:
      'Ab diesem Tag gibt es dafür schon einen Preis. Wähle einen anderen Tag oder ändere den vorhandenen.',
  },
} satisfies EntityTranslation<typeof sl, typeof kilometerPrice>;
