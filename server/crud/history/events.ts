// The events of a record and of what is part of it, newest first, as far as the caller may read the entities that they are about.
import { sql } from 'kysely';
import { entities } from '#generated/registry.ts';
import { type Caller, forUser } from '#schema/core/access.ts';
import { type Entity, ruleFor } from '#schema/core/entity.ts';
import { asTold, type Database, type Row } from '#server/core/database/database.ts';
import { isWhole } from '#server/core/events/event-whole.ts';
import { Parameter } from '../read/rule-sql.ts';
import type { Piece } from '../read/select.ts';
import { compile } from '../read/statement.ts';

export type Values = Readonly<Record<string, unknown>>;
export type Happened = {
  readonly id: number;
  readonly at: string;
  readonly by: number | null;
  readonly entity: string;
  readonly entity_id: number;
  readonly action: string;
  readonly before: Values | null;
  readonly after: Values | null;
  readonly reason: string | null;
};
export type Group = { readonly entity: string; readonly by: number | null; readonly count: number };
/** What of a history is asked for. */
export type Wanted = {
  readonly first: number;
  readonly last: number;
  readonly entity?: string | undefined;
  readonly by?: number | undefined;
};

/** The other entities of which the caller may read every row: only of those an event can be told without looking at the row. */
const readableBy = (me: Caller, entity: Entity): string[] =>
  (Object.values(entities) as Entity[])
    .filter((other) => !other.ephemeral && (other.name === entity.name || forUser(ruleFor(other, 'read'), me) === true))
    .map(({ name }) => name);

const told = (raw: unknown): Values | null => (raw === null || raw === undefined ? null : (JSON.parse(String(raw)) as Values));
const numberOr = (raw: unknown) => (raw === null ? null : Number(raw));
/** The columns that `happenedOf` reads. */
export const happenedColumns = 'id, at, "by", entity, entity_id, action, before, after, reason';
export const happenedOf = (row: Row): Happened => ({
  id: Number(row.id),
  at: asTold(row.at),
  by: numberOr(row.by),
  entity: String(row.entity),
  entity_id: Number(row.entity_id),
  action: String(row.action),
  before: told(row.before),
  after: told(row.after),
  reason: row.reason === null ? null : String(row.reason),
});

const place = (name: string) => sql`${new Parameter(name)}`;

/** A page of what happened, and how much of it there is by what it is about and who did it. */
export const readEvents = async (
  database: Database,
  entity: Entity,
  id: number,
  me: Caller,
  { first, last, entity: about, by }: Wanted,
): Promise<{ events: Happened[]; groups: Group[] }> => {
  const names = sql.join(readableBy(me, entity).map((name) => sql.lit(name)));
  const here = isWhole(entity.name) ? sql`within = ${place('within')}` : sql`entity = ${place('name')} and entity_id = ${place('id')}`;
  const from = sql`from event where ${here} and entity in (${names})`;
  const only = [
    ...(about === undefined ? [] : [sql` and entity = ${place('about')}`]),
    ...(by === undefined ? [] : [sql` and "by" = ${place('by')}`]),
  ];
  const values = { within: `${entity.name}:${id}`, name: entity.name, id, about, by, limit: last - first + 1, offset: first };
  const run = (piece: Piece): Promise<Row[]> => {
    const statement = compile(database, piece);
    return database.read.all(statement.sql, statement.fill(values));
  };
  const [rows, groups] = await Promise.all([
    run(
      sql`select id, at, "by", entity, entity_id, action, before, after, reason ${from}${sql.join(only, sql``)} order by id desc limit ${place('limit')} offset ${place('offset')}`,
    ),
    run(sql`select entity, "by", count(*) as count ${from} group by entity, "by" order by entity, "by"`),
  ]);
  return {
    events: rows.map(happenedOf),
    groups: groups.map((row) => ({ entity: String(row.entity), by: numberOr(row.by), count: Number(row.count) })),
  };
};
