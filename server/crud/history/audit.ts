// The log of all events, newest first: filtered by person, entity, action, day and words; pages continue below the last id.
import type { Caller } from '#schema/core/access.ts';
import type { Database } from '#server/core/database/database.ts';
import { join, literal, nullable, number, selected, sql, text } from '#server/core/database/sql.ts';
import { eventLoopYielder } from '#server/core/database/yield-event-loop.ts';
import { lastingNames } from '#server/core/events/retention.ts';
import { describeEvents, type HistoryEvent } from './describe-events.ts';
import { hiddenAmong } from './event-access.ts';
import { eventColumns, type StoredEvent } from './events.ts';
import type { Search } from './history.ts';
import { matching } from './search.ts';

export type AuditQuery = {
  /** Only events with a smaller id. */
  readonly before?: number | undefined;
  /** 0 is the system itself. */
  readonly by?: number | undefined;
  readonly entity?: string | undefined;
  readonly action?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly search?: Search | undefined;
};
export type AuditEvent = HistoryEvent & { readonly within: string | null; readonly hidden: boolean };
type Within = StoredEvent & { readonly within: string | null };

const pageSize = 25;
/** The most rows that one call skips, and the most that it reads to search their words. */
const mostPassed = 400_000;
const mostTold = 3000;
const firstStep = 5000;
const toldStep = 250;
/** Ids are given before the commit: those of the same instant differ by at most this. */
const slack = 1000;

/** Ephemeral entities are in no log. */
const known = literal(...lastingNames);

const numberAfter = ({ read }: Database, at: Date) =>
  read.value(sql`select id from event where at > ${at} order by at asc limit 1`, number);
const numberBefore = ({ read }: Database, at: Date) =>
  read.value(sql`select id from event where at < ${at} order by at desc limit 1`, number);

/** The highest and the lowest event id of the requested period. */
const bounds = async (database: Database, { before, from, to }: AuditQuery): Promise<[top: number, bottom: number]> => {
  const newest = await database.read.value(sql`select max(id) from event`, nullable(number));
  const above = to === undefined ? null : await numberAfter(database, new Date(to));
  const below = from === undefined ? null : await numberBefore(database, new Date(from));
  const top = Math.min(before ?? Number.MAX_SAFE_INTEGER, (newest ?? 0) + 1, above === null ? Number.MAX_SAFE_INTEGER : above + slack);
  return [top, below === null ? 0 : Math.max(0, below - slack)];
};

const columns = { ...eventColumns, within: nullable(text) };
const rowsBetween = ({ read }: Database, query: AuditQuery, top: number, bottom: number, limit: number): Promise<Within[]> => {
  const { by, entity, action, from, to } = query;
  const conditions = [
    sql`id < ${top} and id >= ${bottom} and entity in (${known})`,
    ...(by === undefined ? [] : [by === 0 ? sql`"by" is null` : sql`"by" = ${by}`]),
    ...(entity === undefined ? [] : [sql`entity = ${entity}`]),
    ...(action === undefined ? [] : [sql`action = ${action}`]),
    ...(from === undefined ? [] : [sql`at >= ${new Date(from)}`]),
    ...(to === undefined ? [] : [sql`at <= ${new Date(to)}`]),
  ];
  return read.rows(
    sql`select ${selected(columns, 'e')} from event e where ${join(conditions, sql` and `)} order by id desc limit ${limit}`,
    columns,
  );
};

/** A page of the log; `next` is where the next page starts; `looked_until` is how far the search got before it filled the page. */
export const readAudit = async (database: Database, me: Caller, query: AuditQuery, size = pageSize) => {
  const [top, bottom] = await bounds(database, query);
  const found: AuditEvent[] = [];
  let at = top;
  let step = query.search ? toldStep : firstStep;
  let returnedCount = 0;
  let last: string | null = null;
  const giveWay = eventLoopYielder();
  while (at > bottom && found.length <= size && top - at < mostPassed && returnedCount < mostTold) {
    const low = Math.max(bottom, at - step);
    const limit = query.search ? toldStep : size + 1 - found.length;
    const rows = await rowsBetween(database, query, at, low, limit);
    const hidden = await hiddenAmong(database, me, rows);
    const { records } = await describeEvents(database, me, rows, null, [], ({ id }) => hidden.has(id));
    const within = new Map(rows.map((row) => [row.id, row]));
    const fitting = query.search ? matching(records, query.search.text, query.search.phrases) : records;
    for (const record of fitting) {
      const row = within.get(record.id);
      if (row) found.push({ ...record, within: row.within, hidden: hidden.has(row.id) });
    }
    last = rows.at(-1)?.at ?? last;
    returnedCount += rows.length;
    at = rows.length === limit ? (rows.at(-1)?.id ?? low) : low;
    if (!query.search) step *= 4;
    await giveWay();
  }
  const records = found.slice(0, size);
  const full = found.length > size;
  return {
    records,
    next: full ? (records.at(-1)?.id ?? null) : at > bottom ? at : null,
    looked_until: full || at <= bottom ? null : last,
  };
};

/** The filters on offer: which actions were done to which entity. */
export const auditKinds = ({ read }: Database): Promise<{ entity: string; action: string }[]> =>
  read.rows(sql`select distinct entity, action from event where entity in (${known}) order by entity, action`, {
    entity: text,
    action: text,
  });
