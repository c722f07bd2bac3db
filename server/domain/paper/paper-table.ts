// What every paper of the company is set with: words that may break, and tables with heads that repeat and rows that no page breaks.
import type { ContentTable, TableCell } from 'pdfmake/interfaces.js';
import type { Format } from '#schema/core/format.ts';
import type { tableLayouts } from '#server/core/files/paper-style.ts';
import type { sayIn } from '#server/core/http/words.ts';

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
  layout: 'ruled' satisfies keyof typeof tableLayouts,
});

/** A row of what something comes to: its name, and the amount at the right. */
export const sumRow =
  (format: Saying['format']) =>
  (label: string, cents: number, strong = false) => {
    const weight = { bold: strong, ...(strong && { fontSize: 12 }) };
    return [
      { text: label, ...weight },
      { text: format.money(cents).replaceAll('\u202f', '\u00a0'), alignment: 'right' as const, ...weight },
    ];
  };
