// Finds a record by its number, typed alone or with its usual prefix (#4127, P-23).
import { sql } from 'kysely';
import type { Entity } from '#schema/core/entity.ts';
import type { Database } from '#server/core/database/database.ts';
import { number, text } from '#server/core/database/sql.ts';
import { visible } from '#server/crud/read/plan.ts';
import { Parameter } from '#server/crud/read/rule-sql.ts';
import { rowsOf } from '#server/crud/read/statement.ts';
import { sequenceFieldOf } from '#server/crud/read/subject.ts';
import type { Kind } from '#server/crud/search/find-kinds.ts';

const aNumber = /^\s*([^\d\s]{0,6}?)\s*(\d{1,9})\s*$/;
const prefixOf = (entity: Entity): string => (entity.info[sequenceFieldOf(entity) ?? '']?.prefix ?? '#').toLowerCase();

/** The ids of records with this number, by entity name. */
export const withNumber = async (
  database: Database,
  kinds: readonly Kind[],
  q: string,
  me: number,
): Promise<ReadonlyMap<string, number>> => {
  const [, before = '', typed] = aNumber.exec(q) ?? [];
  const means = (entity: Entity) => before === '' || prefixOf(entity) === before.toLowerCase();
  const counted = kinds.flatMap((kind) => (sequenceFieldOf(kind.entity) && means(kind.entity) && !kind.shape.lookup ? [kind] : []));
  if (typed === undefined || counted.length === 0) return new Map();
  const parts = counted.map(({ entity, shape }) => {
    const conditions = [
      sql`${sql.ref(`t.${sequenceFieldOf(entity)}`)} = ${new Parameter('number')}`,
      ...visible(entity, shape, 'one', database),
    ];
    return sql`select ${sql.lit(entity.name)} as kind, t.id from ${sql.table(entity.name)} as t where ${sql.join(conditions, sql` and `)}`;
  });
  const rows = await rowsOf(database, sql.join(parts, sql` union all `), { number: Number(typed), me }, { kind: text, id: number });
  return new Map(rows.map(({ kind, id }) => [kind, id]));
};
