// Notifications in German: the list under the bell, its kinds and what a row says.
import type { Translation } from '../../core/words.ts';
import type sl from '../sl/notification.ts';

export default {
  title: 'Mitteilungen',
  unread: '%{smart_count} neue Mitteilung |||| %{smart_count} neue Mitteilungen',
  allRead: 'Alle gelesen',
  earlier: 'Ältere anzeigen',
  new: 'Neu',
  empty: {
    title: 'Keine Mitteilungen',
    text: 'Hier steht, was dich betrifft: eine zugewiesene Aufgabe, die Antwort eines Kunden, eine Erwähnung im Chat.',
  },
  somebody: 'Kunde',
  kinds: {
    taskGiven: { title: 'Die Aufgabe gehört jetzt dir', by: 'Zuweisung: %{by}' },
    taskStolen: { title: 'Die Aufgabe gehört nicht mehr dir', by: 'Übernahme: %{by}' },
    taskDeclined: { title: 'Der Kunde hat nicht bestätigt', by: '„%{reason}“' },
    taskConfirmed: { title: 'Der Kunde hat bestätigt', by: 'Bestätigung: %{name}' },
    mention: { title: 'Erwähnung im Chat', by: '%{by}: „%{text}“' },
  },
} satisfies Translation<typeof sl>;
