// What a returning screen has missed: the events of its topics from where it was cut off, and from where it goes on.
import type { Database, Row } from '#server/core/database/database.ts';
import { readCursor } from '#server/core/database/postgres/published-transactions.ts';
import { beyondSnapshot, publishedColumns, publishedOf } from '#server/core/events/event-rows.ts';
import type { Published } from '#server/core/events/events.ts';
import type { Door } from '#server/crud/write/write.ts';

/** Of what somebody missed, as much is told; of more than that only the newest, which is what the screens read again for. */
const most = 1000;

const onSqlite = `select ${publishedColumns} from event where id > ? and exists (select 1 from json_each(topics) where value in (select value from json_each(?))) order by id desc limit ${most}`;
const onPostgres = `with fresh as materialized (select ${publishedColumns} from event where ${beyondSnapshot('$1')} and xid::text <> all($2::text[]) and topics::jsonb ?| $3::text[])
  select pg_current_snapshot()::text as snapshot, * from fresh order by id desc limit ${most}`;

export type Missed = { readonly events: readonly Published[]; readonly cursor: string | null };
const inOrder = (rows: readonly Row[]): Published[] => rows.map(publishedOf).reverse();

/** What has been committed since a cursor, oldest first; nothing for what is no cursor of this database. */
export const missedEvents = async ({ dialect, read }: Database, since: string, topics: readonly string[]): Promise<Missed> => {
  if (dialect === 'sqlite') {
    const events = /^\d{1,15}$/.test(since) ? inOrder(await read.all(onSqlite, [Number(since), JSON.stringify(topics)])) : [];
    return { events, cursor: String(events.at(-1)?.id ?? since) };
  }
  const from = readCursor(since);
  const rows = from ? await read.all(onPostgres, [from.snapshot, from.own, topics]) : [];
  return { events: inOrder(rows), cursor: rows[0] ? String(rows[0].snapshot) : null };
};

const newestEvent = async ({ dialect, read }: Database): Promise<string | null> =>
  dialect === 'sqlite' ? String((await read.all('select coalesce(max(id), 0) as id from event'))[0]?.id) : null;

/** From where somebody hears everything who begins to read now: what is told already is in what they read. */
export const cursorNow = async ({ database, hub }: Pick<Door, 'database' | 'hub'>): Promise<string | null> =>
  hub.cursor ?? (await newestEvent(database));
