// Rates for time on call in English.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/on-call-rate.ts';

export default {
  fields: {
    valid_from: 'Valid from',
    level: 'Level',
    day_amount: 'Flat rate a day',
    free_day_amount: 'Flat rate on a free day',
    hours_percent: 'Hours paid',
    note: 'Note',
  },
  values: {
    level: {
      first: 'First',
      backup: 'Backup',
    },
  },
} satisfies Translation<typeof sl>;
