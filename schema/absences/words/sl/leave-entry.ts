// The ledger of vacation days in Slovenian.
import type { EntityWords } from '../../../core/entity-words.ts';
import type { leaveEntry } from '../../leave-entry.ts';

export default {
  one: 'Vnos dopusta',
  many: 'Knjiga dopusta',
  count: '%{smart_count} vnos |||| %{smart_count} vnosa |||| %{smart_count} vnosi |||| %{smart_count} vnosov',
  create: 'Nov popravek',
  search: 'Oseba, opomba',
  empty: 'Tu bo vsak dan dopusta: pridobljen, porabljen, vrnjen ali zapadel.',
  fields: {
    user_id: 'Oseba',
    year: 'Leto pravice',
    days: 'Dni',
    reason: 'Zakaj',
    day: 'Dan',
    basis: 'Dni na leto',
    months: 'Mesecev',
  },
  values: {
    reason: {
      accrued: 'Pridobljeno',
      carriedOver: 'Preneseno',
      used: 'Porabljeno',
      givenBack: 'Vrnjeno',
      lapsed: 'Zapadlo',
      warned: 'Opozorilo',
      corrected: 'Popravek',
      prevented: 'Podaljšan rok',
    },
  },
  help: {
    reason: 'Podaljšan rok: dnevi tega leta veljajo do 31. decembra, ker jih oseba ni mogla izrabiti.',
  },
  history: {
    create: 'Vnos v knjigo dopusta',
  },
  rules: {
    correctionSaysWhy: 'Napiši, zakaj.',
    preventionTakesNothing: 'Podaljšan rok ne spremeni števila dni. Vpiši 0.',
    notByHand: 'To piše aplikacija sama. Izberi popravek, prenos ali podaljšan rok.',
  },
} as const satisfies EntityWords<typeof leaveEntry>;
