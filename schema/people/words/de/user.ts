// Users in German.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { user } from '../../user.ts';
import type sl from '../sl/user.ts';

export default {
  one: 'Benutzer',
  many: 'Benutzer',
  count: '%{smart_count} Benutzer |||| %{smart_count} Benutzer',
  create: 'Neuer Benutzer',
  search: 'Vorname, Nachname, E-Mail, Telefon',
  empty: 'Hier stehen die Personen des Unternehmens, die sich anmelden. Der erste Eintrag entsteht mit „Neuer Benutzer“.',
  fields: {
    name: 'Vorname',
    last_name: 'Nachname',
    email: 'E-Mail zur Anmeldung',
    contract_hours: 'Vertragsstunden',
    vacation_days: 'Urlaub',
    notification_start_hour: 'Benachrichtigungen von',
    notification_end_hour: 'Benachrichtigungen bis',
    active: 'Aktives Konto',
    theme: 'Design',
    zoom: 'Zoom',
    password_hash: 'Passwort',
    password_set_at: 'Passwort festgelegt',
    invited_at: 'Eingeladen',
    rfid_tag: 'Chip',
    pin_set_at: 'PIN gesetzt',
    pin_hash: 'PIN',
    pin_key: 'PIN-Prüfwert',
    second_factor_since: 'Zweiter Faktor',
    second_factor_required: 'Zweiter Faktor Pflicht',
    second_factor_secret: 'Schlüssel des zweiten Faktors',
    second_factor_step: 'Letzter Code des zweiten Faktors',
  },
  short: { email: 'E-Mail', user_type_id: 'Typ', active: 'Konto' },
  form: { general: 'Persönlich', work: 'Arbeit', notifications: 'Benachrichtigungen', terminal: 'Zeitterminal' },
  help: {
    user_type_id: 'Bestimmt, aus welchen Tätigkeiten die Person wählt.',
    rfid_tag: 'Die Nummer, die das Zeitterminal liest: Halte den Chip an ein Lesegerät, während das Feld ausgewählt ist.',
    notifications: 'Außerhalb dieser Stunden warten Benachrichtigungen, auch E-Mails.',
  },
  values: { active: { true: 'Aktiv', false: 'Deaktiviert' }, theme: { dark: 'Dunkel', light: 'Hell' } },
  rules: {
    notificationHours: 'Benachrichtigungen müssen nach ihrem Beginn enden. Korrigiere eine der Stunden.',
    user_email_unique: 'Diese E-Mail gehört schon zu einem anderen Benutzer. Gib eine andere ein.',
    user_rfid_tag_unique: 'Dieser Chip gehört schon jemand anderem. Nimm einen anderen.',
    user_pin_key_unique: 'Diese PIN ist schon vergeben. Fordere eine andere an.',
  },
} satisfies EntityTranslation<typeof sl, typeof user>;
