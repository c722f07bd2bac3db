// The chat of a task in German.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { comment } from '../../comment.ts';
import type sl from '../sl/comment.ts';

export default {
  one: 'Nachricht',
  many: 'Chat',
  count: '%{smart_count} Nachricht |||| %{smart_count} Nachrichten',
  fields: { user_id: 'Von', text: 'Nachricht', mentions: 'Erwähnt', date_added: 'Gesendet' },
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
} satisfies EntityTranslation<typeof sl, typeof comment>;
