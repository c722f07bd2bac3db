// History in German.
import type { Translation } from '../../core/words.ts';
import type sl from '../sl/history.ts';

export default {
  reason: '„%{reason}“',
  reordered: 'Nur die Reihenfolge ist anders',
  rowAdded: 'hinzugefügt',
  rowRemoved: 'entfernt',
  all: 'Alles',
  who: 'Wer',
  link: '%{name}, Link',
  linkAlone: 'Kunde, Link',
  system: 'System',
  event: 'Änderung',
  empty: 'Noch kein Verlauf.',
  none: 'Nichts passt zu diesem Filter.',
  show: 'Alles anzeigen',
  label: 'Verlauf',
  filters: 'Was gezeigt wird',
  search: 'Im Verlauf suchen',
  actions: {
    merge: 'Mit diesem Kunden zusammengeführt',
    mergeInto: 'Mit anderem Kunden zusammengeführt',
    mergeClient: 'Kunden zusammengeführt',
    undoMerge: 'Zusammenführung aufgehoben',
    undoImport: 'Import rückgängig gemacht',
    create: 'Hinzugefügt',
    update: 'Geändert',
    delete: 'Gelöscht',
    remove: 'Gelöscht',
    bringBack: 'Zurückgeholt',
    start: 'Beginn',
    stop: 'Ende',
    signIn: 'Anmeldung',
    signOut: 'Abmeldung',
  },
  groups: { time_entry: 'Zeiteinträge' },
} satisfies Translation<typeof sl>;
