// Writes the events of an act as the last rows of its transaction, and turns such rows into published events.

import {
  type Bound,
  type Fragment,
  identifier,
  instant,
  join,
  json,
  literal,
  nullable,
  number,
  perDialect,
  sql,
  text,
} from '../database/sql.ts';
import { eventLoopYielder } from '../database/yield-event-loop.ts';
import type { NewEvent, Tx } from './act.ts';
import { withinOf } from './event-whole.ts';
import type { Published } from './events.ts';

/** The PostgreSQL channel that announces a commit to other processes; its payload is the last event's id. */
export const channel = 'event';

const columns = join(
  ['at', 'by', 'entity', 'entity_id', 'action', 'topics', 'within', 'before', 'after', 'reason'].map((name) => identifier(name)),
);
/** The most events in one statement. */
const most = 50;
const inserting = (rows: readonly (readonly Bound[])[], returning: Fragment): Fragment =>
  sql`insert into event (${columns}) values ${join(rows.map((row) => sql`(${join(row.map((value) => sql`${value}`))})`))} returning ${returning}`;
/** Inserts the last event of a transaction and notifies the other processes at its commit. */
const insertLast = (row: readonly Bound[]): Fragment =>
  perDialect({
    sqlite: inserting([row], sql`id, null as xid, null as notified`),
    postgres: sql`with written as (${inserting([row], sql`id, xid`)})
      select id, xid::text as xid, pg_notify(${literal(channel)}, id::text)::text as notified from written`,
  });
const last = { id: number, xid: nullable(text), notified: nullable(text) };
const jsonOrNull = (values: NewEvent['before']): string | null => (values ? JSON.stringify(values) : null);

/** What listeners are told after the commit; on PostgreSQL with the transaction's id. */
export type WrittenEvents = { readonly events: readonly Published[]; readonly transaction: number | null };

/** Inserts one row for each event, in order. */
export const writeEvents = async ({ me, now, read }: Tx, newEvents: readonly NewEvent[]): Promise<WrittenEvents> => {
  const by = me?.id ?? null;
  const events: Published[] = [];
  let transaction: string | null = null;
  const giveWay = eventLoopYielder();
  for (let from = 0, count = 0; from < newEvents.length; from += count) {
    // An import has thousands of events; the last one is inserted by itself.
    count = newEvents.length - from > most ? most : 1;
    const part = newEvents.slice(from, from + count).map((event) => ({
      ...event,
      topics: [...new Set([`${event.entity}:${event.id}`, ...(event.topics ?? [])])],
    }));
    const rows = part.map(({ entity, id, action, topics, before, after, reason = null }): Bound[] => [
      now,
      by,
      entity,
      id,
      action,
      JSON.stringify(topics),
      withinOf(entity, id, topics),
      jsonOrNull(before),
      jsonOrNull(after),
      reason,
    ]);
    const isLast = from + count === newEvents.length;
    const written = isLast ? await read.rows(insertLast(rows[0] ?? []), last) : [];
    const ids = isLast ? written.map(({ id }) => id) : await read.values(inserting(rows, sql`id`), number);
    // Ids ascend in insertion order, whatever the order of the returned rows.
    ids.sort((first, second) => first - second);
    transaction = written[0]?.xid ?? null;
    for (const [n, { entity, id, action, topics }] of part.entries())
      events.push({ id: ids[n] ?? 0, topics, entity, entity_id: id, action, by, at: now.toISOString() });
    await giveWay();
  }
  return { events, transaction: transaction === null ? null : Number(transaction) };
};

/** The columns that say what happened to which record, when and by whom. */
export const eventHead = { id: number, at: instant, by: nullable(number), entity: text, entity_id: number, action: text };
/** The columns of a published event. */
export const published = { ...eventHead, topics: json<string[]>() };
/** PostgreSQL: the events that a snapshot does not show. Restored events carry another database's transaction id and are left out. */
export const beyondSnapshot = (snapshot: string | null): Fragment =>
  sql`xid >= pg_snapshot_xmin(${snapshot}::pg_snapshot) and not pg_visible_in_snapshot(xid, ${snapshot}::pg_snapshot) and xmin = xid::xid`;
