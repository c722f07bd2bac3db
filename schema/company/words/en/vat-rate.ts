// VAT rates in English.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/vat-rate.ts';

export default {
  fields: {
    valid_from: 'Valid from',
    kind: 'Kind',
    percent: 'Rate',
    note: 'Note',
  },
  values: {
    kind: {
      standard: 'standard',
      reduced: 'reduced',
      special: 'special reduced',
    },
  },
} satisfies Translation<typeof sl>;
