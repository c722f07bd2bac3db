// Swaps of turns on call in German.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { onCallSwap } from '../../on-call-swap.ts';
import type sl from '../sl/on-call-swap.ts';

export default {
  one: 'Bereitschaftstausch',
  many: 'Bereitschaftstausche',
  count: '%{smart_count} Tausch |||| %{smart_count} Tausche',
  create: 'Neuer Tausch',
  search: 'Notiz',
  empty: 'Hier stehen Tausche. Der erste entsteht im Bereitschaftskalender.',
  fields: {
    shift_id: 'Bereitschaft',
    to: 'Bis',
    from: 'Von',
    offered_by: 'Angeboten von',
    user_id: 'Wem',
    taken_by: 'Übernommen von',
    taken_at: 'Übernommen',
    decided_by: 'Entschieden von',
    decided_at: 'Entschieden',
    reason: 'Grund',
    date_added: 'Angeboten',
  },
  none: {
    user_id: 'allen',
  },
  values: {
    status: {
      offered: 'Angeboten',
      accepted: 'Wartet auf Zustimmung',
      done: 'Gilt',
      declined: 'Abgelehnt',
      cancelled: 'Abgesagt',
    },
  },
  transitions: {
    accept: 'Übernehmen',
    decline: 'Ablehnen …',
    agree: 'Zustimmen',
    cancel: 'Absagen …',
  },
  history: {
    accept: 'Tausch übernommen',
    decline: 'Tausch abgelehnt',
    agree: 'Tausch gilt',
    cancel: 'Tausch abgesagt',
  },
  reasons: {
    wrongState: 'Diesen Tausch hat inzwischen jemand übernommen oder abgesagt.',
    notAllowed: 'Das geht bei diesem Tausch nicht.',
    offeredToMe: 'Dieser Tausch ist dir nicht angeboten.',
    past: 'Diese Bereitschaft ist vorbei.',
    away: 'Für diese Zeit ist eine Abwesenheit genehmigt.',
    otherTeam: 'Diese Bereitschaft ist für ein anderes Team.',
    shiftChanged: 'Die Bereitschaft hat sich inzwischen geändert. Biete sie neu an.',
    alreadyOffered: 'Dieser Teil ist schon angeboten.',
    on_call_shift_user_id_level_overlap: 'Du hast dann auf dieser Stufe schon Bereitschaft.',
  },
  rules: {
    outsideShift: 'Das liegt nicht in der Bereitschaft.',
    ownShift: 'Diese Bereitschaft gehört schon dieser Person.',
    on_call_swap_order: 'Das Ende muss nach dem Beginn liegen.',
  },
} satisfies EntityTranslation<typeof sl, typeof onCallSwap>;
