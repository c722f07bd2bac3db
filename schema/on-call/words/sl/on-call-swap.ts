// Swaps of turns on call in Slovenian.
import type { EntityWords } from '../../../core/entity-words.ts';
import type { Phrases } from '../../../core/words.ts';
import type { onCallSwap } from '../../on-call-swap.ts';
import type { onCallSwapWorkflow } from '../../on-call-swap.workflow.ts';

type Acts = { readonly [Act in keyof typeof onCallSwapWorkflow.transitions]: string };

export default {
  one: 'Menjava dežurstva',
  many: 'Menjave dežurstev',
  count: '%{smart_count} menjava |||| %{smart_count} menjavi |||| %{smart_count} menjave |||| %{smart_count} menjav',
  create: 'Nova menjava',
  search: 'Opomba',
  empty: 'Tu bodo menjave. Prva nastane iz koledarja dežurstev.',
  fields: {
    to: 'Do',
    from: 'Od',
    offered_by: 'Ponudil',
    user_id: 'Komu',
    taken_by: 'Prevzel',
    taken_at: 'Prevzeto',
    decided_by: 'Odločil',
    decided_at: 'Odločeno',
    reason: 'Razlog',
    date_added: 'Ponujeno',
  },
  none: {
    user_id: 'vsem',
  },
  values: {
    status: {
      offered: 'Ponujena',
      accepted: 'Čaka na soglasje',
      done: 'Velja',
      declined: 'Zavrnjena',
      cancelled: 'Preklicana',
    },
  },
  transitions: {
    accept: 'Prevzemi',
    decline: 'Zavrni …',
    agree: 'Soglašaj',
    cancel: 'Prekliči …',
  },
  history: {
    accept: 'Menjava prevzeta',
    decline: 'Menjava zavrnjena',
    agree: 'Menjava velja',
    cancel: 'Menjava preklicana',
  },
  reasons: {
    wrongState: 'To menjavo je medtem že nekdo prevzel ali preklical.',
    notAllowed: 'Tega pri tej menjavi ne moreš.',
    offeredToMe: 'Ta menjava ni ponujena tebi.',
    past: 'To dežurstvo je že mimo.',
    away: 'Takrat je odsotnost že odobrena.',
    otherTeam: 'To dežurstvo je za drugo ekipo.',
    shiftChanged: 'Dežurstvo se je medtem spremenilo. Ponudi menjavo znova.',
    alreadyOffered: 'Ta del dežurstva je že ponujen.',
    on_call_shift_user_id_level_overlap: 'Takrat na tej stopnji že dežuraš.',
  },
  rules: {
    outsideShift: 'To ni znotraj dežurstva.',
    ownShift: 'To dežurstvo je že njegovo.',
    on_call_swap_order: 'Konec mora biti po začetku.',
  },
} as const satisfies EntityWords<typeof onCallSwap> & { readonly transitions: Acts; readonly reasons: Phrases };
