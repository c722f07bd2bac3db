// Who may read an event's values: the rule of its record decides, and that of every record of which it is part, whatever the part's own rule says.
import { sql } from 'kysely';
import { entities } from '#generated/registry.ts';
import { type Caller, forUser } from '#schema/core/access.ts';
import { type Entity, ruleFor } from '#schema/core/entity.ts';
import { type Database, listed, type Row } from '#server/core/database/database.ts';
import { wholeReferences, wholesOf } from '#server/core/events/event-whole.ts';
import { visible } from '../read/plan.ts';
import { shapeFor } from '../read/shape.ts';
import { amongIds, compile } from '../read/statement.ts';
import type { StoredEvent } from './events.ts';

const registry: Readonly<Record<string, Entity | undefined>> = entities;
const readsAll = (name: string, me: Caller): boolean => {
  const entity = registry[name];
  return entity !== undefined && forUser(ruleFor(entity, 'read'), me) === true;
};
/** Whether the caller reads every row of an entity, also by the rules of the records that its rows may be part of. */
export const readsWholly = (name: string, me: Caller): boolean => [name, ...wholesOf(name)].every((one) => readsAll(one, me));

/** The rows that the caller may read, with the references to the records of which they are part. */
const rowsRead = async (database: Database, me: Caller, entity: Entity, ids: readonly number[]): Promise<Row[]> => {
  const columns = ['id', ...wholeReferences(entity.name).map(({ field }) => field)].map((column) => sql.ref(`t.${column}`));
  const conditions = [amongIds(database.dialect, sql`t.id`), ...visible(entity, shapeFor(entity, me), 'list', database)];
  const statement = compile(
    database,
    sql`select ${sql.join(columns)} from ${sql.table(entity.name)} as t where ${sql.join(conditions, sql` and `)}`,
  );
  return database.read.all(statement.sql, statement.fill({ ids: listed(database.dialect, ids), me: me.id }));
};

/** The records that the caller may read, themselves and as parts; a deleted record's events are only for callers who read every row. */
export const readAmong = async (database: Database, me: Caller, name: string, ids: readonly number[]): Promise<ReadonlySet<number>> => {
  const entity = registry[name];
  if (readsWholly(name, me)) return new Set(ids);
  if (!entity || forUser(ruleFor(entity, 'read'), me) === false) return new Set();
  const rows = await rowsRead(database, me, entity, ids);
  const refused = await Promise.all(
    wholeReferences(name).map(async ({ field, target }) => {
      const parts = rows.filter((row) => typeof row[field] === 'number');
      const wholes = await readAmong(database, me, target, [...new Set(parts.map((row) => Number(row[field])))]);
      return parts.filter((row) => !wholes.has(Number(row[field]))).map(({ id }) => Number(id));
    }),
  );
  const hidden = new Set(refused.flat());
  return new Set(rows.map(({ id }) => Number(id)).filter((id) => !hidden.has(id)));
};

type Within = StoredEvent & { readonly within: string | null };
const recordsOf = ({ entity, entity_id, within }: Within): [entity: string, id: number][] => {
  const [whole, id] = within?.split(':') ?? [];
  return [[entity, entity_id], ...(whole && id && whole !== entity ? [[whole, Number(id)] satisfies [string, number]] : [])];
};

/** The events whose values the caller may not read: only person, time and action of these are told. */
export const hiddenAmong = async (database: Database, me: Caller, events: readonly Within[]): Promise<ReadonlySet<number>> => {
  const mentions = Map.groupBy(events.flatMap(recordsOf), ([entity]) => entity);
  const read = new Map(
    await Promise.all(
      [...mentions].map(async ([name, ids]) => [name, await readAmong(database, me, name, [...new Set(ids.map(([, id]) => id))])] as const),
    ),
  );
  const isRead = ([entity, id]: [string, number]) => read.get(entity)?.has(id) === true;
  return new Set(events.filter((event) => !recordsOf(event).every(isRead)).map(({ id }) => id));
};
