// What every paper of the company is set with: its inks, words that may break, and tables with heads that repeat and rows that no page breaks.
import type { ContentTable, TableCell } from 'pdfmake/interfaces.js';
import type { Format } from '#schema/core/format.ts';
import type { sayIn } from '#server/core/words.ts';

export const ink = '#16181a';
export const quiet = '#5c6166';
const line = '#c9ccd0';

export type Saying = { readonly say: ReturnType<typeof sayIn>; readonly format: Format };
export type Column = { readonly head: string; readonly width: string | number; readonly right?: boolean };

/**
 * A word that is longer than a narrow column may break anywhere: a zero-width space says so, and the paper shows nothing of it.
 * The narrow space between French thousands is not in the font.
 */
export const soft = (text: string, longest = 18): string =>
  text
    .replaceAll('\u202f', '\u00a0')
    .replace(/[^\s-]+/gu, (word) => (word.length > longest ? (word.match(/.{1,6}/gu) ?? [word]).join('\u200b') : word));

/** What is there, one below the other. */
export const lines = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join('\n');

const cellOf =
  ({ right }: Column) =>
  (value: string, bold = false): TableCell => ({ text: soft(value, 12), alignment: right ? 'right' : 'left', bold });

/** A table with a head that repeats on every page and rows that no page breaks. */
export const tableOf = (columns: readonly Column[], rows: readonly (readonly string[])[], total?: readonly string[]): ContentTable => ({
  table: {
    headerRows: 1,
    dontBreakRows: true,
    widths: columns.map(({ width }) => width),
    body: [
      columns.map(({ head, right }) => ({ text: head, style: 'label', alignment: right ? 'right' : 'left', margin: [0, 0, 0, 0] })),
      ...rows.map((row) => columns.map((column, at) => cellOf(column)(row[at] ?? ''))),
      ...(total ? [columns.map((column, at) => cellOf(column)(total[at] ?? '', true))] : []),
    ],
  },
  layout: {
    hLineWidth: (at, node) => (at === 0 || at === node.table.body.length ? 0 : 0.5),
    vLineWidth: () => 0,
    hLineColor: () => line,
    paddingLeft: (at) => (at === 0 ? 0 : 6),
    paddingRight: (at, node) => (at === (node.table.widths?.length ?? 0) - 1 ? 0 : 6),
    paddingTop: () => 4,
    paddingBottom: () => 4,
  },
});
