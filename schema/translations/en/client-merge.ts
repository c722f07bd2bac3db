// Merging clients in English.
import type { Translation } from '../../core/words.ts';
import type sl from '../sl/client-merge.ts';

export default {
  reasons: {
    sameClient: 'A client cannot be merged with itself.',
    alreadyMerged: '%{name} has been merged with another client already.',
    keptArchived: '%{name} is archived. Restore it first or merge the other way round.',
    alreadyUndone: 'This merge has been undone already.',
    tooLate: 'The merge is more than a day old and can no longer be undone.',
    changedSince: 'Not possible any more: changed since the merge: %{names}.',
    mergedAway: 'This client is merged with another one. Its data is there.',
  },
} satisfies Translation<typeof sl>;
