// Gibljive ure v slovenščini.
import type { EntityWords } from '../../../core/entity-words.ts';
import type { flexEntry } from '../../flex-entry.ts';

export default {
  one: 'Vnos gibljivih ur',
  many: 'Gibljive ure',
  count: '%{smart_count} vnos |||| %{smart_count} vnosa |||| %{smart_count} vnosi |||| %{smart_count} vnosov',
  create: 'Nov popravek',
  search: 'Oseba, opomba',
  empty: 'Tu bo vsak mesec z razliko do pogodbe ter vsako izplačilo in popravek.',
  fields: {
    user_id: 'Oseba',
    day: 'Dan',
    seconds: 'Ure',
    reason: 'Zakaj',
    contract_hours: 'Ur na teden',
    work_days: 'Delovni dnevi',
  },
  values: {
    reason: {
      counted: 'Mesec',
      payout: 'Izplačilo',
      corrected: 'Popravek',
      opening: 'Začetno stanje',
    },
  },
  help: {
    reason: 'Začetno stanje: ure od prej. Mesec tega dne je prvi, ki se šteje.',
  },
  history: {
    create: 'Vnos gibljivih ur',
  },
  rules: {
    saysWhy: 'Napiši, zakaj.',
    payoutTakes: 'Izplačilo ure odšteje: vpiši jih z minusom.',
    notByHand: 'To piše aplikacija sama. Izberi popravek, izplačilo ali začetno stanje.',
    notFirst: 'Ta oseba že ima gibljive ure. Vpiši popravek.',
    beyondBalance: 'Toliko ur ni na voljo.',
    changesSomething: 'Razlika 0 ne spremeni ničesar.',
  },
} as const satisfies EntityWords<typeof flexEntry>;
