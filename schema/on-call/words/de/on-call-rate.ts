// Rates for time on call in German.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/on-call-rate.ts';

export default {
  fields: {
    valid_from: 'Gilt ab',
    level: 'Stufe',
    day_amount: 'Pauschale je Tag',
    free_day_amount: 'Pauschale je freiem Tag',
    hours_percent: 'Bezahlte Stunden',
    note: 'Notiz',
  },
  values: {
    level: {
      first: 'Erste',
      backup: 'Reserve',
    },
  },
} satisfies Translation<typeof sl>;
