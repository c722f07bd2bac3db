// Lines of an invoice in English.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/invoice-line.ts';

export default {
  one: 'Invoice line',
  many: 'Invoice lines',
  count: '%{smart_count} line |||| %{smart_count} lines',
  fields: {
    invoice_id: 'Invoice',
    position: 'Place',
    kind: 'Kind',
    task_id: 'Task',
    work_type_id: 'Work type',
    transport_type_id: 'Transport type',
    title: 'Line',
    unit: 'Unit',
    quantity: 'Quantity',
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
} satisfies Translation<typeof sl>;
