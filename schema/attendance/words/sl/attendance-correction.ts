// Popravki zaklenjenega delovnega časa v slovenščini.
import type { EntityWords } from '../../../core/entity-words.ts';
import type { attendanceCorrection } from '../../attendance-correction.ts';

export default {
  one: 'Popravek delovnega časa',
  many: 'Popravki delovnega časa',
  count: '%{smart_count} popravek |||| %{smart_count} popravka |||| %{smart_count} popravki |||| %{smart_count} popravkov',
  create: 'Nov popravek',
  search: 'Oseba, razlog',
  empty: 'Tu bodo popravki zaklenjenih dni, vsak ob urah, ki jih popravlja.',
  fields: {
    user_id: 'Oseba',
    day: 'Dan',
    hours: 'Ure',
    difference: 'Razlika',
    reason: 'Razlog',
  },
  values: {
    hours: {
      present: 'Delovni čas',
      break: 'Odmor',
      night: 'Nočne',
      sunday: 'Nedeljske',
      holiday_seconds: 'Praznične',
    },
  },
  history: {
    create: 'Popravek delovnega časa',
  },
  rules: {
    changesSomething: 'Razlika 0 ne popravi ničesar.',
    dayNotLocked: 'Ta dan ni zaklenjen. Popravi njegove čase.',
    outsideDay: 'Popravljenih ur bi bilo manj kot nič ali več, kot jih ima dan.',
  },
} as const satisfies EntityWords<typeof attendanceCorrection>;
