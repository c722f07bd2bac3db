// Mail in German.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { mail } from '../../mail.ts';
import type sl from '../sl/mail.ts';

export default {
  one: 'E-Mail',
  many: 'E-Mails',
  count: '%{smart_count} E-Mail |||| %{smart_count} E-Mails',
  create: 'Neue E-Mail',
  search: 'Empfänger, Betreff',
  empty: 'Hier stehen die E-Mails des Systems. Ohne Mailserver bleiben sie hier, damit du sie lesen kannst.',
  fields: {
    calendar: 'Kalendereintrag',
    calendar_method: 'Art des Eintrags',
    file_id: 'Anhang',
    e_invoice_id: 'Angehängte E-Rechnung',
    link_id: 'Link',
    secret: 'Schlüssel des Links',
    claimed_until: 'Versand läuft bis',
    recipient: 'Empfänger',
    reply_to: 'Antwort an',
    subject: 'Betreff',
    text: 'Text',
    html: 'HTML-Text',
    entity: 'Worum es geht',
    entity_id: 'Nummer des Eintrags',
    attempts: 'Versuche',
    next_attempt_at: 'Nächster Versuch',
    refusal: 'Antwort des Servers',
    date_added: 'Geschrieben',
    sent_at: 'Gesendet',
  },
  form: { general: 'E-Mail', sending: 'Versand' },
  values: {
    kind: {
      meeting: 'Einladung zur Besprechung',
      minutes: 'Protokoll',
      invoice: 'Rechnung',
      projectOffer: 'Projektangebot',
      confirmation: 'Bestätigung der Arbeit',
      reminder: 'Erinnerung',
      invitation: 'Einladung',
      passwordReset: 'Neues Passwort',
      account: 'Hinweis zum Konto',
      news: 'Neuigkeiten',
    },
    status: {
      waiting: 'Wartet',
      sent: 'Gesendet',
      failed: 'Nicht gesendet',
      cancelled: 'Abgebrochen',
    },
  },
  rules: { wrongState: 'Diese E-Mail ist schon gesendet oder abgebrochen. Lade die Seite neu.' },
  history: { resend: 'Erneut gesendet', cancel: 'Versand abgebrochen', sent: 'Gesendet', refused: 'Vom Server abgelehnt' },
} satisfies EntityTranslation<typeof sl, typeof mail>;
