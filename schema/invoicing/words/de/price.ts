// Prices of an hour in German.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { price } from '../../price.ts';
import type sl from '../sl/price.ts';

export default {
  one: 'Stundenpreis',
  many: 'Stundenpreise',
  count: '%{smart_count} Stundenpreis |||| %{smart_count} Stundenpreise',
  create: 'Neuer Stundenpreis',
  search: 'Notiz',
  empty:
    'Hier stehen Stundenpreise, die ab einem bestimmten Tag gelten: für einen Kunden, für einen Benutzertyp oder für alle. Solange es keine gibt, gilt der Preis der Tätigkeit. Der erste entsteht mit „Neuer Stundenpreis“.',
  fields: { hourly_price: 'Stundenpreis' },
  form: { general: 'Preis', whose: 'Für wen er gilt' },
  help: {
    valid_from: 'Ein Preis gilt, bis der nächste beginnt. Für Arbeit gilt der Preis ihres Tages.',
    client_id: 'Leer heißt: für alle Kunden. Der eigene Preis eines Kunden geht vor.',
    user_type_id: 'Leer heißt: für alle, die arbeiten.',
  },
  none: { client_id: 'alle Kunden', user_type_id: 'alle' },
  rules: {
    price_client_id_user_type_id_work_type_id_valid_from_unique:
      'Ab diesem Tag gibt es dafür schon einen Preis. Wähle einen anderen Tag oder ändere den vorhandenen.',
    price_client_id_work_type_id_valid_from_unique:
      'Ab diesem Tag gibt es dafür schon einen Preis. Wähle einen anderen Tag oder ändere den vorhandenen.',
    price_user_type_id_work_type_id_valid_from_unique:
      'Ab diesem Tag gibt es dafür schon einen Preis. Wähle einen anderen Tag oder ändere den vorhandenen.',
    price_work_type_id_valid_from_unique:
      'Ab diesem Tag gibt es dafür schon einen Preis. Wähle einen anderen Tag oder ändere den vorhandenen.',
  },
} satisfies EntityTranslation<typeof sl, typeof price>;
