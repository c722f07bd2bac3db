// Filters records of other kinds to those that the caller may know of, before they are named.
import { sql } from 'kysely';
import type { Caller } from '#schema/core/access.ts';
import { type Database, listed, type Reader } from '#server/core/database/database.ts';
import { visible } from './plan.ts';
import { entityNamed } from './select.ts';
import { mayLook, shapeFor } from './shape.ts';
import { amongIds, compile } from './statement.ts';

/** The ids of one kind whose title the caller may read; inside an act, pass the act's `read`. */
export const readableAmong = async (
  database: Database,
  read: Pick<Reader, 'all'>,
  me: Caller,
  name: string,
  ids: readonly number[],
): Promise<ReadonlySet<number>> => {
  const entity = entityNamed(name);
  if (ids.length === 0 || !mayLook(entity, me)) return new Set();
  const shape = shapeFor(entity, me);
  if (shape.rest === true) return new Set(ids);
  const conditions = [amongIds(database.dialect, sql`t.id`), ...visible(entity, shape, 'list', database)];
  const { sql: text, fill } = compile(
    database,
    sql`select t.id from ${sql.table(entity.name)} as t where ${sql.join(conditions, sql` and `)}`,
  );
  const rows = await read.all(text, fill({ ids: listed(database.dialect, [...new Set(ids)]), me: me.id }));
  return new Set(rows.map(({ id }) => Number(id)));
};

type About = { readonly entity: string; readonly entity_id: number };
/** The mentions of records whose title the caller may read, with one query for each kind. */
export const readableIn = async <T extends About>(
  database: Database,
  read: Pick<Reader, 'all'>,
  me: Caller,
  mentions: readonly T[],
): Promise<ReadonlySet<T>> => {
  const kinds = await Promise.all(
    [...Map.groupBy(mentions, ({ entity }) => entity)].map(async ([name, mentionedIds]) => {
      const ids = await readableAmong(
        database,
        read,
        me,
        name,
        mentionedIds.map(({ entity_id }) => entity_id),
      );
      return mentionedIds.filter(({ entity_id }) => ids.has(entity_id));
    }),
  );
  return new Set(kinds.flat());
};
