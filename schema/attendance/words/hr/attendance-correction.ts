// Ispravci zaključanog radnog vremena na hrvatskom.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { attendanceCorrection } from '../../attendance-correction.ts';
import type sl from '../sl/attendance-correction.ts';

export default {
  one: 'Ispravak radnog vremena',
  many: 'Ispravci radnog vremena',
  count: '%{smart_count} ispravak |||| %{smart_count} ispravka |||| %{smart_count} ispravaka',
  create: 'Novi ispravak',
  search: 'Osoba, razlog',
  empty: 'Ovdje će biti ispravci zaključanih dana, svaki uz sate koje ispravlja.',
  fields: {
    user_id: 'Osoba',
    day: 'Dan',
    hours: 'Sati',
    difference: 'Razlika',
    reason: 'Razlog',
  },
  values: {
    hours: {
      present: 'Radno vrijeme',
      break: 'Stanka',
      night: 'Noćni',
      sunday: 'Nedjeljni',
      holiday_seconds: 'Blagdanski',
    },
  },
  history: {
    create: 'Ispravak radnog vremena',
  },
  rules: {
    changesSomething: 'Razlika 0 ne ispravlja ništa.',
    dayNotLocked: 'Taj dan nije zaključan. Ispravi njegova vremena.',
    outsideDay: 'Ispravljenih sati bilo bi manje od nule ili više nego što ih dan ima.',
  },
} satisfies EntityTranslation<typeof sl, typeof attendanceCorrection>;
