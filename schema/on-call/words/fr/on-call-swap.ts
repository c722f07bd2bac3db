// Swaps of turns on call in French.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { onCallSwap } from '../../on-call-swap.ts';
import type sl from '../sl/on-call-swap.ts';

export default {
  one: 'Échange d’astreinte',
  many: 'Échanges d’astreinte',
  count: '%{smart_count} échange |||| %{smart_count} échanges',
  create: 'Nouvel échange',
  search: 'Remarque',
  empty: 'Les échanges seront ici. Le premier vient du calendrier des astreintes.',
  fields: {
    to: 'Au',
    from: 'Du',
    offered_by: 'Proposé par',
    user_id: 'À qui',
    taken_by: 'Repris par',
    taken_at: 'Repris',
    decided_by: 'Décidé par',
    decided_at: 'Décidé',
    reason: 'Motif',
    date_added: 'Proposé',
  },
  none: {
    user_id: 'à tous',
  },
  values: {
    status: {
      offered: 'Proposé',
      accepted: 'Attend un accord',
      done: 'En vigueur',
      declined: 'Refusé',
      cancelled: 'Annulé',
    },
  },
  transitions: {
    accept: 'Reprendre',
    decline: 'Refuser …',
    agree: 'Donner son accord',
    cancel: 'Annuler …',
  },
  history: {
    accept: 'Échange repris',
    decline: 'Échange refusé',
    agree: 'Échange en vigueur',
    cancel: 'Échange annulé',
  },
  reasons: {
    wrongState: 'Quelqu’un a repris ou annulé cet échange entre-temps.',
    notAllowed: 'Ce n’est pas possible pour cet échange.',
    offeredToMe: 'Cet échange ne t’est pas proposé.',
    past: 'Cette astreinte est passée.',
    away: 'Une absence est validée à ce moment-là.',
    otherTeam: 'Cette astreinte est pour une autre équipe.',
    shiftChanged: 'L’astreinte a changé entre-temps. Propose-la de nouveau.',
    alreadyOffered: 'Cette partie est déjà proposée.',
    on_call_shift_user_id_level_overlap: 'Tu es déjà d’astreinte à ce niveau.',
  },
  rules: {
    outsideShift: 'Ce n’est pas dans l’astreinte.',
    ownShift: 'Cette astreinte est déjà la sienne.',
    on_call_swap_order: 'La fin doit être après le début.',
  },
} satisfies EntityTranslation<typeof sl, typeof onCallSwap>;
