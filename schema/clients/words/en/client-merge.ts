// Merging clients in English.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/client-merge.ts';

export default {
  reasons: {
    sameClient: 'A client cannot be merged with itself.',
    alreadyMerged: '%{name} has been merged with another client already.',
    keptArchived: '%{name} is archived. Restore it first or merge the other way round.',
    alreadyUndone: 'This merge has been undone already.',
    tooLate: 'The merge is more than a day old and can no longer be undone.',
    changedSince: 'Not possible any more. Changed since the merge: %{names}.',
    mergedAway: 'This client has been merged into another one. Its data is there.',
  },
  act: 'Merge with a client …',
  title: 'Merge clients',
  other: 'The other client',
  otherHelp: 'All of it moves to %{name}; the client itself goes to the archive.',
  choose: 'Choose a client.',
  maybe: 'Maybe the same',
  same: {
    vat_number: 'same VAT number',
    name: 'same name',
  },
  moves: 'What moves',
  movesNothing: 'Nothing moves: nothing is tied to this client.',
  stays: 'Stays with %{name}',
  staysWhy: '%{name} already has its own, and those stay in force.',
  fields: 'Which value stays',
  kept: 'Stays',
  merged: 'To the archive',
  undoable: 'You can undo it for a day.',
  action: 'Merge',
  done: 'Merged: %{merged} → %{kept}.',
  notice: '%{name} was merged into this client',
  noticeBy: '%{who}, %{at}. You can undo it until %{until}.',
  into: 'Merged into',
  undo: 'Undo the merge',
  undone: 'The clients are separate again.',
} satisfies Translation<typeof sl>;
