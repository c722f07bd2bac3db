// VAT rates in Croatian.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/vat-rate.ts';

export default {
  fields: {
    valid_from: 'Vrijedi od',
    kind: 'Vrsta',
    percent: 'Stopa',
    note: 'Napomena',
  },
  values: {
    kind: {
      standard: 'opća',
      reduced: 'snižena',
      special: 'posebna snižena',
    },
  },
} satisfies Translation<typeof sl>;
