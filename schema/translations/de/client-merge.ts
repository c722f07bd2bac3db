// Zusammenführen von Kunden auf Deutsch.
import type { Translation } from '../../core/words.ts';
import type sl from '../sl/client-merge.ts';

export default {
  reasons: {
    sameClient: 'Ein Kunde lässt sich nicht mit sich selbst zusammenführen.',
    alreadyMerged: '%{name} ist schon mit einem anderen Kunden zusammengeführt.',
    keptArchived: '%{name} ist archiviert. Hol den Kunden zuerst zurück oder führe in der anderen Richtung zusammen.',
    alreadyUndone: 'Diese Zusammenführung ist schon rückgängig gemacht.',
    tooLate: 'Die Zusammenführung ist älter als ein Tag und lässt sich nicht mehr rückgängig machen.',
    changedSince: 'Nicht mehr möglich. Seit der Zusammenführung geändert: %{names}.',
    mergedAway: 'Dieser Kunde ist mit einem anderen zusammengeführt. Seine Daten sind dort.',
  },
  act: 'Mit einem Kunden zusammenführen …',
  title: 'Kunden zusammenführen',
  other: 'Der andere Kunde',
  otherHelp: 'Alles davon geht zu %{name} über, der Kunde selbst ins Archiv.',
  choose: 'Wähle einen Kunden.',
  maybe: 'Vielleicht derselbe',
  same: {
    vat_number: 'gleiche USt-IdNr.',
    name: 'gleicher Name',
  },
  moves: 'Das zieht um',
  movesNothing: 'Nichts zieht um: An diesem Kunden hängt nichts.',
  fields: 'Welcher Wert bleibt',
  kept: 'Bleibt',
  merged: 'Ins Archiv',
  undoable: 'Du kannst es einen Tag lang rückgängig machen.',
  action: 'Zusammenführen',
  done: 'Zusammengeführt: %{merged} → %{kept}.',
  notice: '%{name} wurde mit diesem Kunden zusammengeführt',
  noticeBy: '%{who}, %{at}. Rückgängig bis %{until}.',
  into: 'Zusammengeführt mit',
  undo: 'Zusammenführung rückgängig machen',
  undone: 'Die Kunden sind wieder getrennt.',
} satisfies Translation<typeof sl>;
