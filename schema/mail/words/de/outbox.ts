// The outbox on its screen in German.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/outbox.ts';

export default {
  look: 'Ansicht',
  resend: 'Erneut senden',
  sendNow: 'Jetzt senden',
  cancel: 'Versand abbrechen',
  resent: 'Wieder unterwegs: %{email}.',
  cancelled: 'Versand abgebrochen: %{email}.',
  failed: 'Der Mailserver hat die E-Mail abgelehnt',
  failedNote: 'Sie wird nicht mehr von selbst gesendet. Prüfe die Adresse und sende sie erneut.',
  later:
    'Der Mailserver hat sie noch nicht angenommen, %{smart_count} Versuch |||| Der Mailserver hat sie noch nicht angenommen, %{smart_count} Versuche',
  next: 'Nächster Versuch: %{time}.',
  noServer: 'Es ist kein Mailserver eingerichtet',
  noServerNote:
    'Die E-Mail wartet hier und geht hinaus, sobald ein Server eingerichtet ist. Ihren Links fehlt der Schlüssel: Kunden gibst du den Link aus der Aufgabe weiter, Kollegen von ihrer Seite.',
  atUser: {
    failed: 'Der Passwort-Link kam bei %{email} nicht an. Prüfe die Adresse und sende ihn erneut.',
    late: 'Der Mailserver hat den Passwort-Link an %{email} noch nicht angenommen.',
  },
  atTask: {
    again: 'Erneut senden …',
    late: 'Der Mailserver hat die E-Mail noch nicht angenommen. Wir versuchen es weiter.',
    cancelled: 'Der Versand der E-Mail wurde abgebrochen. Sende erneut oder gib den Link weiter.',
    reminded: 'Kunde erinnert: %{date}.',
  },
} satisfies Translation<typeof sl>;
