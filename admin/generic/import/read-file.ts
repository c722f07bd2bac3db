// A file of a spreadsheet, read in the browser: its bytes as text, its text as rows, whatever program wrote it.
import { loadChunk } from '#admin/providers/chunk.ts';

export type Encoding = 'utf-8' | 'windows-1250' | 'utf-16le';
export type Separator = ';' | ',' | '\t';
/** How the file is read; null lets the file itself tell. */
export type Reading = { readonly encoding: Encoding | null; readonly separator: Separator | null; readonly headed: boolean };
export type Sheet = {
  readonly name: string;
  readonly encoding: Encoding;
  readonly separator: Separator;
  readonly head: readonly string[];
  /** `row` is the line of a spreadsheet. */
  readonly rows: readonly { readonly row: number; readonly cells: readonly string[] }[];
};

/** So many lines tell what separates the cells. */
const guessedBy = 10;

const encodingOf = (bytes: Uint8Array): Encoding => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    // Spreadsheets of our part of the world write this when they do not write UTF-8.
    return 'windows-1250';
  }
};
const separators: readonly Separator[] = [';', ',', '\t'];
const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '');

/** Reads a file; nothing where it holds no rows. */
export const readSheet = async (file: File, { encoding: encodingChoice, separator: given, headed }: Reading): Promise<Sheet | null> => {
  const [{ default: Papa }, buffer] = await Promise.all([loadChunk(() => import('papaparse')), file.arrayBuffer()]);
  const bytes = new Uint8Array(buffer);
  const encoding = encodingChoice ?? encodingOf(bytes);
  const text = new TextDecoder(encoding).decode(bytes);
  const { meta } = Papa.parse(text, { preview: guessedBy, delimitersToGuess: [...separators], skipEmptyLines: 'greedy' });
  const separator = given ?? separators.find((one) => one === meta.delimiter) ?? ';';
  // A blank line says nothing, and counts all the same: the rows below keep the numbers that the spreadsheet shows.
  const lines = Papa.parse<string[]>(text, { delimiter: separator })
    .data.map((cells, at) => ({ row: at + 1, cells }))
    .filter(({ cells }) => !isBlank(cells));
  const [first, ...rest] = lines;
  const rows = headed ? rest : lines;
  if (!first || rows.length === 0) return null;
  const width = lines.reduce((widest, { cells }) => Math.max(widest, cells.length), 0);
  const head = Array.from({ length: width }, (_one, at) => (headed ? (first.cells[at] ?? '').trim() : ''));
  return { name: file.name, encoding, separator, head, rows };
};
