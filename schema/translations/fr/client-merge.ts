// Fusion de clients en français.
import type { Translation } from '../../core/words.ts';
import type sl from '../sl/client-merge.ts';

export default {
  reasons: {
    sameClient: 'Un client ne peut pas être fusionné avec lui-même.',
    alreadyMerged: '%{name} a déjà été fusionné avec un autre client.',
    keptArchived: '%{name} est archivé. Restaure-le d’abord ou fusionne dans l’autre sens.',
    alreadyUndone: 'Cette fusion a déjà été annulée.',
    tooLate: 'La fusion date de plus d’un jour et ne peut plus être annulée.',
    changedSince: 'Ce n’est plus possible : modifié depuis la fusion : %{names}.',
    mergedAway: 'Ce client est fusionné avec un autre. Ses données y sont.',
  },
} satisfies Translation<typeof sl>;
