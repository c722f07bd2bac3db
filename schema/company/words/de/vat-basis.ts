// Why no VAT is charged, in German: for the page of an invoice, and as the clause on a paper.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/vat-basis.ts';

export default {
  short: {
    domestic: 'Der Käufer schuldet die Steuer (Artikel 76.a)',
    services: 'Leistung an einen Unternehmer in einem anderen EU-Land: der Käufer schuldet die Steuer',
    goods: 'Ware an einen Unternehmer in einem anderen EU-Land: steuerfrei',
    outside: 'Leistung an ein Unternehmen außerhalb der EU: nicht steuerbar',
    export: 'Ausfuhr von Ware aus der EU: steuerfrei',
  },
  clause: {
    domestic:
      'MwSt. nicht berechnet: Steuerschuldnerschaft des Leistungsempfängers nach Artikel 76.a des slowenischen Umsatzsteuergesetzes (ZDDV-1).',
    services:
      'MwSt. nicht berechnet: Steuerschuldnerschaft des Leistungsempfängers nach den Artikeln 44 und 196 der Richtlinie 2006/112/EG.',
    goods: 'MwSt. nicht berechnet: innergemeinschaftliche Lieferung, steuerfrei nach Artikel 138 der Richtlinie 2006/112/EG.',
    outside: 'MwSt. nicht berechnet: der Ort der Leistung liegt beim Empfänger außerhalb der EU (Artikel 44 der Richtlinie 2006/112/EG).',
    export: 'MwSt. nicht berechnet: Ausfuhrlieferung, steuerfrei nach Artikel 146 der Richtlinie 2006/112/EG.',
  },
} satisfies Translation<typeof sl>;
