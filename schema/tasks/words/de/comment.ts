// The chat of a task in German.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/comment.ts';

export default {
  one: 'Nachricht',
  many: 'Chat',
  count: '%{smart_count} Nachricht |||| %{smart_count} Nachrichten',
  fields: {
    task_id: 'Aufgabe',
    offer_id: 'Angebot',
    project_id: 'Projekt',
    meeting_id: 'Besprechung',
    user_id: 'Von',
    text: 'Nachricht',
    mentions: 'Erwähnt',
    date_added: 'Gesendet',
  },
  values: {},
  screen: {
    write: 'Nachricht schreiben',
    newLine: 'neue Zeile',
    mention: 'erwähnen',
    audience: 'Sichtbar für alle Angemeldeten, nicht für den Kunden.',
    people: 'Wen erwähnen',
    onTask: 'an der Aufgabe',
    offTask: 'nicht an der Aufgabe, wird trotzdem benachrichtigt',
    sending: 'wird gesendet …',
    failed: 'nicht gesendet',
    again: 'Erneut senden',
    drop: 'Verwerfen',
    you: 'Du',
    fresh: 'neu',
    earlier: 'Frühere Nachrichten anzeigen',
    unread: '%{smart_count} neu |||| %{smart_count} neu',
    empty: { title: 'Noch keine Nachrichten', text: 'Schreib die erste Nachricht. Wer mit @ erwähnt wird, bekommt eine Benachrichtigung.' },
  },
} satisfies Translation<typeof sl>;
