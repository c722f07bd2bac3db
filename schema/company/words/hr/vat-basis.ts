// Why no VAT is charged, in Croatian: for the page of an invoice, and as the clause on a paper.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/vat-basis.ts';

export default {
  short: {
    domestic: 'PDV obračunava kupac (članak 76.a)',
    services: 'Usluga za obveznika u drugoj državi EU-a: PDV obračunava kupac',
    goods: 'Dobra za obveznika u drugoj državi EU-a: oslobođena PDV-a',
    outside: 'Usluga za tvrtku izvan EU-a: nije predmet PDV-a',
    export: 'Izvoz dobara izvan EU-a: oslobođen PDV-a',
  },
  clause: {
    domestic:
      'PDV nije obračunat: prijenos porezne obveze prema članku 76.a slovenskog Zakona o PDV-u (ZDDV-1). PDV obračunava primatelj računa.',
    services:
      'PDV nije obračunat: prijenos porezne obveze prema člancima 44. i 196. Direktive 2006/112/EZ. PDV obračunava primatelj usluge.',
    goods: 'PDV nije obračunat: isporuka dobara unutar EU-a, oslobođena prema članku 138. Direktive 2006/112/EZ.',
    outside: 'PDV nije obračunat: mjesto usluge je kod primatelja izvan EU-a (članak 44. Direktive 2006/112/EZ).',
    export: 'PDV nije obračunat: izvoz dobara, oslobođen prema članku 146. Direktive 2006/112/EZ.',
  },
} satisfies Translation<typeof sl>;
