// Why no VAT is charged, in English: for the page of an invoice, and as the clause on a paper.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/vat-basis.ts';

export default {
  short: {
    domestic: 'The buyer accounts for VAT (Article 76.a)',
    services: 'Services for a VAT payer of another EU country: the buyer accounts for VAT',
    goods: 'Goods for a VAT payer of another EU country: exempt from VAT',
    outside: 'Services for a company outside the EU: not subject to VAT',
    export: 'Export of goods outside the EU: exempt from VAT',
  },
  clause: {
    domestic: 'No VAT charged: reverse charge under Article 76.a of the Slovenian VAT Act (ZDDV-1). The recipient is liable for the VAT.',
    services:
      'No VAT charged: reverse charge under Articles 44 and 196 of Directive 2006/112/EC. The recipient of the services is liable for the VAT.',
    goods: 'No VAT charged: intra-Community supply of goods, exempt under Article 138 of Directive 2006/112/EC.',
    outside: 'No VAT charged: the place of supply is with the recipient outside the EU (Article 44 of Directive 2006/112/EC).',
    export: 'No VAT charged: export of goods, exempt under Article 146 of Directive 2006/112/EC.',
  },
} satisfies Translation<typeof sl>;
