// Reads a spreadsheet file in the browser: detects encoding and separator and parses rows.
import { loadChunk } from '#admin/providers/chunk.ts';

export type Encoding = 'utf-8' | 'windows-1250' | 'utf-16le';
export type Separator = ';' | ',' | '\t';
/** How to read the file; null means detect. */
export type Reading = { readonly encoding: Encoding | null; readonly separator: Separator | null; readonly headed: boolean };
export type Sheet = {
  readonly name: string;
  readonly encoding: Encoding;
  readonly separator: Separator;
  readonly head: readonly string[];
  /** `row` is the line number shown by a spreadsheet. */
  readonly rows: readonly { readonly row: number; readonly cells: readonly string[] }[];
};

/** The separator is detected from this many lines. */
const guessedBy = 10;

const encodingOf = (bytes: Uint8Array): Encoding => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    // Central European spreadsheets write this encoding if they do not write UTF-8.
    return 'windows-1250';
  }
};
const separators: readonly Separator[] = [';', ',', '\t'];
const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '');

/** Reads a file; null if it contains no rows. */
export const readSheet = async (file: File, { encoding: encodingChoice, separator: given, headed }: Reading): Promise<Sheet | null> => {
  const [{ default: Papa }, buffer] = await Promise.all([loadChunk(() => import('papaparse')), file.arrayBuffer()]);
  const bytes = new Uint8Array(buffer);
  const encoding = encodingChoice ?? encodingOf(bytes);
  const text = new TextDecoder(encoding).decode(bytes);
  const { meta } = Papa.parse(text, { preview: guessedBy, delimitersToGuess: [...separators], skipEmptyLines: 'greedy' });
  const separator = given ?? separators.find((one) => one === meta.delimiter) ?? ';';
  // Blank lines are kept here, so that row numbers match the spreadsheet.
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
