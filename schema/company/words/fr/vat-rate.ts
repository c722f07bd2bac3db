// VAT rates in French.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/vat-rate.ts';

export default {
  fields: {
    valid_from: 'À partir du',
    kind: 'Type',
    percent: 'Taux',
    note: 'Note',
  },
  values: {
    kind: {
      standard: 'normal',
      reduced: 'réduit',
      special: 'super-réduit',
    },
  },
} satisfies Translation<typeof sl>;
