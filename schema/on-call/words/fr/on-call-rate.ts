// Rates for time on call in French.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/on-call-rate.ts';

export default {
  fields: {
    valid_from: 'À partir du',
    level: 'Niveau',
    day_amount: 'Forfait par jour',
    free_day_amount: 'Forfait par jour férié',
    hours_percent: 'Heures payées',
    note: 'Note',
  },
  values: {
    level: {
      first: 'Premier',
      backup: 'Réserve',
    },
  },
} satisfies Translation<typeof sl>;
