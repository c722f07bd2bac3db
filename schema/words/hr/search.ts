// Search and commands in Croatian: the palette over every page.
import type { Translation } from '../../core/words.ts';
import type sl from '../sl/search.ts';

export default {
  title: 'Pretraga i naredbe',
  field: 'Traži zadatke, klijente, ljude …',
  all: 'Sve',
  kinds: 'Vrste rezultata',
  hits: '%{smart_count} rezultat |||| %{smart_count} rezultata |||| %{smart_count} rezultata',
  manyHits: 'više od %{count} rezultata',
  exactly: 'točno 1',
  exact: '%{kind} s tim brojem',
  now: 'Na #%{number} odmah',
  none: 'Nema rezultata za „%{text}”.',
  failed: 'Pretraga trenutačno ne radi. Provjeri vezu i pokušaj ponovno.',
  opened: 'Zadnje otvoreno',
  nothingOpened: 'Upiši što tražiš: ime, adresu, telefon ili broj zadatka.',
  commands: 'Naredbe',
  newTask: 'Novi zadatak s naslovom „%{title}”',
  tasksOf: 'otvara zadatke',
  yours: 'teče ti',
  archived: 'u arhivi',
  theme: { dark: 'Tamna tema', light: 'Svijetla tema' },
  language: 'Jezik: %{language}',
  copyLink: 'Kopiraj poveznicu',
  copied: 'Poveznica je kopirana.',
  due: 'rok %{when}',
  keys: { nextKind: 'sljedeća vrsta', newTab: 'nova kartica', task: 'zadatak', person: 'osoba', command: 'naredba' },
} satisfies Translation<typeof sl>;
