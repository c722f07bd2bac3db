// What people call a record: by its running number, where it has one, and its title.
import { workflows } from '#generated/registry.ts';
import type { Entity } from '#schema/core/entity.ts';
import { numberText } from '#schema/core/fields.ts';
import { among, type Dialect, listed, type Reader } from '#server/core/database/database.ts';
import { columnsOf } from '#server/fields/columns-of.ts';
import { entityNamed } from './select.ts';

/** The field that counts the records of an entity: the number that people say. */
export const numberOf = ({ info }: Pick<Entity, 'info'>): string | undefined =>
  Object.keys(info).find((name) => info[name]?.kind === 'sequence');

/** The number as people read it before a title: `#4127`, `P-318`; nothing for an entity that counts none. */
export const calledNumber = (entity: Pick<Entity, 'info'>, number: unknown): string => {
  const info = entity.info[numberOf(entity) ?? ''];
  return info && number !== null && number !== undefined ? numberText(info, number) : '';
};

/** What people call a record that was read: its number, where it has one, and its title. */
export const calledAs = (entity: Entity, row: Readonly<Record<string, unknown>>): string =>
  [calledNumber(entity, row[numberOf(entity) ?? '']), ...entity.title.flatMap((field) => row[field] ?? [])].filter(Boolean).join(' ');

/** The columns that `calledAs` reads. */
export const calledColumns = (entity: Entity) => {
  const number = numberOf(entity);
  return columnsOf(entity, ...new Set([...(number ? [number] : []), ...entity.title]));
};

/** The title of the row `s`, as SQL in a statement that is written by hand. */
const titleText = ({ title: [first = 'id', ...more] }: Pick<Entity, 'title'>): string =>
  [`cast(s."${first}" as text)`, ...more.map((field) => `coalesce(' ' || s."${field}", '')`)].join(' || ');

/** Number and title of each of these records, by its id, in their order; those that are gone are not among them. */
export const calledBy = async (
  read: Pick<Reader, 'all'>,
  dialect: Dialect,
  name: string,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> => {
  const entity = entityNamed(name);
  const number = numberOf(entity);
  const rows = await read.all(
    `select s.id, ${titleText(entity)} as title, ${number ? `s."${number}"` : 'null'} as number from "${name}" s where s.id ${among(dialect)} order by s.id`,
    [listed(dialect, ids)],
  );
  return new Map(rows.map((row) => [Number(row.id), `${calledNumber(entity, row.number)} ${row.title}`.trim()]));
};

/** Somebody is told of records with a life of their own. */
const subjects = Object.keys(workflows).map((name) => {
  const entity = entityNamed(name);
  return { name, number: numberOf(entity), title: titleText(entity) };
});

const chosen = (entity: string, id: string, of: (subject: (typeof subjects)[number]) => string): string =>
  `case ${entity} ${subjects.map((one) => `when '${one.name}' then (select ${of(one)} from "${one.name}" s where s.id = ${id})`).join(' ')} end`;

/** SQL: the running number of the record that two columns name; null for one without a number, and for one that is gone. */
export const subjectNumber = (entity: string, id: string): string =>
  chosen(entity, id, ({ number }) => (number ? `s."${number}"` : 'cast(null as integer)'));
/** SQL: the title of the record that two columns name. */
export const subjectTitle = (entity: string, id: string): string => chosen(entity, id, ({ title }) => title);

/** Where its page is. */
export const subjectPath = (name: string, id: number): string => (entityNamed(name).paths?.detail ?? '/').replace('{id}', String(id));
