// Fleksibilni sati na hrvatskom.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { flexEntry } from '../../flex-entry.ts';
import type sl from '../sl/flex-entry.ts';

export default {
  one: 'Unos fleksibilnih sati',
  many: 'Fleksibilni sati',
  count: '%{smart_count} unos |||| %{smart_count} unosa |||| %{smart_count} unosa',
  create: 'Novi ispravak',
  search: 'Osoba, napomena',
  empty: 'Ovdje će biti svaki mjesec s razlikom do ugovora te svaka isplata i ispravak.',
  fields: {
    user_id: 'Osoba',
    day: 'Dan',
    seconds: 'Sati',
    reason: 'Zašto',
    contract_hours: 'Sati tjedno',
    work_days: 'Radni dani',
  },
  values: {
    reason: {
      counted: 'Mjesec',
      payout: 'Isplata',
      corrected: 'Ispravak',
      opening: 'Početno stanje',
    },
  },
  help: {
    reason: 'Početno stanje: sati od prije. Mjesec tog dana prvi je koji se broji.',
  },
  history: {
    create: 'Unos fleksibilnih sati',
  },
  rules: {
    saysWhy: 'Napiši zašto.',
    payoutTakes: 'Isplata oduzima sate: upiši ih s minusom.',
    notByHand: 'To piše aplikacija sama. Odaberi ispravak, isplatu ili početno stanje.',
    notFirst: 'Ta osoba već ima fleksibilne sate. Upiši ispravak.',
    beyondBalance: 'Toliko sati nema.',
    changesSomething: 'Razlika 0 ne mijenja ništa.',
  },
} satisfies EntityTranslation<typeof sl, typeof flexEntry>;
