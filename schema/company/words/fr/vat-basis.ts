// Why no VAT is charged, in French: for the page of an invoice, and as the clause on a paper.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/vat-basis.ts';

export default {
  short: {
    domestic: 'La TVA est due par l’acheteur (article 76.a)',
    services: 'Services pour un assujetti d’un autre pays de l’UE : la TVA est due par l’acheteur',
    goods: 'Biens pour un assujetti d’un autre pays de l’UE : exonérés de TVA',
    outside: 'Services pour une entreprise hors UE : hors champ de la TVA',
    export: 'Exportation de biens hors UE : exonérée de TVA',
  },
  clause: {
    domestic:
      'TVA non facturée : autoliquidation selon l’article 76.a de la loi slovène sur la TVA (ZDDV-1). La TVA est due par le preneur.',
    services:
      'TVA non facturée : autoliquidation selon les articles 44 et 196 de la directive 2006/112/CE. La TVA est due par le preneur de la prestation.',
    goods: 'TVA non facturée : livraison intracommunautaire de biens, exonérée selon l’article 138 de la directive 2006/112/CE.',
    outside: 'TVA non facturée : le lieu de la prestation est chez le preneur, hors de l’UE (article 44 de la directive 2006/112/CE).',
    export: 'TVA non facturée : exportation de biens, exonérée selon l’article 146 de la directive 2006/112/CE.',
  },
} satisfies Translation<typeof sl>;
