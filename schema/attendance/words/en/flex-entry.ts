// Flexible hours in English.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { flexEntry } from '../../flex-entry.ts';
import type sl from '../sl/flex-entry.ts';

export default {
  one: 'Entry of flexible hours',
  many: 'Flexible hours',
  count: '%{smart_count} entry |||| %{smart_count} entries',
  create: 'New correction',
  search: 'Person, note',
  empty: 'Each month with its difference from the contract, and every payout and correction, will be here.',
  fields: {
    user_id: 'Person',
    day: 'Day',
    seconds: 'Hours',
    reason: 'Why',
    contract_hours: 'Hours a week',
    work_days: 'Working days',
  },
  values: {
    reason: {
      counted: 'Month',
      payout: 'Payout',
      corrected: 'Correction',
      opening: 'Opening balance',
    },
  },
  help: {
    reason: 'Opening balance: hours from before. The month of its day is the first that is counted.',
  },
  history: {
    create: 'Entry of flexible hours',
  },
  rules: {
    saysWhy: 'Say why.',
    payoutTakes: 'A payout takes hours away: enter them with a minus.',
    notByHand: 'The application writes this itself. Choose a correction, a payout or an opening balance.',
    notFirst: 'This person has flexible hours already. Enter a correction.',
    beyondBalance: 'There are not so many hours.',
    changesSomething: 'A difference of 0 changes nothing.',
  },
} satisfies EntityTranslation<typeof sl, typeof flexEntry>;
