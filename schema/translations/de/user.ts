// Users in German.
import type { Translation } from '../../core/words.ts';
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
    phone: 'Telefon',
    role_id: 'Rolle',
    user_type_id: 'Benutzertyp',
    contract_hours: 'Vertragsstunden',
    vacation_days: 'Urlaub',
    notification_start_hour: 'Benachrichtigungen von',
    notification_end_hour: 'Benachrichtigungen bis',
    language: 'Sprache',
    active: 'Aktives Konto',
    theme: 'Design',
    zoom: 'Zoom',
    password_hash: 'Passwort',
  },
  short: { email: 'E-Mail', user_type_id: 'Typ', active: 'Konto' },
  form: { general: 'Persönlich', work: 'Arbeit', notifications: 'Benachrichtigungen', state: 'Konto' },
  help: {
    notifications: 'Außerhalb dieser Stunden warten Benachrichtigungen, auch E-Mails.',
    active: 'Mit einem deaktivierten Konto ist keine Anmeldung möglich. Aufgaben und Zeiten bleiben.',
  },
  values: { active: { true: 'Aktiv', false: 'Deaktiviert' }, theme: { dark: 'Dunkel', light: 'Hell' } },
  rules: {
    notificationHours: 'Benachrichtigungen müssen nach ihrem Beginn enden. Korrigiere eine der Stunden.',
    user_email_unique: 'Diese E-Mail gehört schon zu einem anderen Benutzer. Gib eine andere ein.',
  },
} satisfies Translation<typeof sl>;
