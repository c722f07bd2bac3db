// Lines of an invoice in Slovenian.
import type { EntityWords } from '../../../core/entity-words.ts';
import type { invoiceLine } from '../../invoice-line.ts';

export default {
  one: 'Postavka računa',
  many: 'Postavke računa',
  count: '%{smart_count} postavka |||| %{smart_count} postavki |||| %{smart_count} postavke |||| %{smart_count} postavk',
  fields: {
    position: 'Mesto',
    title: 'Postavka',
    unit: 'Enota',
    price: 'Cena',
    discount: 'Popust',
    vat_rate: 'DDV',
    amount: 'Znesek',
    proposed_quantity: 'Predlagana količina',
    proposed_price: 'Predlagana cena',
    proposed_vat_rate: 'Predlagani DDV',
    price_rule: 'Od kod cena',
    priced_on: 'Cena na dan',
  },
  values: {
    kind: {
      work: 'Delo',
      transport: 'Prevoz',
      material: 'Material',
      free: 'Prosta postavka',
    },
    unit: {
      hour: 'ura',
      day: 'dan',
      kilometer: 'kilometer',
      meter: 'meter',
      piece: 'kos',
      flat: 'pavšal',
    },
    price_rule: {
      clientList: 'Cenik stranke',
      userType: 'Tip uporabnika',
      workType: 'Vrsta dela',
      transportType: 'Vrsta prevoza',
      none: 'Brez cene',
    },
  },
  rules: {
    wholeSeconds: 'Čas se računa v celih sekundah.',
  },
} as const satisfies Pick<EntityWords<typeof invoiceLine>, 'one' | 'many' | 'count' | 'fields' | 'values' | 'rules'>;
