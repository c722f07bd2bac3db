// Exports a list as CSV: the columns and rows that the caller sees, in parts, in the caller's language.
import type { Entity } from '#schema/core/entity.ts';
import { maySee, nameOf } from '#schema/core/entity.ts';
import { phraseAt } from '#schema/core/words.ts';
import type { Database } from '#server/core/database/database.ts';
import { invalid } from '#server/core/http/refusal.ts';
import { words } from '#server/core/http/words.ts';
import type { Me } from '#server/core/security/session.ts';
import { type Names, namesFor } from '#server/crud/import/names.ts';
import { cellText, type Telling } from '#server/crud/read/cell-text.ts';
import type { ApiRecord } from '#server/crud/read/plan.ts';
import { readInParts } from '#server/crud/read/read.ts';
import { csvStream } from './csv-stream.ts';
import { tellingFor } from './import.ts';

export type ExportQuery = {
  readonly filter?: string | undefined;
  readonly sort?: string | undefined;
  readonly columns?: string | undefined;
};
/** Rows read and written at once: few enough to keep other requests fast. */
const few = 200;

/** Columns of the list in the order of `names`; by default those that the list shows. */
const columnsOf = (entity: Entity, me: Me, names: string | undefined): string[] => {
  const known = [...(entity.list?.columns ?? []), ...(entity.list?.hidden ?? [])].filter((name) => maySee(entity, name, me));
  if (!names) return (entity.list?.columns ?? []).filter((name) => known.includes(name));
  const chosenNames = names.split(',');
  if (chosenNames.some((name) => !known.includes(name))) throw invalid({ field: 'columns', reason: 'notChoice' });
  return chosenNames;
};

const factText = (value: unknown): string =>
  Array.isArray(value) ? String(value.length) : value === null || value === undefined ? '' : String(value);

const cellOf = (entity: Entity, field: string, record: ApiRecord, telling: Telling, names: ReadonlyMap<string, Names>): string => {
  const info = entity.info[field];
  if (!info) return factText(record[field]);
  if (info.kind === 'reference' || info.kind === 'file') return factText(record[nameOf(field)]);
  return cellText(entity, field, record[field], telling, names.get(field));
};

/** The whole list, filtered and sorted. */
export const exportList = async (
  database: Database,
  entity: Entity,
  me: Me,
  { filter, sort, columns: columnNames }: ExportQuery,
): Promise<ReadableStream> => {
  const columns = columnsOf(entity, me, columnNames);
  const telling = await tellingFor(database, me.language);
  const many = columns.filter((field) => entity.info[field]?.kind === 'references');
  const names = await namesFor(database, database.read, entity, many);
  const head = columns.map((field) => phraseAt(words[me.language], `${entity.name}.fields.${field}`) ?? field);
  async function* parts() {
    for await (const records of readInParts(database, entity, me, { filter, sort }, few))
      yield records.map((record) => columns.map((field) => cellOf(entity, field, record, telling, names)));
  }
  return csvStream(head, parts());
};
