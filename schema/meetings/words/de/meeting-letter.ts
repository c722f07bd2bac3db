// Mails about meetings to people outside in German.

import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/meeting-letter.ts';

export default {
  when: 'Wann: %{when}',
  where: 'Wo: %{place}',
  who: 'Es lädt ein: %{name}',
  reason: 'Grund: %{reason}',
  action: 'Teilnahme bestätigen',
  decline: 'Wenn Sie nicht kommen können, sagen Sie hier ab:',
  'new': {
    subject: 'Einladung zur Besprechung: %{title} (%{number})',
    text: 'wir laden Sie zur Besprechung „%{title}“ ein. Ein Eintrag für Ihren Kalender liegt bei.',
  },
  again: {
    subject: 'Erinnerung: Einladung zur Besprechung %{title} (%{number})',
    text: 'auf die Einladung zur Besprechung „%{title}“ erwarten wir noch Ihre Antwort. Falls Sie inzwischen geantwortet haben, betrachten Sie diese Nachricht als gegenstandslos.',
  },
  moved: {
    subject: 'Neuer Termin: %{title} (%{number})',
    text: 'wir haben die Besprechung „%{title}“ verschoben. Bitte bestätigen Sie den neuen Termin; der beiliegende Eintrag aktualisiert Ihren Kalender.',
  },
  changed: {
    subject: 'Besprechung geändert: %{title} (%{number})',
    text: 'Angaben zur Besprechung „%{title}“ haben sich geändert. Der beiliegende Eintrag aktualisiert Ihren Kalender.',
  },
  cancelled: {
    subject: 'Abgesagt: %{title} (%{number})',
    text: 'die Besprechung „%{title}“ findet nicht statt. Der beiliegende Eintrag entfernt sie aus Ihrem Kalender.',
  },
  removed: {
    subject: 'Einladung zurückgezogen: %{title} (%{number})',
    text: 'wir ziehen die Einladung zur Besprechung „%{title}“ zurück, Ihre Teilnahme ist nicht mehr nötig. Der beiliegende Eintrag entfernt sie aus Ihrem Kalender.',
  },
  minutes: {
    subject: 'Protokoll der Besprechung: %{title} (%{number})',
    text: 'das Protokoll der Besprechung „%{title}“ (%{when}) liegt bei. Gesendet von %{by}.',
  },
} satisfies Translation<typeof sl>;
