// Search and commands in German: the palette over every page.
import type { Translation } from '../../core/words.ts';
import type sl from '../sl/search.ts';

export default {
  title: 'Suche und Befehle',
  field: 'Aufgaben, Kunden, Personen suchen …',
  all: 'Alle',
  kinds: 'Arten von Treffern',
  hits: '%{smart_count} Treffer |||| %{smart_count} Treffer',
  manyHits: 'mehr als %{count} Treffer',
  exactly: 'genau 1',
  exact: '%{kind} mit dieser Nummer',
  now: 'Gleich bei #%{number}',
  none: 'Keine Treffer für „%{text}“.',
  failed: 'Die Suche funktioniert gerade nicht. Prüfe die Verbindung und versuche es erneut.',
  opened: 'Zuletzt geöffnet',
  nothingOpened: 'Tippe, was du suchst: Name, Adresse, Telefon oder Nummer einer Aufgabe.',
  commands: 'Befehle',
  newTask: 'Neue Aufgabe mit dem Titel „%{title}“',
  tasksOf: 'öffnet die Aufgaben',
  yours: 'läuft bei dir',
  archived: 'archiviert',
  theme: { dark: 'Dunkles Design', light: 'Helles Design' },
  language: 'Sprache: %{language}',
  copyLink: 'Link kopieren',
  copied: 'Der Link ist kopiert.',
  due: 'fällig %{when}',
  keys: { nextKind: 'nächste Art', newTab: 'neuer Tab', task: 'Aufgabe', person: 'Person', command: 'Befehl' },
} satisfies Translation<typeof sl>;
