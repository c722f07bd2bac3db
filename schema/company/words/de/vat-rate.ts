// VAT rates in German.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/vat-rate.ts';

export default {
  fields: {
    valid_from: 'Gilt ab',
    kind: 'Art',
    percent: 'Satz',
    note: 'Notiz',
  },
  values: {
    kind: {
      standard: 'Normalsatz',
      reduced: 'ermäßigt',
      special: 'stark ermäßigt',
    },
  },
} satisfies Translation<typeof sl>;
