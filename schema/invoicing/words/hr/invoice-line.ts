// Lines of an invoice in Croatian.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { invoiceLine } from '../../invoice-line.ts';
import type sl from '../sl/invoice-line.ts';

export default {
  one: 'Stavka računa',
  many: 'Stavke računa',
  count: '%{smart_count} stavka |||| %{smart_count} stavke |||| %{smart_count} stavki',
  fields: {
    position: 'Redoslijed',
    title: 'Stavka',
    unit: 'Jedinica',
    price: 'Cijena',
    discount: 'Popust',
    vat_rate: 'PDV',
    amount: 'Iznos',
    proposed_quantity: 'Predložena količina',
    proposed_price: 'Predložena cijena',
    proposed_vat_rate: 'Predloženi PDV',
    price_rule: 'Odakle cijena',
    priced_on: 'Cijena na dan',
  },
  values: {
    kind: {
      work: 'Rad',
      transport: 'Prijevoz',
      material: 'Materijal',
      free: 'Slobodna stavka',
    },
    unit: {
      hour: 'sat',
      day: 'dan',
      kilometer: 'kilometar',
      meter: 'metar',
      piece: 'komad',
      flat: 'paušal',
    },
    price_rule: {
      clientList: 'Cjenik klijenta',
      userType: 'Tip korisnika',
      workType: 'Vrsta rada',
      transportType: 'Vrsta prijevoza',
      none: 'Bez cijene',
    },
  },
  rules: {
    wholeSeconds: 'Vrijeme se računa u cijelim sekundama.',
  },
} satisfies EntityTranslation<typeof sl, typeof invoiceLine>;
