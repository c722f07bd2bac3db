// The order of a list: by a field's column or sort key, or by the title of the referred row; empty values last, then by id.
import { sql } from 'kysely';
import type { Entity } from '#schema/core/entity.ts';
import { partsOf } from '#schema/core/fields.ts';
import type { Dialect } from '#server/core/database/database.ts';
import { invalid } from '#server/core/http/refusal.ts';
import { sortColumn } from '#server/fields/derived.ts';
import { entityNamed, joinOf, type Piece } from './select.ts';

export type Sort = readonly [field: string, direction: 'ASC' | 'DESC'];
/** The order of a list, and the joins that it needs. */
export type Order = {
  readonly by: Piece;
  readonly join: Piece;
  /** Where the order is by an own column: the field, and the same order by copies of that column and of the id. */
  readonly own?: { readonly field: string; by(column: Piece, id: Piece): Piece };
};

export const orderOf = (entity: Entity, [field, direction]: Sort, dialect: Dialect): Order => {
  const way = sql.raw(direction === 'DESC' ? 'desc' : 'asc');
  const info = entity.info[field];
  if (!info) return { by: sql`t.id ${way}`, join: sql`` };
  const target = info.kind === 'reference' && info.target ? entityNamed(info.target) : null;
  const key = target ? sortColumn(target, target.title[0] ?? 'id') : sortColumn(entity, field);
  if (!key) throw invalid({ field: 'sort', reason: 'notChoice' });
  const column = sql.ref(target ? `${field}_of.${key}` : `t.${key}`);
  // People with the same surname are sorted by first name: the rest of a title follows the sorted part.
  const rest =
    key !== field && entity.title.includes(field)
      ? entity.title.flatMap((part) => (part === field ? [] : (sortColumn(entity, part) ?? [])))
      : [];
  const id = sql.join([...rest.map((other) => sql`(${sql.ref(`t.${other}`)} is null) ${way}, ${sql.ref(`t.${other}`)} ${way}`), sql`t.id`]);
  // Empty values stand last, as by PostgreSQL's default and in SQLite's index of such a column.
  const emptyLast = dialect === 'sqlite' && (info.zero || isOptional(entity, field));
  const by = (one: Piece, id: Piece) =>
    emptyLast ? sql`(${one} is null) ${way}, ${one} ${way}, ${id} ${way}` : sql`${one} ${way}, ${id} ${way}`;
  return {
    by: by(column, id),
    join: target ? sql` ${joinOf(field, target.name)}` : sql``,
    ...(key === field && !target && { own: { field, by } }),
  };
};
const isOptional = (entity: Entity, field: string) => {
  const schema = entity.fields[field];
  return schema !== undefined && partsOf(schema).optional;
};
