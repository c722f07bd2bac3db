// Spajanje klijenata na hrvatskom.
import type { Translation } from '../../core/words.ts';
import type sl from '../sl/client-merge.ts';

export default {
  reasons: {
    sameClient: 'Klijent se ne može spojiti sam sa sobom.',
    alreadyMerged: '%{name} je već spojen s drugim klijentom.',
    keptArchived: '%{name} je u arhivi. Najprije ga vrati iz arhive ili spoji u drugom smjeru.',
    alreadyUndone: 'Ovo je spajanje već poništeno.',
    tooLate: 'Od spajanja je prošlo više od jednog dana i više se ne može poništiti.',
    changedSince: 'Više nije moguće: od spajanja je promijenjeno: %{names}.',
    mergedAway: 'Ovaj je klijent spojen s drugim. Njegovi su podaci ondje.',
  },
} satisfies Translation<typeof sl>;
