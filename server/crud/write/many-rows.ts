// Writes many rows with little work for each: SQLite runs one prepared statement repeatedly, PostgreSQL gets all rows as one parameter.
import type { Entity } from '#schema/core/entity.ts';
import type { Database } from '#server/core/database/database.ts';
import { forUpdate } from '#server/core/database/locks.ts';
import { among, identifier, number, sql } from '#server/core/database/sql.ts';
import { indexIsDeferred } from '#server/core/database/triggers/deferred-index.ts';
import type { Tx } from '#server/core/events/act.ts';
import { codecOf } from '#server/fields/codec.ts';
import { derivedOf } from '#server/fields/derived.ts';
import { toProperties } from '#server/fields/properties.ts';
import type { Values } from './check.ts';

/** The columns of the values, and the columns derived from the whole record. */
export const columnsOf = (database: Database, entity: Entity, values: Values, record: Values): Values => {
  const columns = toProperties(entity, values);
  if (database.dialect === 'sqlite')
    for (const [name, value] of Object.entries(columns)) {
      const { toColumn } = codecOf(entity, name, 'sqlite');
      if (toColumn) columns[name] = toColumn(value);
    }
  for (const { column, from, make } of derivedOf(entity))
    if (from.some((field) => field in values) && !(column === 'search_text' && indexIsDeferred(database))) columns[column] = make(record);
  return columns;
};

const quoted = (names: readonly string[], before = '') => names.map((name) => `${before}"${name}"`);
/** Groups rows with the same columns; each keeps its position. */
const byShape = (rows: readonly Values[]) =>
  Map.groupBy(
    rows.map((row, at) => ({ row, at })),
    ({ row }) => Object.keys(row).join(),
  );

/** Inserts rows; answers their ids in the same order. */
export const insertRows = async ({ database, read }: Tx, { name }: Entity, rows: readonly Values[]): Promise<number[]> => {
  const ids: number[] = [];
  for (const alike of byShape(rows).values()) {
    const names = Object.keys(alike[0]?.row ?? {});
    const into = `insert into "${name}" (${quoted(names).join(', ')})`;
    if (database.dialect === 'sqlite') {
      const insert = read.prepare(`${into} values (${names.map(() => '?').join(', ')}) returning id`);
      for (const { row, at } of alike) ids[at] = Number((await insert(Object.values(row)))[0]?.id);
    } else {
      const insert = `${into} select ${quoted(names).join(', ')} from json_populate_recordset(null::"${name}", $1::json) returning id`;
      const made = (await read.all(insert, [JSON.stringify(alike.map(({ row }) => row))])).map(({ id }) => Number(id));
      // Ids ascend in insertion order, whatever the order of the returned rows.
      made.sort((one, other) => one - other);
      for (const [n, { at }] of alike.entries()) ids[at] = made[n] ?? 0;
    }
  }
  return ids;
};

/** Updates rows and raises their versions; `id` is among the columns. */
export const updateRows = async ({ database, read }: Tx, { name }: Entity, rows: readonly (Values & { readonly id: number })[]) => {
  for (const alike of byShape(rows).values()) {
    const names = Object.keys(alike[0]?.row ?? {}).filter((column) => column !== 'id');
    if (database.dialect === 'sqlite') {
      const set = [...quoted(names).map((column) => `${column} = ?`), 'version = version + 1'].join(', ');
      const update = read.prepare(`update "${name}" set ${set} where id = ? returning id`);
      for (const { row } of alike) await update([...names.map((column) => row[column]), row.id]);
    } else {
      const set = [...names.map((column) => `"${column}" = v."${column}"`), 'version = t.version + 1'].join(', ');
      const update = `update "${name}" as t set ${set} from json_populate_recordset(null::"${name}", $1::json) as v where t.id = v.id`;
      await read.all(update, [JSON.stringify(alike.map(({ row }) => row))]);
    }
  }
};

/** Locks the rows until the act ends, in a fixed order, so that two such acts do not deadlock; answers the version of each existing row. */
export const lockedVersions = async ({ read }: Tx, { name }: Entity, ids: readonly number[]): Promise<Map<number, number>> => {
  const rows = await read.rows(sql`select id, version from ${identifier(name)} where id ${among(ids)} order by id ${forUpdate}`, {
    id: number,
    version: number,
  });
  return new Map(rows.map(({ id, version }) => [id, version]));
};
