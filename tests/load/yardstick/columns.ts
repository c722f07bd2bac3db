// The columns of a task, as its schema names them, and the titles of what it refers to.
import { metadata } from '#generated/metadata.ts';
import type { FieldInfo } from '#schema/core/field-info.ts';
import { isLong } from '#schema/core/field-kinds.ts';

type Field = Pick<FieldInfo, 'kind' | 'zero' | 'many'> & { readonly target?: string; readonly optional?: boolean };
type Fact = { readonly fact: string; readonly field?: string; readonly take?: string };
type Known = { readonly fields: Readonly<Record<string, Field>>; readonly title: readonly string[] };

const entities: Readonly<Record<string, Known>> = metadata;
const facts: Readonly<Record<string, Fact>> = metadata.task.facts;
export const fields: Readonly<Record<string, Field>> = metadata.task.fields;
const references = Object.entries(fields).flatMap(([field, { kind, target }]) =>
  kind === 'reference' && target ? [{ field, target }] : [],
);

/** What the row is called that a field of the task refers to. */
const rowOf = (field: string) => `of_${field}`;
const titleOf = ({ field, target }: { field: string; target: string }) => {
  const { title = [], fields: targetFields = {} } = entities[target] ?? {};
  const parts = title.map((name, at) => `${at > 0 ? "' ' || " : ''}${rowOf(field)}.${name}`);
  return parts.map((part, at) => (targetFields[title[at] ?? '']?.optional ? `coalesce(${part}, '')` : part)).join(' || ');
};

/** What the rest of the yardstick reads of a row; it holds every column. */
export type Shared = {
  readonly id: number;
  readonly status: number;
  readonly company_user_id: number;
  readonly project: number;
  readonly registration_terminal_task: boolean;
  readonly users: readonly number[];
};

export type Dialect = {
  /** Gathers the values of a column. */
  list(column: string, from: string): string;
  /** A column as the database answers it best. */
  column(name: string, field: Field): string;
};

const columnsOf = ({ list, column }: Dialect, which: (field: Field) => boolean): string[] =>
  Object.entries(fields)
    .filter(([, field]) => which(field))
    .map(([name, field]) =>
      field.kind === 'references'
        ? `${list(`${field.target}_id`, `task_${name} where task_id = t.id order by ${field.target}_id`)} as ${name}`
        : column(name, field),
    );

/** What both the list and the page show, but for times and counts. */
export const columnsWith = (dialect: Dialect): string =>
  [
    't.id, t.version',
    ...columnsOf(dialect, (field) => !isLong(field)),
    ...references.map((one) => `${titleOf(one)} as ${one.field.replace(/_id$/, '')}_name`),
    ...Object.entries(facts).flatMap(([name, { field = '', take }]) => (take ? [`${rowOf(field)}.${take} as ${name}`] : [])),
    `${dialect.list('user_id', 'task_user where task_id = t.id order by id')} as users`,
  ].join(', ');

/** What the page alone shows. */
export const longColumnsWith = (dialect: Dialect): string => columnsOf(dialect, isLong).join(', ');

/** Whom and where a task is for, as its page shows them: the field that points there, and what is told of it. */
const around = {
  client: ['client_company_id', ['id', 'name', 'address', 'zip', 'town', 'country', 'phone', 'email', 'language']],
  branch_office: ['branch_office_id', ['id', 'title', 'address', 'zip', 'town', 'country', 'standing_notes']],
  contact: ['client_company_contact_id', ['id', 'name', 'l_name', 'phone', 'email', 'language']],
} as const;
/** Each as one value; `object`: the name of the database's function that makes it. */
export const aroundWith = (object: string): string =>
  Object.entries(around)
    .map(([name, [field, columns]]) => {
      const parts = columns.map((column) => `'${column}', ${rowOf(field)}.${column}`).join(', ');
      return `case when ${rowOf(field)}.id is not null then ${object}(${parts}) end as ${name}`;
    })
    .join(', ');

export const joins = references
  .map(({ field, target }) => `left join "${target}" ${rowOf(field)} on ${rowOf(field)}.id = t.${field}`)
  .join(' ');

/** Fields that say 0 where the table has nothing. */
export const zeros = Object.keys(fields).filter((name) => fields[name]?.zero);
