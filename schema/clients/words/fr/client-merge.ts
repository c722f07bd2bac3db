// Merging clients in French.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/client-merge.ts';

export default {
  reasons: {
    sameClient: 'Un client ne peut pas être fusionné avec lui-même.',
    alreadyMerged: '%{name} a déjà été fusionné avec un autre client.',
    keptArchived: '%{name} est archivé. Désarchive-le d’abord ou fusionne dans l’autre sens.',
    alreadyUndone: 'Cette fusion a déjà été annulée.',
    tooLate: 'La fusion date de plus d’un jour et ne peut plus être annulée.',
    changedSince: 'Ce n’est plus possible. Modifié depuis la fusion : %{names}.',
    mergedAway: 'Ce client est fusionné avec un autre. Ses données y sont.',
  },
  act: 'Fusionner avec un client …',
  title: 'Fusionner les clients',
  other: 'L’autre client',
  otherHelp: 'Tout est transféré à %{name} ; le client lui-même est archivé.',
  choose: 'Choisis un client.',
  maybe: 'Peut-être le même',
  same: {
    vat_number: 'même numéro de TVA',
    name: 'même nom',
  },
  moves: 'Ce qui est transféré',
  movesNothing: 'Rien à transférer : rien n’est lié à ce client.',
  stays: 'Reste chez %{name}',
  staysWhy: '%{name} a déjà les siens à leur place, et ce sont eux qui restent en vigueur.',
  fields: 'Quelle valeur reste',
  kept: 'Reste',
  merged: 'Aux archives',
  undoable: 'Tu peux l’annuler pendant un jour.',
  action: 'Fusionner',
  done: 'Fusionné : %{merged} → %{kept}.',
  notice: '%{name} a été fusionné avec ce client',
  noticeBy: '%{who}, %{at}. Annulable jusqu’au %{until}.',
  into: 'Fusionné avec',
  undo: 'Annuler la fusion',
  undone: 'Les clients sont de nouveau séparés.',
} satisfies Translation<typeof sl>;
