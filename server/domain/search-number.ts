// A number that was typed, with a hash or without: the record that people call by it.
import { sql } from 'kysely';
import type { Database } from '#server/core/database.ts';
import type { Kind } from '#server/crud/find-kinds.ts';
import { numberOf } from '#server/crud/found-rows.ts';
import { visible } from '#server/crud/plan.ts';
import { Parameter } from '#server/crud/rule-sql.ts';
import { compile } from '#server/crud/statement.ts';

const aNumber = /^\s*#?\s*(\d{1,9})\s*$/;

/** The id of the record with this number, by the name of its kind. */
export const withNumber = async (
  database: Database,
  kinds: readonly Kind[],
  q: string,
  me: number,
): Promise<ReadonlyMap<string, number>> => {
  const [, number] = aNumber.exec(q) ?? [];
  const counted = kinds.flatMap((kind) => (numberOf(kind.entity) && !kind.shape.lookup ? [kind] : []));
  if (number === undefined || counted.length === 0) return new Map();
  const parts = counted.map(({ entity, shape }) => {
    const conditions = [sql`${sql.ref(`t.${numberOf(entity)}`)} = ${new Parameter('number')}`, ...visible(entity, shape, 'one', database)];
    return sql`select ${sql.lit(entity.name)} as kind, t.id from ${sql.table(entity.name)} as t where ${sql.join(conditions, sql` and `)}`;
  });
  const statement = compile(database, sql.join(parts, sql` union all `));
  const rows = await database.read.all(statement.sql, statement.fill({ number: Number(number), me }));
  return new Map(rows.map(({ kind, id }) => [String(kind), Number(id)]));
};
