// Reads the events that a returning screen has missed on its topics, and the cursor from which it continues.

import type { Database } from '#server/core/database/database.ts';
import { readCursor } from '#server/core/database/postgres/published-transactions.ts';
import { among, literal, number, type Reader, selected, sql, text } from '#server/core/database/sql.ts';
import type { Services } from '#server/core/events/act.ts';
import { beyondSnapshot, published } from '#server/core/events/event-rows.ts';
import type { Published } from '#server/core/events/events.ts';

/** The most missed events that are sent; of more only the newest, because the screens then read everything again. */
const most = 1000;

export type Missed = { readonly events: readonly Published[]; readonly cursor: string | null };

const onSqlite = async (read: Reader, since: string, topics: readonly string[]): Promise<Missed> => {
  if (!/^\d{1,15}$/.test(since)) return { events: [], cursor: since };
  const rows = await read.rows(
    sql`select ${selected(published, 'e')} from event e
      where e.id > ${Number(since)} and exists (select 1 from json_each(e.topics) where value ${among(topics)})
      order by e.id desc limit ${literal(most)}`,
    published,
  );
  return { events: rows.reverse(), cursor: String(rows.at(-1)?.id ?? since) };
};

const onPostgres = async (read: Reader, since: string, topics: readonly string[]): Promise<Missed> => {
  const from = readCursor(since);
  if (!from) return { events: [], cursor: null };
  const rows = await read.rows(
    sql`with fresh as materialized (select ${selected(published, 'event')} from event
        where ${beyondSnapshot(from.snapshot)} and not xid::text ${among(from.own)}
          and topics::jsonb ?| array(select jsonb_array_elements_text(${JSON.stringify(topics)}::jsonb)))
      select pg_current_snapshot()::text as snapshot, * from fresh order by id desc limit ${literal(most)}`,
    { snapshot: text, ...published },
  );
  const cursor = rows[0]?.snapshot ?? null;
  return { events: rows.map(({ snapshot: _snapshot, ...event }) => event).reverse(), cursor };
};

/** The events committed since a cursor, oldest first; none if the cursor is not one of this database. */
export const missedEvents = ({ read }: Database, since: string, topics: readonly string[]): Promise<Missed> =>
  (read.dialect === 'sqlite' ? onSqlite : onPostgres)(read, since, topics);

const newestEvent = async ({ read }: Database): Promise<string | null> =>
  read.dialect === 'sqlite' ? String(await read.value(sql`select coalesce(max(id), 0) from event`, number)) : null;

/** The cursor for a screen that begins to read now: every earlier event is already in what it reads. */
export const cursorNow = async ({ database, hub }: Pick<Services, 'database' | 'hub'>): Promise<string | null> =>
  hub.cursor ?? (await newestEvent(database));
