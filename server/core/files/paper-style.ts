// The common style of printed documents: colours, table lines, and the footer with page numbers. A document refers to styles by name, so that its definition can be sent to the rendering thread.
import type { Content, CustomTableLayout, TDocumentDefinitions } from 'pdfmake/interfaces.js';

export const ink = '#16181a';
export const quiet = '#5c6166';
const line = '#c9ccd0';

export type Foot = {
  readonly text: string;
  /** The text for page numbers, with `{page}` and `{pages}`. */
  readonly page: string;
};
/** A document definition of plain values only. Images are data URLs. */
export type PaperDefinition = Omit<TDocumentDefinitions, 'footer'> & { readonly foot: Foot };

const none = () => 0;

export const tableLayouts = {
  /** A line below each row except the last. */
  ruled: {
    hLineWidth: (at, node) => (at === 0 || at === node.table.body.length ? 0 : 0.5),
    vLineWidth: none,
    hLineColor: () => line,
    paddingLeft: (at) => (at === 0 ? 0 : 6),
    paddingRight: (at, node) => (at === (node.table.widths?.length ?? 0) - 1 ? 0 : 6),
    paddingTop: () => 4,
    paddingBottom: () => 4,
  },
  /** Many narrow columns and low rows, with a line below each. */
  dense: {
    hLineWidth: (at, node) => (at === 0 || at === node.table.body.length ? 0 : 0.4),
    vLineWidth: none,
    hLineColor: () => line,
    paddingLeft: (at) => (at === 0 ? 0 : 3),
    paddingRight: (at, node) => (at === (node.table.widths?.length ?? 0) - 1 ? 0 : 3),
    paddingTop: () => 1.4,
    paddingBottom: () => 1.2,
  },
  /** A bar on the left. */
  marked: { hLineWidth: none, vLineWidth: (at) => (at === 0 ? 2 : 0), vLineColor: () => ink },
  /** A line above the last row. */
  summed: {
    hLineWidth: (at, node) => (at === node.table.body.length - 1 ? 1 : 0),
    vLineWidth: none,
    hLineColor: () => ink,
    paddingTop: () => 3,
    paddingBottom: () => 3,
    paddingLeft: none,
    paddingRight: none,
  },
} satisfies Readonly<Record<string, CustomTableLayout>>;

export const footOf =
  ({ text, page }: Foot) =>
  (at: number, of: number): Content => ({
    margin: [48, 16, 48, 0],
    fontSize: 8,
    color: quiet,
    columns: [
      { width: '*', text },
      { width: 'auto', text: page.replace('{page}', String(at)).replace('{pages}', String(of)), alignment: 'right' },
    ],
  });
