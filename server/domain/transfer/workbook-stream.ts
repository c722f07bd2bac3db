// Streams an Excel workbook of any number of rows: a part of a sheet is in memory at a time. Typed text is an inline string, so that it never becomes a formula.
import { Readable } from 'node:stream';
import { eventLoopYielder } from '#server/core/database/yield-event-loop.ts';
import { type Entry, zipped } from '#server/core/http/zip.ts';
import type { Cell } from './spreadsheet.ts';

type Row = readonly Cell[];
export type Sheet = {
  readonly name: string;
  readonly head: readonly string[];
  /** Characters; one for each column. */
  readonly widths: readonly number[];
  readonly parts: () => AsyncIterable<readonly Row[]>;
};

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Characters that XML forbids, even escaped. */
const forbidden = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(forbidden, '').replace(/[&<>"]/g, (mark) => marks[mark] ?? mark);

/** The positions of the styles below. */
const styles = { head: 1, day: 2, seconds: 3, minutes: 4, cents: 5 } as const;
const styleSheet = `${declaration}<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/><numFmt numFmtId="165" formatCode="[h]:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="6"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="1" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="4" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`;

const textCell = (value: string, style = 0) =>
  `<c t="inlineStr"${style ? ` s="${style}"` : ''}><is><t xml:space="preserve">${escaped(value)}</t></is></c>`;
const numberCell = (value: number | null, style: number) => (value === null ? '<c/>' : `<c s="${style}"><v>${value}</v></c>`);
/** The days since the beginning of Excel's calendar. */
const serial = (day: string) => Date.parse(`${day}T00:00:00Z`) / 86_400_000 + 25_569;

const cellXml = (cell: Cell): string => {
  if ('text' in cell) return cell.text ? textCell(cell.text) : '<c/>';
  if ('day' in cell) return numberCell(cell.day === null ? null : serial(cell.day), styles.day);
  if ('seconds' in cell) return numberCell(cell.seconds === null ? null : cell.seconds / 86_400, styles.seconds);
  if ('minutes' in cell) return numberCell(cell.minutes, styles.minutes);
  return numberCell(cell.cents === null ? null : cell.cents / 100, styles.cents);
};

async function* sheetXml({ head, widths, parts }: Sheet): AsyncGenerator<string> {
  const giveWay = eventLoopYielder();
  const columns = widths.map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`).join('');
  yield `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns}</cols><sheetData><row>${head.map((one) => textCell(one, styles.head)).join('')}</row>`;
  for await (const rows of parts()) {
    yield rows.map((row) => `<row>${row.map(cellXml).join('')}</row>`).join('');
    await giveWay();
  }
  yield '</sheetData></worksheet>';
}

/** The names of sheets in a workbook hold no marks of their own, and 31 characters at most. */
const sheetName = (name: string) => escaped(name.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31));

async function* entriesOf(sheets: readonly Sheet[]): AsyncGenerator<Entry> {
  const entry = (path: string, text: string): Entry => ({ path, bytes: Readable.from([Buffer.from(text)]) });
  const parts = sheets.map(
    (_one, at) => `<Override PartName="/xl/worksheets/sheet${at + 1}.xml" ContentType="${spreadsheet}.worksheet+xml"/>`,
  );
  yield entry(
    '[Content_Types].xml',
    `${declaration}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${spreadsheet}.styles+xml"/>${parts.join('')}</Types>`,
  );
  yield entry(
    '_rels/.rels',
    `${declaration}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  );
  const names = sheets.map(({ name }, at) => `<sheet name="${sheetName(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`);
  yield entry(
    'xl/workbook.xml',
    `${declaration}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${names.join('')}</sheets></workbook>`,
  );
  const targets = sheets.map(
    (_one, at) => `<Relationship Id="rId${at + 1}" Type="${relations}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  );
  yield entry(
    'xl/_rels/workbook.xml.rels',
    `${declaration}<Relationships xmlns="${packaged}/relationships">${targets.join('')}<Relationship Id="rId${sheets.length + 1}" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
  );
  yield entry('xl/styles.xml', styleSheet);
  for (const [at, sheet] of sheets.entries())
    yield { path: `xl/worksheets/sheet${at + 1}.xml`, bytes: Readable.from(sheetXml(sheet), { objectMode: false }) };
}

export const workbookStream = (sheets: readonly Sheet[]): Promise<Readable> => zipped(entriesOf(sheets));
