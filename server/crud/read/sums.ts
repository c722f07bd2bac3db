// The sums that an entity's list declares, over all rows that the caller sees in it.
import { sql } from 'kysely';
import type { Entity } from '#schema/core/entity.ts';
import type { Database } from '#server/core/database/database.ts';
import type { Me } from '#server/core/security/session.ts';
import { readFilter } from './filter.ts';
import { conditionsOf } from './plan.ts';
import { selectedOf } from './select.ts';
import { shapeFor } from './shape.ts';
import { compile } from './statement.ts';

/** `filter` as for the list, without its search. */
export const sumsOf = async (
  database: Database,
  entity: Entity,
  me: Me,
  filter: string | undefined,
): Promise<Readonly<Record<string, number>>> => {
  const names = entity.list?.sums ?? [];
  const shape = shapeFor(entity, me);
  const { terms, rest } = readFilter(entity, filter, me, database.dialect, shape.lookup);
  const visibleRows = sql.join([sql`1 = 1`, ...conditionsOf(database, entity, { shape, terms, rest })], sql` and `);
  const parts = sql.join(names.map((name) => sql`${selectedOf(entity, name, database.dialect).sql} as ${sql.ref(name)}`));
  const summed = sql.join(names.map((name) => sql`coalesce(sum(${sql.ref(`x.${name}`)}), 0) as ${sql.ref(name)}`));
  const statement = compile(
    database,
    sql`select ${summed} from (select ${parts} from ${sql.table(entity.name)} as t where ${visibleRows}) as x`,
  );
  const values = Object.assign({ me: me.id }, ...terms.map((term) => term.values)) as Readonly<Record<string, unknown>>;
  const [row] = await database.read.all(statement.sql, statement.fill(values));
  return Object.fromEntries(names.map((name) => [name, Number(row?.[name] ?? 0)]));
};
