// Les rectifications du temps de travail verrouillé, en français.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { attendanceCorrection } from '../../attendance-correction.ts';
import type sl from '../sl/attendance-correction.ts';

export default {
  one: 'Rectification du temps de travail',
  many: 'Rectifications du temps de travail',
  count: '%{smart_count} rectification |||| %{smart_count} rectifications',
  create: 'Nouvelle rectification',
  search: 'Personne, motif',
  empty: 'Les rectifications de jours verrouillés figureront ici, chacune à côté des heures qu’elle rectifie.',
  fields: {
    user_id: 'Personne',
    day: 'Jour',
    hours: 'Heures',
    difference: 'Différence',
    reason: 'Motif',
  },
  values: {
    hours: {
      present: 'Temps de travail',
      break: 'Pause',
      night: 'Nuit',
      sunday: 'Dimanche',
      holiday_seconds: 'Jour férié',
    },
  },
  history: {
    create: 'Temps de travail rectifié',
  },
  rules: {
    changesSomething: 'Une différence de 0 ne rectifie rien.',
    dayNotLocked: 'Ce jour n’est pas verrouillé. Modifie ses heures.',
    outsideDay: 'Les heures rectifiées seraient négatives ou dépasseraient un jour.',
  },
} satisfies EntityTranslation<typeof sl, typeof attendanceCorrection>;
