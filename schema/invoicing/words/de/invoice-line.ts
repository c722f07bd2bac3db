// Lines of an invoice in German.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { invoiceLine } from '../../invoice-line.ts';
import type sl from '../sl/invoice-line.ts';

export default {
  one: 'Rechnungsposition',
  many: 'Positionen',
  count: '%{smart_count} Position |||| %{smart_count} Positionen',
  fields: {
    position: 'Stelle',
    title: 'Position',
    unit: 'Einheit',
    price: 'Preis',
    discount: 'Rabatt',
    vat_rate: 'MwSt.',
    amount: 'Betrag',
    proposed_quantity: 'Vorgeschlagene Menge',
    proposed_price: 'Vorgeschlagener Preis',
    proposed_vat_rate: 'Vorgeschlagene MwSt.',
    price_rule: 'Herkunft des Preises',
    priced_on: 'Preis vom',
  },
  values: {
    kind: {
      work: 'Arbeit',
      transport: 'Fahrt',
      material: 'Material',
      free: 'Freie Position',
    },
    unit: {
      hour: 'Stunde',
      day: 'Tag',
      kilometer: 'Kilometer',
      meter: 'Meter',
      piece: 'Stück',
      flat: 'pauschal',
    },
    price_rule: {
      clientList: 'Preisliste des Kunden',
      userType: 'Benutzertyp',
      workType: 'Tätigkeit',
      transportType: 'Fahrtart',
      none: 'Ohne Preis',
    },
  },
  rules: {
    wholeSeconds: 'Zeit wird in ganzen Sekunden gezählt.',
  },
} satisfies EntityTranslation<typeof sl, typeof invoiceLine>;
