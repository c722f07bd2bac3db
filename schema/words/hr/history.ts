// History in Croatian.
import type { Translation } from '../../core/words.ts';
import type sl from '../sl/history.ts';

export default {
  reason: '„%{reason}”',
  reordered: 'Promijenjen je redoslijed',
  rowAdded: 'dodano',
  rowRemoved: 'uklonjeno',
  all: 'Sve',
  who: 'Tko',
  link: '%{name}, poveznica',
  linkAlone: 'Klijent, poveznica',
  system: 'Sustav',
  event: 'Promjena',
  empty: 'Još nema povijesti.',
  none: 'S ovim filtrom nema zapisa.',
  show: 'Prikaži sve',
  label: 'Povijest',
  filters: 'Što prikazati',
  search: 'Traži u povijesti',
  actions: {
    merge: 'Spojeno s ovim klijentom',
    mergeInto: 'Spojeno s drugim klijentom',
    mergeClient: 'Spajanje klijenata',
    undoMerge: 'Spajanje poništeno',
    undoImport: 'Uvoz poništen',
    create: 'Dodano',
    update: 'Promjena',
    delete: 'Izbrisano',
    remove: 'Izbrisano',
    bringBack: 'Vraćeno',
    start: 'Početak',
    stop: 'Kraj',
    signIn: 'Prijava',
    signOut: 'Odjava',
  },
  groups: { time_entry: 'Unosi vremena' },
} satisfies Translation<typeof sl>;
