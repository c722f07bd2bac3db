// The metadata of every entity: generated plain data, so that the shell loads no Zod.
import { metadata } from '#generated/metadata.ts';
import type { Rule } from '#schema/core/access.ts';
import type { FieldInfo } from '#schema/core/fields.ts';
import type { Menu } from '#schema/core/menu.ts';

export type FieldMetadata = Omit<FieldInfo, 'row'> & {
  readonly row?: Readonly<Record<string, FieldMetadata>>;
  readonly optional?: boolean;
  /** The minimum of a number. */
  readonly min?: number;
  /** Neither optional nor filled by the server. */
  readonly required?: boolean;
  /** The default of a new record. */
  readonly default?: unknown;
};

export type EntityMetadata = {
  readonly name: string;
  readonly path: string;
  readonly single?: boolean;
  readonly internal?: boolean;
  readonly paths?: { readonly list: string; readonly detail: string };
  readonly title: readonly string[];
  readonly fields: Readonly<Record<string, FieldMetadata>>;
  readonly writable: readonly string[];
  /** The entity's workflow, if it has one: its records change state by transitions. */
  readonly workflow?: {
    readonly field: string;
    readonly states: Readonly<Record<string, number>>;
    readonly transitions: Readonly<Record<string, { readonly from: readonly string[]; readonly method: string; readonly path: string }>>;
  };
  readonly facts?: Readonly<Record<string, { readonly fact: string; readonly entity?: string }>>;
  readonly list?: {
    readonly columns: readonly string[];
    readonly hidden?: readonly string[];
    readonly search?: readonly string[];
    readonly filters?: readonly string[];
    readonly sort: string;
    readonly order?: 'ASC' | 'DESC';
    readonly usual?: Readonly<Record<string, string | number | boolean>>;
    readonly lists?: Readonly<Record<string, { readonly path: string | null; readonly rows?: Rule }>>;
    readonly sums?: readonly string[];
  };
  readonly form?: Readonly<Record<string, readonly string[]>>;
  /** Fields that apply only while a flag is set. */
  readonly onlyWith?: Readonly<Record<string, string>>;
  readonly beside?: Readonly<Record<string, string>>;
  readonly access: {
    readonly read: Rule;
    readonly create?: Rule;
    readonly update?: Rule;
    readonly delete?: Rule;
    readonly lookup?: Rule;
    readonly fields?: Readonly<Record<string, Rule>>;
  };
  readonly menu?: Menu;
};

const byName: Readonly<Record<string, EntityMetadata>> = metadata;

export const allEntities: readonly EntityMetadata[] = Object.values(byName);

/** The rows of a field as an entity of their own, so that cells, inputs and labels work alike: `project_template.rows.tasks`. */
export const rowEntityOf = ({ name, fields }: EntityMetadata, field: string): EntityMetadata => {
  const row = fields[field]?.row ?? {};
  return {
    name: `${name}.rows.${field}`,
    path: '',
    title: [],
    fields: row,
    writable: Object.keys(row),
    access: { read: { is: 'always' } },
  };
};

export const entityOf = (name: string): EntityMetadata => {
  const [owner = '', , rows] = name.split('.');
  const entity = rows && byName[owner] ? rowEntityOf(byName[owner], rows) : byName[name];
  if (!entity) throw new Error(`There is no entity ${name}.`);
  return entity;
};

/** `/client/5`; for an entity with a single record, its only page. */
export const pathTo = (entity: EntityMetadata, id: unknown): string | undefined =>
  entity.paths?.detail.replace('{id}', encodeURIComponent(String(id)));
/** `/clients/import`, for entities that a form can create and change. */
export const importPathOf = ({ paths, form, list, access, single, workflow }: EntityMetadata): string | undefined =>
  paths && form && list && access.create && access.create.is !== 'never' && access.update && !single && !workflow
    ? `${paths.list}/import`
    : undefined;
/** `/client/create`. */
export const createPathOf = (entity: EntityMetadata): string | undefined => entity.paths?.detail.replace('{id}', 'create');

/** The sort order of its rows in pickers. */
export const pickerSort = ({ list, title }: EntityMetadata) => ({ field: list?.sort ?? title[0] ?? 'id', order: 'ASC' as const });

/** The parent entity of an entity without a place in the menu: contact to client. */
export const parentOf = (entity: EntityMetadata): { readonly entity: EntityMetadata; readonly field: string } | undefined => {
  if (entity.menu) return undefined;
  const [field, info] = Object.entries(entity.fields).find(([, { kind, optional }]) => kind === 'reference' && !optional) ?? [];
  return field && info?.target ? { entity: entityOf(info.target), field } : undefined;
};
