// What somebody is told of: a record with a life of its own, by its running number and its title.
import { workflows } from '#generated/registry.ts';
import { numberText } from '#schema/core/fields.ts';
import { entityNamed } from './select.ts';

const subjects = Object.keys(workflows).map((name) => {
  const entity = entityNamed(name);
  const [number] = Object.entries(entity.info).find(([, { kind }]) => kind === 'sequence') ?? [];
  const [first = 'id', ...more] = entity.title;
  const title = [`cast(s."${first}" as text)`, ...more.map((field) => `coalesce(' ' || s."${field}", '')`)].join(' || ');
  return { name, entity, number, title };
});

const chosen = (entity: string, id: string, of: (subject: (typeof subjects)[number]) => string): string =>
  `case ${entity} ${subjects.map((one) => `when '${one.name}' then (select ${of(one)} from "${one.name}" s where s.id = ${id})`).join(' ')} end`;

/** SQL: the running number of the record that two columns name; null for one without a number, and for one that is gone. */
export const subjectNumber = (entity: string, id: string): string =>
  chosen(entity, id, ({ number }) => (number ? `s."${number}"` : 'cast(null as integer)'));
/** SQL: the title of the record that two columns name. */
export const subjectTitle = (entity: string, id: string): string => chosen(entity, id, ({ title }) => title);

/** How people read the number of a record: `#4127`, `P-318`. */
export const subjectText = (name: string, number: unknown): string => {
  const field = subjects.find((one) => one.name === name);
  return field?.number && number !== null ? numberText(field.entity.info[field.number] ?? {}, number) : '';
};
/** Where its page is. */
export const subjectPath = (name: string, id: number): string => (entityNamed(name).paths?.detail ?? '/').replace('{id}', String(id));
