// Gleitzeit auf Bildschirmen, auf Deutsch.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/attendance-flex.ts';

export default {
  title: 'Gleitzeit',
  after: 'nach %{month}',
  waits: '%{month} ist noch nicht gezählt: ein Gehen fehlt',
  open: 'Auszahlen oder korrigieren …',
  popup: 'Auszahlung und Korrektur',
  action: 'Speichern',
  what: 'Was',
  kinds: {
    opening: 'Anfangsstand',
    payout: 'Auszahlung',
    more: 'mehr Stunden',
    less: 'weniger Stunden',
  },
  effects: {
    opening: 'Stunden, die die Person mitbringt. Gezählt wird ab dem Monat dieses Tages.',
    payout: 'Die Stunden gehen vom Stand ab und bleiben verzeichnet.',
    more: 'Die Stunden kommen zum Stand dazu; Zeile und Bemerkung bleiben.',
    less: 'Die Stunden gehen vom Stand ab; Zeile und Bemerkung bleiben.',
  },
  done: 'Die Buchung ist gespeichert.',
} satisfies Translation<typeof sl>;
