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
const isSeparator = (text: string): text is Separator => text === ';' || text === ',' || text === '\t';

/** Reads a file; nothing where it holds no rows. */
export const readSheet = async (file: File, { encoding: wanted, separator: given, headed }: Reading): Promise<Sheet | null> => {
  const [{ default: Papa }, buffer] = await Promise.all([loadChunk(() => import('papaparse')), file.arrayBuffer()]);
  const bytes = new Uint8Array(buffer);
  const encoding = wanted ?? encodingOf(bytes);
  const text = new TextDecoder(encoding).decode(bytes);
  const { data, meta } = Papa.parse<string[]>(text, {
    delimiter: given ?? '',
    delimitersToGuess: [';', ',', '\t'],
    skipEmptyLines: 'greedy',
  });
  const [first, ...rest] = data;
  const rows = headed ? rest : data;
  if (!first || rows.length === 0) return null;
  const width = Math.max(...data.map((cells) => cells.length));
  const head = Array.from({ length: width }, (_one, at) => (headed ? (first[at] ?? '').trim() : ''));
  const before = headed ? 2 : 1;
  return {
    name: file.name,
    encoding,
    separator: isSeparator(meta.delimiter) ? meta.delimiter : ';',
    head,
    rows: rows.map((cells, at) => ({ row: at + before, cells })),
  };
};
