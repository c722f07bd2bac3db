// Flexible hours on screens, in English.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/attendance-flex.ts';

export default {
  title: 'Flexible hours',
  after: 'after %{month}',
  waits: '%{month} is not counted yet: a departure is missing',
  open: 'Pay out or correct …',
  popup: 'Payout and correction',
  action: 'Record',
  what: 'What',
  kinds: {
    opening: 'opening balance',
    payout: 'payout',
    more: 'more hours',
    less: 'fewer hours',
  },
  effects: {
    opening: 'Hours that the person brings along. Counting begins with the month of this day.',
    payout: 'The hours are taken from the balance and stay on record.',
    more: 'The hours are added to the balance; the row and its note stay.',
    less: 'The hours are taken from the balance; the row and its note stay.',
  },
  done: 'The entry is recorded.',
} satisfies Translation<typeof sl>;
