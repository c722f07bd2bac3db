// Swaps of turns on call in English.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { onCallSwap } from '../../on-call-swap.ts';
import type sl from '../sl/on-call-swap.ts';

export default {
  one: 'On-call swap',
  many: 'On-call swaps',
  count: '%{smart_count} swap |||| %{smart_count} swaps',
  create: 'New swap',
  search: 'Note',
  empty: 'Swaps will be here. The first one comes from the on-call calendar.',
  fields: {
    shift_id: 'Shift',
    to: 'To',
    from: 'From',
    offered_by: 'Offered by',
    user_id: 'To whom',
    taken_by: 'Taken by',
    taken_at: 'Taken',
    decided_by: 'Decided by',
    decided_at: 'Decided',
    reason: 'Reason',
    date_added: 'Offered',
  },
  none: {
    user_id: 'everybody',
  },
  values: {
    status: {
      offered: 'Offered',
      accepted: 'Waits for consent',
      done: 'Done',
      declined: 'Declined',
      cancelled: 'Cancelled',
    },
  },
  transitions: {
    accept: 'Take it',
    decline: 'Decline …',
    agree: 'Agree',
    cancel: 'Cancel …',
  },
  history: {
    accept: 'Swap accepted',
    decline: 'Swap declined',
    agree: 'Swap done',
    cancel: 'Swap cancelled',
  },
  reasons: {
    wrongState: 'Somebody has taken or cancelled this swap meanwhile.',
    notAllowed: 'You cannot do this with this swap.',
    offeredToMe: 'This swap is not offered to you.',
    past: 'This shift is over.',
    away: 'An absence is approved for that time.',
    otherTeam: 'This shift is for another team.',
    shiftChanged: 'The shift has changed meanwhile. Offer it again.',
    alreadyOffered: 'This part of the shift is offered already.',
    on_call_shift_user_id_level_overlap: 'You are on call at this level then.',
  },
  rules: {
    outsideShift: 'This is not within the shift.',
    ownShift: 'The shift is theirs already.',
    on_call_swap_order: 'The end must be after the start.',
  },
} satisfies EntityTranslation<typeof sl, typeof onCallSwap>;
