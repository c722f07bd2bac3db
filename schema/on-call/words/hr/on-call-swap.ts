// Swaps of turns on call in Croatian.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { onCallSwap } from '../../on-call-swap.ts';
import type sl from '../sl/on-call-swap.ts';

export default {
  one: 'Zamjena dežurstva',
  many: 'Zamjene dežurstava',
  count: '%{smart_count} zamjena |||| %{smart_count} zamjene |||| %{smart_count} zamjena',
  create: 'Nova zamjena',
  search: 'Napomena',
  empty: 'Ovdje će biti zamjene. Prva nastaje iz kalendara dežurstava.',
  fields: {
    to: 'Do',
    from: 'Od',
    offered_by: 'Nudi',
    user_id: 'Kome',
    taken_by: 'Preuzima',
    taken_at: 'Preuzeto',
    decided_by: 'Odlučio',
    decided_at: 'Odlučeno',
    reason: 'Razlog',
    date_added: 'Ponuđeno',
  },
  none: {
    user_id: 'svima',
  },
  values: {
    status: {
      offered: 'Ponuđena',
      accepted: 'Čeka suglasnost',
      done: 'Vrijedi',
      declined: 'Odbijena',
      cancelled: 'Otkazana',
    },
  },
  transitions: {
    accept: 'Preuzmi',
    decline: 'Odbij …',
    agree: 'Suglasan sam',
    cancel: 'Otkaži …',
  },
  history: {
    accept: 'Zamjena preuzeta',
    decline: 'Zamjena odbijena',
    agree: 'Zamjena vrijedi',
    cancel: 'Zamjena otkazana',
  },
  reasons: {
    wrongState: 'Ovu je zamjenu u međuvremenu netko preuzeo ili otkazao.',
    notAllowed: 'To kod ove zamjene ne možeš.',
    offeredToMe: 'Ova zamjena nije ponuđena tebi.',
    past: 'Ovo je dežurstvo prošlo.',
    away: 'Za to je vrijeme odobrena odsutnost.',
    otherTeam: 'Ovo je dežurstvo za drugu ekipu.',
    shiftChanged: 'Dežurstvo se u međuvremenu promijenilo. Ponudi ga ponovno.',
    alreadyOffered: 'Ovaj je dio već ponuđen.',
    on_call_shift_user_id_level_overlap: 'Tada na toj razini već dežuraš.',
  },
  rules: {
    outsideShift: 'To nije unutar dežurstva.',
    ownShift: 'To je dežurstvo već njezino ili njegovo.',
    on_call_swap_order: 'Kraj mora biti nakon početka.',
  },
} satisfies EntityTranslation<typeof sl, typeof onCallSwap>;
