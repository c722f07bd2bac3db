// What happened in an act, written down as the last rows of its transaction, and how such a row becomes what listeners hear.

import { asStored, asTold, type Dialect, type Row, slots } from '../database/database.ts';
import { eventLoopYielder } from '../database/yield-event-loop.ts';
import type { Happening, Tx } from './act.ts';
import { withinOf } from './event-whole.ts';
import type { Published } from './events.ts';

/** On which other processes of a PostgreSQL hear that something was committed; it carries the id alone. */
export const channel = 'event';

const columns = ['at', 'by', 'entity', 'entity_id', 'action', 'topics', 'within', 'before', 'after', 'reason'];
/** So many travel in one statement. */
const most = 50;
const statementFor = (dialect: Dialect, rows: number): string => {
  const names = columns.map((column) => `"${column}"`).join(', ');
  const places = slots(dialect, columns.length * rows);
  const values = Array.from({ length: rows }, (_, at) => `(${places.slice(at * columns.length, (at + 1) * columns.length).join(', ')})`);
  return `insert into event (${names}) values ${values.join(', ')} returning id`;
};
/** The last one of a transaction tells the others, when it commits. */
const tellingAll = (insert: string) =>
  `with written as (${insert}, xid) select id, xid::text, pg_notify('${channel}', id::text) from written`;
const statementsOf = (dialect: Dialect) => ({
  one: statementFor(dialect, 1),
  many: statementFor(dialect, most),
  last: dialect === 'sqlite' ? statementFor(dialect, 1) : tellingAll(statementFor(dialect, 1)),
});
const statements = { sqlite: statementsOf('sqlite'), postgres: statementsOf('postgres') };
const told = (values: Happening['before']): string | null => (values ? JSON.stringify(values) : null);

/** What listeners are told once it is committed; on PostgreSQL also the number of the transaction. */
export type Written = { readonly events: readonly Published[]; readonly transaction: number | null };

/** Writes one row for each happening, in their order. */
export const writeEvents = async ({ database, me, now, read }: Tx, happenings: readonly Happening[]): Promise<Written> => {
  const { dialect } = database;
  const { one, many, last } = statements[dialect];
  const at = asStored(dialect, now);
  const by = me?.id ?? null;
  const events: Published[] = [];
  let transaction: number | null = null;
  const giveWay = eventLoopYielder();
  for (let from = 0, count = 0; from < happenings.length; from += count) {
    // Of an import there are thousands; the last one stays for itself.
    count = happenings.length - from > most ? most : 1;
    const part = happenings.slice(from, from + count).map((happening) => ({
      ...happening,
      topics: [...new Set([`${happening.entity}:${happening.id}`, ...(happening.topics ?? [])])],
    }));
    const values = part.flatMap(({ entity, id, action, topics, before, after, reason = null }) => [
      at,
      by,
      entity,
      id,
      action,
      JSON.stringify(topics),
      withinOf(entity, id, topics),
      told(before),
      told(after),
      reason,
    ]);
    const rows = await read.all(from + count === happenings.length ? last : count > 1 ? many : one, values);
    if (rows[0]?.xid !== undefined) transaction = Number(rows[0].xid);
    // In the order of their ids they are as they were given, whichever way they are told.
    const ids = rows.map(({ id }) => Number(id)).sort((first, second) => first - second);
    for (const [n, { entity, id, action, topics }] of part.entries())
      events.push({ id: ids[n] ?? 0, topics, entity, entity_id: id, action, by, at: now.toISOString() });
    await giveWay();
  }
  return { events, transaction };
};

/** The columns that `publishedOf` reads. */
export const publishedColumns = 'id, at, "by", entity, entity_id, action, topics';
export const publishedOf = (row: Row): Published => ({
  id: Number(row.id),
  topics: JSON.parse(String(row.topics)) as string[],
  entity: String(row.entity),
  entity_id: Number(row.entity_id),
  action: String(row.action),
  by: row.by === null ? null : Number(row.by),
  at: asTold(row.at),
});
/** The rows, on PostgreSQL, that a snapshot does not show; a row that a restore brought here carries the number of another machine's transaction. */
export const beyondSnapshot = (snapshot: string): string =>
  `xid >= pg_snapshot_xmin(${snapshot}::pg_snapshot) and not pg_visible_in_snapshot(xid, ${snapshot}::pg_snapshot) and xmin = xid::xid`;
