// What a returning screen has missed: the events of its topics from where it was cut off, and from where it goes on.

import type { Database } from '#server/core/database/database.ts';
import { readCursor } from '#server/core/database/postgres/published-transactions.ts';
import { among, literal, number, type Reader, selected, sql, text } from '#server/core/database/sql.ts';
import type { Services } from '#server/core/events/act.ts';
import { beyondSnapshot, published } from '#server/core/events/event-rows.ts';
import type { Published } from '#server/core/events/events.ts';

/** Of what somebody missed, as much is told; of more than that only the newest, which is what the screens read again for. */
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

/** What has been committed since a cursor, oldest first; nothing for what is no cursor of this database. */
export const missedEvents = ({ read }: Database, since: string, topics: readonly string[]): Promise<Missed> =>
  (read.dialect === 'sqlite' ? onSqlite : onPostgres)(read, since, topics);

const newestEvent = async ({ read }: Database): Promise<string | null> =>
  read.dialect === 'sqlite' ? String(await read.value(sql`select coalesce(max(id), 0) from event`, number)) : null;

/** From where somebody hears everything who begins to read now: what is told already is in what they read. */
export const cursorNow = async ({ database, hub }: Pick<Services, 'database' | 'hub'>): Promise<string | null> =>
  hub.cursor ?? (await newestEvent(database));
