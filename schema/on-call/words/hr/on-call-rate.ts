// Rates for time on call in Croatian.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/on-call-rate.ts';

export default {
  fields: {
    valid_from: 'Vrijedi od',
    level: 'Razina',
    day_amount: 'Paušal po danu',
    free_day_amount: 'Paušal po slobodnom danu',
    hours_percent: 'Priznati sati',
    note: 'Napomena',
  },
  values: {
    level: {
      first: 'Prva',
      backup: 'Pričuva',
    },
  },
} satisfies Translation<typeof sl>;
