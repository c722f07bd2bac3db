// Merging clients in Croatian.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/client-merge.ts';

export default {
  reasons: {
    sameClient: 'Klijent se ne može spojiti sam sa sobom.',
    alreadyMerged: '%{name} je već spojen s drugim klijentom.',
    keptArchived: '%{name} je u arhivi. Najprije ga vrati iz arhive ili spoji u drugom smjeru.',
    alreadyUndone: 'Ovo je spajanje već poništeno.',
    tooLate: 'Od spajanja je prošao više od jednog dana i više se ne može poništiti.',
    changedSince: 'Više nije moguće. Od spajanja je promijenjeno: %{names}.',
    mergedAway: 'Ovaj je klijent spojen s drugim. Njegovi su podaci ondje.',
  },
  act: 'Spoji s klijentom …',
  title: 'Spoji klijente',
  other: 'Drugi klijent',
  otherHelp: 'Sve njegovo prelazi na %{name}, a on sam ide u arhivu.',
  choose: 'Odaberi klijenta.',
  maybe: 'Možda isti',
  same: {
    vat_number: 'isti PDV ID broj',
    name: 'isti naziv',
  },
  moves: 'Premješta se',
  movesNothing: 'Ništa se ne premješta: uz ovog klijenta nije vezano ništa.',
  stays: 'Ostaje kod klijenta %{name}',
  staysWhy: 'Klijent %{name} umjesto njih već ima svoje, i one ostaju na snazi.',
  fields: 'Koji podatak ostaje',
  kept: 'Ostaje',
  merged: 'U arhivu',
  undoable: 'Možeš poništiti jedan dan.',
  action: 'Spoji',
  done: 'Spojeno: %{merged} → %{kept}.',
  notice: 'Ovamo je spojen klijent %{name}',
  noticeBy: '%{who}, %{at}. Možeš poništiti do %{until}.',
  into: 'Spojen s klijentom',
  undo: 'Poništi spajanje',
  undone: 'Klijenti su opet odvojeni.',
} satisfies Translation<typeof sl>;
