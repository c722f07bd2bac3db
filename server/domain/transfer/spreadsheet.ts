// Writes a table as CSV or as an Excel workbook: amounts stay numbers, dates stay dates, and typed text never becomes a formula.
import { byteOrderMark, csvLine } from '#schema/core/csv-cell.ts';
import { centsText, type Telling } from '#server/crud/read/cell-text.ts';

export type Cell =
  | { readonly text: string | null }
  | { readonly cents: number | null }
  | { readonly day: string | null }
  | { readonly seconds: number | null }
  | { readonly minutes: number | null };
export type Table = { readonly sheet: string; readonly head: readonly string[]; readonly rows: readonly (readonly Cell[])[] };

/** A cell as the text of a CSV file. */
export const cellValue = (cell: Cell, telling: Telling): string => {
  if ('text' in cell) return cell.text ?? '';
  if ('day' in cell) return cell.day ? telling.format.date(cell.day) : '';
  if ('seconds' in cell) return cell.seconds === null ? '' : telling.format.clock(cell.seconds);
  if ('minutes' in cell) return cell.minutes === null ? '' : String(cell.minutes);
  return cell.cents === null ? '' : centsText(cell.cents, telling.language);
};

/** With semicolons, and with numbers and dates in the reader's format. */
export const csvOf = ({ head, rows }: Table, telling: Telling): string =>
  `${byteOrderMark}${[head, ...rows.map((row) => row.map((cell) => cellValue(cell, telling)))].map(csvLine).join('')}`;

const typed = (cell: Cell) => {
  if ('text' in cell) return cell.text ? { value: cell.text, type: String } : null;
  if ('day' in cell) return cell.day ? { value: new Date(`${cell.day}T00:00:00Z`), type: Date, format: 'dd/mm/yyyy' } : null;
  if ('seconds' in cell) return cell.seconds === null ? null : { value: cell.seconds / 86_400, type: Number, format: '[h]:mm' };
  if ('minutes' in cell) return cell.minutes === null ? null : { value: cell.minutes, type: Number, format: '0' };
  return cell.cents === null ? null : { value: cell.cents / 100, type: Number, format: '#,##0.00' };
};
const widest = 40;
const widthOf = ({ head, rows }: Table, at: number, telling: Telling): number =>
  Math.min(
    widest,
    Math.max(10, ...[head[at] ?? '', ...rows.map((row) => cellValue(row[at] ?? { text: null }, telling))].map(({ length }) => length + 2)),
  );

/** A workbook with one sheet, whose head stays visible. */
export const workbookOf = async (table: Table, telling: Telling): Promise<Uint8Array> => {
  // Rarely needed, so the library is loaded on demand.
  const { default: write } = await import('write-excel-file/node');
  const head = table.head.map((value) => ({ value, type: String, fontWeight: 'bold' as const }));
  const columns = table.head.map((_one, at) => ({ width: widthOf(table, at, telling) }));
  const written = write([head, ...table.rows.map((row) => row.map(typed))], { sheet: table.sheet, columns, stickyRowsCount: 1 });
  return new Uint8Array(await written.toBuffer());
};
