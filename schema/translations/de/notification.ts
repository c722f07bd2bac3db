// Notifications in German: the list under the bell, its kinds and what a row says.
import type { Translation } from '../../core/words.ts';
import type sl from '../sl/notification.ts';

export default {
  title: 'Benachrichtigungen',
  unread: '%{smart_count} neue Benachrichtigung |||| %{smart_count} neue Benachrichtigungen',
  allRead: 'Alle gelesen',
  earlier: 'Ältere anzeigen',
  new: 'Neu',
  empty: {
    title: 'Keine Benachrichtigungen',
    text: 'Hier steht, was dich betrifft: eine zugewiesene Aufgabe, die Antwort eines Kunden, eine Erwähnung im Chat.',
  },
  somebody: 'Kunde',
  mail: {
    subject: '%{smart_count} neue Benachrichtigung |||| %{smart_count} neue Benachrichtigungen',
    action: 'In der App öffnen',
    why: 'Du bekommst diese E-Mail, weil es in deinem Profil so eingestellt ist; dort lässt sie sich abschalten.',
  },
  choices: {
    title: 'Wie du es erfahren willst',
    app: 'In der App',
    mail: 'Auch per E-Mail',
    none: 'Gar nicht',
    kinds: {
      taskGiven: 'Aufgabe zugewiesen',
      taskStolen: 'Aufgabe übernommen',
      taskDeclined: 'Vom Kunden abgelehnt',
      taskConfirmed: 'Vom Kunden bestätigt',
      meetingInvited: 'Einladung zur Besprechung',
      meetingMoved: 'Die Besprechung ist verschoben',
      meetingCancelled: 'Die Besprechung ist abgesagt',
      meetingAccepted: 'Teilnahme bestätigt',
      meetingDeclined: 'Teilnahme abgesagt',
      mention: 'Erwähnung im Chat',
    },
  },
  quiet: 'Ruhe von %{from} bis %{to}. Benachrichtigungen warten so lange, auch E-Mails.',
  never_quiet: 'Benachrichtigungen kommen zu jeder Stunde.',
  change: 'Ändern',
  more: '%{smart_count} Benachrichtigung, zuletzt: |||| %{smart_count} Benachrichtigungen, zuletzt:',
  kinds: {
    taskGiven: { title: 'Die Aufgabe gehört jetzt dir', by: 'Zuweisung: %{by}' },
    taskStolen: { title: 'Die Aufgabe gehört nicht mehr dir', by: 'Übernahme: %{by}' },
    taskDeclined: { title: 'Der Kunde hat abgelehnt', by: '„%{reason}“' },
    taskConfirmed: { title: 'Der Kunde hat bestätigt', by: 'Bestätigung: %{name}' },
    meetingInvited: { title: 'Einladung zur Besprechung', by: 'Es lädt ein: %{by}' },
    meetingMoved: { title: 'Die Besprechung ist verschoben', by: 'Verschoben von %{by}' },
    meetingCancelled: { title: 'Die Besprechung ist abgesagt', by: 'Abgesagt von %{by}' },
    meetingAccepted: { title: 'Teilnahme bestätigt', by: '%{name} kommt' },
    meetingDeclined: { title: 'Teilnahme abgesagt', by: '%{name}: „%{reason}“' },
    mention: { title: 'Erwähnung im Chat', by: '%{by}: „%{text}“' },
  },
} satisfies Translation<typeof sl>;
