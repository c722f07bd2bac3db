// The frame of all PDF documents: letterhead, title and number of the document, and a footer with page numbers.
import type { Content } from 'pdfmake/interfaces.js';
import type { Language } from '#schema/core/words.ts';
import { type Foot, ink, type PaperDefinition, quiet } from '#server/core/files/paper-style.ts';
import { lines, soft } from './paper-table.ts';

const space = '\u00a0';
export type Address = { readonly address: string | null; readonly zip: string | null; readonly town: string | null };
export const town = ({ zip, town }: Pick<Address, 'zip' | 'town'>) => [zip, town].filter(Boolean).join(' ');
export const block = (head: string, body: string): Content[] => [{ text: head, style: 'label' }, { text: soft(body) }];

type Sheet = {
  readonly language: Language;
  readonly company: Address & { readonly name: string; readonly vat_number: string | null };
  /** The logo as a data URL. */
  readonly logo: string | null;
  readonly title: string;
  readonly number: string;
  /** A remark below the number: preview, draft. */
  readonly note: string | null;
  /** The title of the PDF, which viewers show in their window. */
  readonly subject: string;
  /** The label before the company's VAT number. */
  readonly vat: string;
  readonly foot: Foot;
};

/** The pdfmake definition of the document (A4). */
export const sheetOf = (
  { language, company, logo, title, number, note, subject, vat, foot }: Sheet,
  content: Content[],
): PaperDefinition => ({
  info: { title: subject, author: company.name },
  language,
  pageSize: 'A4',
  pageMargins: [48, 44, 48, 52],
  defaultStyle: { font: 'Roboto', fontSize: 9.5, lineHeight: 1.2, color: ink },
  styles: {
    label: { fontSize: 8, color: quiet },
    head: { fontSize: 11, bold: true, margin: [0, 16, 0, 6] },
  },
  foot,
  content: [
    {
      columns: [
        {
          width: '*',
          stack: [
            ...(logo
              ? [{ image: logo, fit: [160, 40] as [number, number], margin: [0, 0, 0, 6] as [number, number, number, number] }]
              : []),
            { text: soft(company.name), bold: true, fontSize: 11 },
            { text: lines(company.address, town(company), company.vat_number && `${vat}${space}${company.vat_number}`), color: quiet },
          ],
        },
        {
          width: 'auto',
          stack: [
            { text: title, alignment: 'right', fontSize: 11, bold: true },
            { text: number, alignment: 'right', fontSize: 20, bold: true },
            ...(note === null ? [] : [{ text: note, alignment: 'right' as const, color: quiet }]),
          ],
        },
      ],
      columnGap: 24,
    },
    { canvas: [{ type: 'line', x1: 0, y1: 0, x2: 499, y2: 0, lineWidth: 1, lineColor: ink }], margin: [0, 12, 0, 12] },
    ...content,
  ],
});
