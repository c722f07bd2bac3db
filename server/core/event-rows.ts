// What happened in an act, written down as the last rows of its transaction, and how such a row becomes what listeners hear.
import type { Happening, Tx } from './act.ts';
import { asStored, asTold, type Dialect, type Row, slots } from './database.ts';
import { withinOf } from './event-whole.ts';
import type { Published } from './events.ts';
import { nextTurn } from './giving-way.ts';

/** On which other processes of a PostgreSQL hear that something was committed; it carries the id alone. */
export const channel = 'event';

const columns = ['at', 'by', 'entity', 'entity_id', 'action', 'topics', 'within', 'before', 'after', 'reason'];
const statementFor = (dialect: Dialect): string => {
  const names = columns.map((column) => `"${column}"`).join(', ');
  const places = slots(dialect, columns.length).join(', ');
  return `insert into event (${names}) values (${places}) returning id`;
};
const insert = { sqlite: statementFor('sqlite'), postgres: statementFor('postgres') };
/** The last one of a transaction tells the others, when it commits. */
const insertLast = {
  sqlite: insert.sqlite,
  postgres: `with written as (${insert.postgres}, xid) select id, xid::text, pg_notify('${channel}', id::text) from written`,
};
const told = (values: Happening['before']): string | null => (values ? JSON.stringify(values) : null);

/** What listeners are told once it is committed; on PostgreSQL also the number of the transaction. */
export type Written = { readonly events: readonly Published[]; readonly transaction: number | null };

/** Writes one row for each happening, in their order. */
export const writeEvents = async ({ database, me, now, read }: Tx, happenings: readonly Happening[]): Promise<Written> => {
  const { dialect } = database;
  const at = asStored(dialect, now);
  const by = me?.id ?? null;
  const events: Published[] = [];
  let transaction: number | null = null;
  for (const [position, { entity, id, action, before, after, reason = null, topics: shown = [] }] of happenings.entries()) {
    const topics = [...new Set([`${entity}:${id}`, ...shown])];
    const statement = position === happenings.length - 1 ? insertLast : insert;
    const values = [at, by, entity, id, action, JSON.stringify(topics), withinOf(entity, id, topics), told(before), told(after), reason];
    const [row] = await read.all(statement[dialect], values);
    if (row?.xid !== undefined) transaction = Number(row.xid);
    // Of an import there are thousands.
    if (position % 200 === 199) await nextTurn();
    events.push({ id: Number(row?.id), topics, entity, entity_id: id, action, by, at: now.toISOString() });
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
