// Building blocks of all PDF documents: breakable words, and tables with repeated heads and unbroken rows.
import type { ContentTable, TableCell } from 'pdfmake/interfaces.js';
import type { Format } from '#schema/core/format.ts';
import type { tableLayouts } from '#server/core/files/paper-style.ts';
import type { sayIn } from '#server/core/http/words.ts';

export type Saying = { readonly say: ReturnType<typeof sayIn>; readonly format: Format };
export type Column = { readonly head: string; readonly width: string | number; readonly right?: boolean };

/**
 * Lets a word longer than a narrow column break anywhere, by invisible zero-width spaces.
 * Replaces the narrow space between French thousands, which is missing from the font.
 */
export const soft = (text: string, longest = 18): string =>
  text
    .replaceAll('\u202f', '\u00a0')
    .replace(/[^\s-]+/gu, (word) => (word.length > longest ? (word.match(/.{1,6}/gu) ?? [word]).join('\u200b') : word));

/** The parts that exist, one below the other. */
export const lines = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join('\n');

const cellOf =
  ({ right }: Column) =>
  (value: string, bold = false): TableCell => ({ text: soft(value, 12), alignment: right ? 'right' : 'left', bold });

/** A table whose head repeats on every page and whose rows are never split. */
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

/** A row of totals: a name, and the amount at the right. */
export const sumRow =
  (format: Saying['format']) =>
  (label: string, cents: number, strong = false) => {
    const weight = { bold: strong, ...(strong && { fontSize: 12 }) };
    return [
      { text: label, ...weight },
      { text: format.money(cents).replaceAll('\u202f', '\u00a0'), alignment: 'right' as const, ...weight },
    ];
  };
