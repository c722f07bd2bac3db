// The working-time record as a file: PDF, workbook or CSV, streamed a few people at a time.
import { Readable } from 'node:stream';
import type { PersonRecord } from '#schema/attendance/record.ts';
import { settings } from '#schema/company/settings.ts';
import { fold } from '#schema/core/fold.ts';
import type { Database } from '#server/core/database/database.ts';
import { sql } from '#server/core/database/sql.ts';
import type { Services } from '#server/core/events/act.ts';
import { renderPdf } from '#server/core/files/pdf.ts';
import { sayIn } from '#server/core/http/words.ts';
import { type Entry, zipped } from '#server/core/http/zip.ts';
import type { Me } from '#server/core/security/session.ts';
import { columnsOf } from '#server/fields/columns-of.ts';
import { town } from '../paper/paper.ts';
import { csvStream } from '../transfer/csv-stream.ts';
import { recordExport } from '../transfer/export-event.ts';
import { tellingFor } from '../transfer/import.ts';
import { cellValue } from '../transfer/spreadsheet.ts';
import { workbookStream } from '../transfer/workbook-stream.ts';
import { peopleOfRecord, type RecordOf, recordsOf } from './record.ts';
import { recordPaper } from './record-paper.ts';
import { columnsOfRecord, rowsOfRecord } from './record-table.ts';

export const recordFormats = ['json', 'pdf', 'xlsx', 'csv'] as const;
export type RecordFormat = (typeof recordFormats)[number];
export const recordTypes = {
  json: 'application/json',
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
  zip: 'application/zip',
} as const;
export type File = { readonly name: string; readonly type: string; readonly body: ReadableStream };
type Parts = AsyncGenerator<readonly PersonRecord[]>;

/** Node's stream as the web's, of bytes. */
export const webStream = (bytes: Readable): ReadableStream => Readable.toWeb(bytes) as ReadableStream;

async function* jsonParts(parts: Parts): AsyncGenerator<Buffer> {
  let before = '[';
  for await (const records of parts)
    for (const record of records) {
      yield Buffer.from(`${before}${JSON.stringify(record)}`);
      before = ',';
    }
  yield Buffer.from(before === '[' ? '[]' : ']');
}

const pdfOf = async ({ read }: Database, me: Me) => {
  const telling = await tellingFor({ read }, me.language);
  const company = await read.row(
    sql`select company_name, address, zip, town from settings where id = 1`,
    columnsOf(settings, 'company_name', 'address', 'zip', 'town'),
  );
  const letterhead = {
    name: company?.company_name ?? '',
    address: company ? [company.address, town(company)].filter(Boolean).join(', ') : '',
  };
  const saying = { ...telling, say: sayIn(me.language) };
  return (record: PersonRecord) => renderPdf(recordPaper(record, letterhead, saying, new Date()));
};

const plain = (name: string) => fold(name).replace(/[^a-z0-9]+/g, '-');

async function* pdfEntries(render: (record: PersonRecord) => Promise<Uint8Array>, parts: Parts): AsyncGenerator<Entry> {
  for await (const records of parts)
    for (const record of records)
      yield {
        path: `${plain(record.name)}-${record.user_id}-${record.month}.pdf`,
        bytes: Readable.from([Buffer.from(await render(record))]),
      };
}

/** @throws Refusal 403 for others without `attendance.write`, 404 */
export const exportRecord = async (
  services: Services & { readonly database: Database },
  me: Me,
  { format, ...of }: RecordOf & { readonly format: RecordFormat },
): Promise<File> => {
  const { database } = services;
  const people = await peopleOfRecord(database.read, me, of);
  const parts = recordsOf(database, me, people, of.month);
  const say = sayIn(me.language);
  const one = of.user_id !== undefined;
  const name = (ending: string) =>
    [say('attendance_record.file'), one && plain(people[0]?.name ?? ''), `${of.month}.${ending}`].filter(Boolean).join('-');
  if (format === 'json')
    return { name: name('json'), type: recordTypes.json, body: webStream(Readable.from(jsonParts(parts), { objectMode: false })) };
  if (of.user_id !== me.id) await recordExport(services, me, 'exportRecord', { ...of, format });
  if (format === 'pdf') {
    const render = await pdfOf(database, me);
    if (!one) return { name: name('zip'), type: recordTypes.zip, body: webStream(await zipped(pdfEntries(render, parts))) };
    for await (const [record] of parts)
      if (record) return { name: name('pdf'), type: recordTypes.pdf, body: webStream(Readable.from([Buffer.from(await render(record))])) };
  }
  const telling = await tellingFor(database, me.language);
  const columns = columnsOfRecord({ ...telling, say });
  const head = columns.map((column) => column.head);
  async function* rows() {
    for await (const records of parts) yield rowsOfRecord(columns, records);
  }
  async function* texts() {
    for await (const some of rows()) yield some.map((row) => row.map((cell) => cellValue(cell, telling)));
  }
  if (format === 'csv') return { name: name('csv'), type: recordTypes.csv, body: await csvStream(head, texts()) };
  const sheet = { name: `${say('attendance_record.sheet')} ${of.month}`, head, widths: columns.map(({ width }) => width), parts: rows };
  return { name: name('xlsx'), type: recordTypes.xlsx, body: webStream(await workbookStream([sheet])) };
};
