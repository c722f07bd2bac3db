// How people name a record: by its running number, where it has one, and its title.
import { workflows } from '#generated/registry.ts';
import type { Entity } from '#schema/core/entity.ts';
import { numberText } from '#schema/core/fields.ts';
import { among, type Fragment, identifier, join, literal, nullable, number, type Reader, sql, text } from '#server/core/database/sql.ts';
import { columnsOf } from '#server/fields/columns-of.ts';
import { entityNamed } from './select.ts';

/** The field with the running number of a record. */
export const sequenceFieldOf = ({ info }: Pick<Entity, 'info'>): string | undefined =>
  Object.keys(info).find((name) => info[name]?.kind === 'sequence');

/** The number before a title: `#4127`, `P-318`; empty for an entity without running numbers. */
export const displayNumber = (entity: Pick<Entity, 'info'>, number: unknown): string => {
  const info = entity.info[sequenceFieldOf(entity) ?? ''];
  return info && number !== null && number !== undefined ? numberText(info, number) : '';
};

/** The name of a record that was read: its number, where it has one, and its title. */
export const nameOfRecord = (entity: Entity, row: Readonly<Record<string, unknown>>): string =>
  [displayNumber(entity, row[sequenceFieldOf(entity) ?? '']), ...entity.title.flatMap((field) => row[field] ?? [])]
    .filter(Boolean)
    .join(' ');

/** The columns that `nameOfRecord` reads. */
export const nameColumns = (entity: Entity) => {
  const number = sequenceFieldOf(entity);
  return columnsOf(entity, ...new Set([...(number ? [number] : []), ...entity.title]));
};

/** The title of the row `s`, as SQL for a hand-written statement. */
const titleText = ({ title: [first = 'id', ...more] }: Pick<Entity, 'title'>): Fragment =>
  join(
    [sql`cast(${identifier('s', first)} as text)`, ...more.map((field) => sql`coalesce(' ' || ${identifier('s', field)}, '')`)],
    sql` || `,
  );
/** The column of the running number; null where the entity has none. */
const numberColumn = (entity: Pick<Entity, 'info'>): Fragment => {
  const field = sequenceFieldOf(entity);
  return field ? identifier('s', field) : sql`cast(null as integer)`;
};

/** Number and title of each of these records, by id, in order; deleted ones are missing. */
export const namesById = async (read: Reader, name: string, ids: readonly number[]): Promise<ReadonlyMap<number, string>> => {
  const entity = entityNamed(name);
  const rows = await read.rows(
    sql`select s.id, ${titleText(entity)} as title, ${numberColumn(entity)} as number from ${identifier(name)} s where s.id ${among(ids)} order by s.id`,
    { id: number, title: text, number: nullable(number) },
  );
  return new Map(rows.map((row) => [row.id, `${displayNumber(entity, row.number)} ${row.title}`.trim()]));
};

/** People are notified of records with a workflow. */
const subjects = Object.keys(workflows).map((name) => {
  const entity = entityNamed(name);
  return { name, number: numberColumn(entity), title: titleText(entity) };
});

const chosen = (entity: Fragment, id: Fragment, of: (subject: (typeof subjects)[number]) => Fragment): Fragment => {
  const cases = subjects.map(
    (one) => sql`when ${literal(one.name)} then (select ${of(one)} from ${identifier(one.name)} s where s.id = ${id})`,
  );
  return sql`case ${entity} ${join(cases, sql` `)} end`;
};

/** SQL: the running number of the record that two columns name; null without a number or a record. */
export const subjectNumber = (entity: Fragment, id: Fragment): Fragment => chosen(entity, id, ({ number }) => number);
/** SQL: the title of the record that two columns name. */
export const subjectTitle = (entity: Fragment, id: Fragment): Fragment => chosen(entity, id, ({ title }) => title);

/** The path of a record's page. */
export const subjectPath = (name: string, id: number): string => (entityNamed(name).paths?.detail ?? '/').replace('{id}', String(id));
