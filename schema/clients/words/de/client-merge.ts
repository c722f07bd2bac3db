// Merging clients in German.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/client-merge.ts';

export default {
  reasons: {
    sameClient: 'Ein Kunde lässt sich nicht mit sich selbst zusammenführen.',
    alreadyMerged: '%{name} ist schon mit einem anderen Kunden zusammengeführt.',
    keptArchived: '%{name} ist archiviert. Stell den Kunden zuerst wieder her oder führe in der anderen Richtung zusammen.',
    alreadyUndone: 'Diese Zusammenführung ist schon aufgehoben.',
    tooLate: 'Die Zusammenführung ist älter als ein Tag und lässt sich nicht mehr aufheben.',
    changedSince: 'Nicht mehr möglich. Seit der Zusammenführung geändert: %{names}.',
    mergedAway: 'Dieser Kunde ist mit einem anderen zusammengeführt. Seine Daten sind dort.',
  },
  act: 'Kunden zusammenführen …',
  title: 'Kunden zusammenführen',
  other: 'Der andere Kunde',
  otherHelp: 'Alles von ihm geht zu %{name} über, er selbst kommt ins Archiv.',
  choose: 'Wähle einen Kunden.',
  maybe: 'Vielleicht derselbe',
  same: {
    vat_number: 'gleiche USt-IdNr.',
    name: 'gleicher Name',
  },
  moves: 'Was übertragen wird',
  movesNothing: 'Nichts wird übertragen: Mit diesem Kunden ist nichts verknüpft.',
  stays: 'Bleibt bei %{name}',
  staysWhy: '%{name} hat dafür schon eigene, und diese gelten weiter.',
  fields: 'Welcher Wert bleibt',
  kept: 'Bleibt',
  merged: 'Ins Archiv',
  undoable: 'Du kannst die Zusammenführung einen Tag lang aufheben.',
  action: 'Zusammenführen',
  done: 'Zusammengeführt: %{merged} → %{kept}.',
  notice: '%{name} wurde mit diesem Kunden zusammengeführt',
  noticeBy: '%{who}, %{at}. Aufheben geht bis %{until}.',
  into: 'Zusammengeführt mit',
  undo: 'Zusammenführung aufheben',
  undone: 'Die Kunden sind wieder getrennt.',
} satisfies Translation<typeof sl>;
