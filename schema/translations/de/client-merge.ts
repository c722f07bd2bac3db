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
    changedSince: 'Nicht mehr möglich: Seit der Zusammenführung geändert: %{names}.',
    mergedAway: 'Dieser Kunde ist mit einem anderen zusammengeführt. Seine Daten sind dort.',
  },
} satisfies Translation<typeof sl>;
