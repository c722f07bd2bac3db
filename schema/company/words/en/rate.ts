// Mileage and per diems in English: rows that hold from a day on.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/rate.ts';

export default {
  mileage: {
    title: 'Mileage',
    help: 'A rate is never overwritten: add a row with the day it applies from. A ride takes the rate of its own day.',
    add: 'New rate from …',
    one: 'Mileage from %{day}',
    empty: 'No rate yet. The first one applies from the day you enter.',
  },
  perDiem: {
    title: 'Per diems',
    help: 'By country and length of the trip. Travel orders do not use them yet, so only its day locks a row.',
    add: 'New per diem from …',
    one: 'Per diem %{country} from %{day}',
    empty: 'No per diems yet. The first one applies from the day you enter.',
  },
  vat: {
    title: 'VAT rates',
    help: 'An offer takes the standard rate of the day it is written and keeps it. A change is a new row with the day it applies from.',
    add: 'New rate from …',
    one: 'VAT, %{kind}, from %{day}',
    empty: 'No rate yet. Until there is one, new offers use 22%.',
  },
  onCall: {
    title: 'Pay for on-call duty',
    help: 'By level: a flat rate for 24 hours, with its own on weekends and holidays, or the share of hours that is paid. The payroll file takes the row of its own day.',
    add: 'New pay from …',
    one: 'On-call pay, %{level}, from %{day}',
    empty: 'No pay yet. The first one applies from the day you enter.',
  },
  validFrom: 'Valid from',
  pricePerKm: '€ per km',
  country: 'Country',
  from6: '6–8 h',
  from8: '8–12 h',
  over12: 'over 12 h',
  vatKind: 'Kind',
  percent: 'Rate',
  level: 'Level',
  dayAmount: '€ a day',
  freeDayAmount: '€ on a free day',
  hoursPercent: 'Hours paid',
  standing: 'State',
  entry: 'Entered',
  note: 'Note',
  current: 'in force now',
  inDays: 'in %{smart_count} day |||| in %{smart_count} days',
  until: 'until %{day}',
  unused: 'not used yet',
  rides: '%{smart_count} ride |||| %{smart_count} rides',
  fixed: 'locked',
  unknownAuthor: 'carried over',
  remove: 'Remove: %{name}',
  removed: 'Removed: %{name}.',
  saved: 'Saved: %{name}.',
  actions: 'Actions',
  reasons: {
    rateUsed:
      '%{smart_count} ride has taken this rate, so it stays. Add a new row for the future. |||| %{smart_count} rides have taken this rate, so it stays. Add a new row for the future.',
    ratePast:
      'This row has been in force before today, so it stays. It can be corrected only on the day it was entered; add a new row for the future.',
  },
  rules: {
    alreadyPriced:
      'From this day on, %{smart_count} ride has already taken the earlier rate. Enter a later day. |||| From this day on, %{smart_count} rides have already taken the earlier rate. Enter a later day.',
    sameDay: 'Another row already applies from this day. Enter a different day.',
  },
} satisfies Translation<typeof sl>;
