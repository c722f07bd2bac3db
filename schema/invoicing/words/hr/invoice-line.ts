// Lines of an invoice in Croatian.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/invoice-line.ts';

export default {
  one: 'Stavka računa',
  many: 'Stavke računa',
  count: '%{smart_count} stavka |||| %{smart_count} stavke |||| %{smart_count} stavki',
  fields: {
    invoice_id: 'Račun',
    position: 'Redoslijed',
    kind: 'Vrsta',
    task_id: 'Zadatak',
    work_type_id: 'Vrsta rada',
    transport_type_id: 'Vrsta prijevoza',
    title: 'Stavka',
    unit: 'Jedinica',
    quantity: 'Količina',
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
} satisfies Translation<typeof sl>;
