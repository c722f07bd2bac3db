// The events of a record and its parts, newest first, as far as the caller may read their entities.
import { entities } from '#generated/registry.ts';
import { type Caller, forUser } from '#schema/core/access.ts';
import { type Entity, ruleFor } from '#schema/core/entity.ts';
import type { Database } from '#server/core/database/database.ts';
import { json, literal, nullable, number, type RowOf, selected, sql, text } from '#server/core/database/sql.ts';
import { eventHead } from '#server/core/events/event-rows.ts';
import { isWhole } from '#server/core/events/event-whole.ts';

export type Values = Readonly<Record<string, unknown>>;
/** The columns of an event. */
export const eventColumns = {
  ...eventHead,
  before: nullable(json<Values>()),
  after: nullable(json<Values>()),
  reason: nullable(text),
};
export type StoredEvent = Readonly<RowOf<typeof eventColumns>>;
export type Group = { readonly entity: string; readonly by: number | null; readonly count: number };
/** The requested part of a history. */
export type EventRange = {
  readonly first: number;
  readonly last: number;
  readonly entity?: string | undefined;
  readonly by?: number | undefined;
};

/** The other entities of which the caller reads every row: events of these need no look at the row. */
const readableBy = (me: Caller, entity: Entity): string[] =>
  (Object.values(entities) as Entity[])
    .filter((other) => !other.ephemeral && (other.name === entity.name || forUser(ruleFor(other, 'read'), me) === true))
    .map(({ name }) => name);

/** A page of events, and their number by entity and person. */
export const readEvents = async (
  { read }: Database,
  entity: Entity,
  id: number,
  me: Caller,
  { first, last, entity: about, by }: EventRange,
): Promise<{ events: StoredEvent[]; groups: Group[] }> => {
  const here = isWhole(entity.name) ? sql`within = ${`${entity.name}:${id}`}` : sql`entity = ${entity.name} and entity_id = ${id}`;
  const from = sql`from event e where ${here} and entity in (${literal(...readableBy(me, entity))})`;
  const aboutIt = about === undefined ? sql`` : sql`and entity = ${about}`;
  const byThem = by === undefined ? sql`` : sql`and "by" = ${by}`;
  const [events, groups] = await Promise.all([
    read.rows(
      sql`select ${selected(eventColumns, 'e')} ${from} ${aboutIt} ${byThem} order by id desc limit ${last - first + 1} offset ${first}`,
      eventColumns,
    ),
    read.rows(sql`select entity, "by", count(*) as count ${from} group by entity, "by" order by entity, "by"`, {
      entity: text,
      by: nullable(number),
      count: number,
    }),
  ]);
  return { events, groups };
};
