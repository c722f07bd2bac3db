// Where a word that somebody searches for may stand: in a row's own text, or in the title of what the row refers to.
import { sql } from 'kysely';
import type { Entity } from '#schema/core/entity.ts';
import { fold } from '#schema/core/fold.ts';
import type { Dialect } from '#server/core/database.ts';
import { sortColumn } from '#server/fields/derived.ts';
import { Parameter } from './rule-sql.ts';
import { entityNamed, type Piece } from './select.ts';

/** The words of a search; more than eight narrow nothing down. */
export const words = (value: string) => fold(value).split(/\s+/).filter(Boolean).slice(0, 8);

/** A text as a pattern that finds it anywhere; the wildcards in it stand for themselves. */
export const pattern = (value: string) => `%${value.replace(/[\\%_]/g, '\\$&')}%`;

/** Letters with a mark, and what they are without it. */
const marked = Array.from({ length: 0x0180 - 0x00c0 }, (_, at) => String.fromCharCode(0x00c0 + at)).filter(
  (letter) => fold(letter).length === 1,
);
const [from, to] = [marked.join(''), marked.map(fold).join('')];

/** The column's text as it is searched: lower case, without marks. */
export const folded = (column: Piece, dialect: Dialect): Piece =>
  dialect === 'sqlite'
    ? sql`fold(${column})`
    : sql`replace(replace(replace(translate(lower(${column}), ${sql.lit(from)}, ${sql.lit(to)}), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')`;

/** The title of a row as it is searched: a sort key without its marks is the folded text. */
const foldedTitle = (entity: Entity, alias: string): Piece => {
  const keys = entity.title.flatMap((field) => sortColumn(entity, field) ?? []);
  return sql`replace(${sql.join(
    keys.map((key) => sql`coalesce(${sql.ref(`${alias}.${key}`)}, '')`),
    sql` || ' ' || `,
  )}, '~', '')`;
};

/** A word stands in the row's own text or, by a reference that is searched, in the title of what it points at. */
export const wordIn = (entity: Entity, lookup: boolean, name: string): Piece => {
  const like = (text: Piece): Piece => sql`${text} like ${new Parameter(name)} escape '\\'`;
  if (lookup) return like(foldedTitle(entity, 't'));
  const elsewhere = (entity.list?.search ?? []).flatMap((field): Piece[] => {
    const { kind, target } = entity.info[field] ?? {};
    if (!target) return [];
    const titled = like(foldedTitle(entityNamed(target), 's'));
    if (kind === 'reference') return [sql`${sql.ref(`t.${field}`)} in (select s.id from ${sql.table(target)} as s where ${titled})`];
    const join = sql`${sql.table(`${entity.name}_${field}`)} as j join ${sql.table(target)} as s on s.id = ${sql.ref(`j.${target}_id`)}`;
    return [sql`t.id in (select ${sql.ref(`j.${entity.name}_id`)} from ${join} where ${titled})`];
  });
  return sql`(${sql.join([like(sql`t.search_text`), ...elsewhere], sql` or `)})`;
};
