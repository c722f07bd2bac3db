// Lines of an invoice in English.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { invoiceLine } from '../../invoice-line.ts';
import type sl from '../sl/invoice-line.ts';

export default {
  one: 'Invoice line',
  many: 'Invoice lines',
  count: '%{smart_count} line |||| %{smart_count} lines',
  fields: {
    position: 'Place',
    title: 'Line',
    unit: 'Unit',
    price: 'Price',
    discount: 'Discount',
    vat_rate: 'VAT',
    amount: 'Amount',
    proposed_quantity: 'Proposed quantity',
    proposed_price: 'Proposed price',
    proposed_vat_rate: 'Proposed VAT',
    price_rule: 'Source of the price',
    priced_on: 'Price as of',
  },
  values: {
    kind: {
      work: 'Work',
      transport: 'Transport',
      material: 'Material',
      free: 'Free line',
    },
    unit: {
      hour: 'hour',
      day: 'day',
      kilometer: 'kilometre',
      meter: 'metre',
      piece: 'piece',
      flat: 'lump sum',
    },
    price_rule: {
      clientList: 'The client’s price list',
      userType: 'User type',
      workType: 'Work type',
      transportType: 'Transport type',
      none: 'No price',
    },
  },
  rules: {
    wholeSeconds: 'Time is counted in whole seconds.',
  },
} satisfies EntityTranslation<typeof sl, typeof invoiceLine>;
