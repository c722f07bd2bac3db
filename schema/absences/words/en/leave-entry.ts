// The ledger of vacation days in English.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { leaveEntry } from '../../leave-entry.ts';
import type sl from '../sl/leave-entry.ts';

export default {
  one: 'Leave entry',
  many: 'Leave ledger',
  count: '%{smart_count} entry |||| %{smart_count} entries',
  create: 'New correction',
  search: 'Person, note',
  empty: 'Every day of vacation will be here: accrued, used, given back or lapsed.',
  fields: {
    user_id: 'Person',
    year: 'Year of entitlement',
    days: 'Days',
    reason: 'Why',
    day: 'Day',
    basis: 'Days a year',
    months: 'Months',
  },
  values: {
    reason: {
      accrued: 'Accrued',
      carriedOver: 'Carried over',
      used: 'Used',
      givenBack: 'Given back',
      lapsed: 'Lapsed',
      warned: 'Warning',
      corrected: 'Correction',
      prevented: 'Longer deadline',
    },
  },
  help: {
    reason: 'Longer deadline: days of this year hold until 31 December because the person could not use them.',
  },
  history: {
    create: 'Entry in the ledger',
  },
  rules: {
    correctionSaysWhy: 'Say why.',
    preventionTakesNothing: 'A longer deadline changes no days. Enter 0.',
    notByHand: 'The application writes this itself. Choose a correction, a carry-over or a longer deadline.',
  },
} satisfies EntityTranslation<typeof sl, typeof leaveEntry>;
