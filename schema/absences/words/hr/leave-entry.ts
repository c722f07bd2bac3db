// The ledger of vacation days in Croatian.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { leaveEntry } from '../../leave-entry.ts';
import type sl from '../sl/leave-entry.ts';

export default {
  one: 'Unos godišnjeg',
  many: 'Knjiga godišnjeg',
  count: '%{smart_count} unos |||| %{smart_count} unosa |||| %{smart_count} unosa',
  create: 'Novi ispravak',
  search: 'Osoba, napomena',
  empty: 'Ovdje će biti svaki dan godišnjeg: stečen, potrošen, vraćen ili propao.',
  fields: {
    user_id: 'Osoba',
    year: 'Godina prava',
    days: 'Dana',
    reason: 'Zašto',
    day: 'Dan',
    basis: 'Dana godišnje',
    months: 'Mjeseci',
  },
  values: {
    reason: {
      accrued: 'Stečeno',
      carriedOver: 'Iz prijašnje godine',
      used: 'Potrošeno',
      givenBack: 'Vraćeno',
      lapsed: 'Propalo',
      warned: 'Upozorenje',
      corrected: 'Ispravak',
      prevented: 'Produljen rok',
    },
  },
  help: {
    reason: 'Produljen rok: dani te godine vrijede do 31. prosinca jer ih osoba nije mogla iskoristiti.',
  },
  history: {
    create: 'Unos u knjigu godišnjeg',
  },
  rules: {
    correctionSaysWhy: 'Napiši zašto.',
    preventionTakesNothing: 'Produljen rok ne mijenja broj dana. Upiši 0.',
    notByHand: 'To piše aplikacija sama. Odaberi ispravak, prijenos ili produljen rok.',
  },
} satisfies EntityTranslation<typeof sl, typeof leaveEntry>;
