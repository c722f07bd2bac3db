// Columns derived from a row's own values: the words by which a search finds it, and a sort key for each text that a list sorts by.
import type { Entity } from '#schema/core/entity.ts';
import { sorts } from '#schema/core/field-kinds.ts';
import { sortKey } from '#schema/core/fold.ts';
import { findableText, ownFields } from './searched.ts';

type Described = Pick<Entity, 'name' | 'info' | 'title' | 'list' | 'internal'>;
type Values = Readonly<Record<string, unknown>>;

/** A derived column: its source field, whether it is empty with its source, and how it is computed. */
export type Derived = {
  readonly column: string;
  readonly from: readonly string[];
  readonly optional: boolean;
  readonly make: (values: Values) => string | null;
};

/** The fields that the entity's lists show or sort by, and its title fields: references to the entity sort by them. */
const listed = (entity: Described): readonly string[] => [
  ...new Set([
    ...(entity.list?.columns ?? []),
    ...(entity.list?.hidden ?? []),
    ...(entity.list ? [entity.list.sort] : []),
    ...entity.title,
  ]),
];

/** The column by which a list sorts a field: the sort key of a text, the field's own column for other sortable kinds, null for the rest. */
export const sortColumn = (entity: Described, field: string): string | null => {
  const info = entity.info[field];
  if (!info || !sorts(info)) return null;
  if (info.kind !== 'text') return field;
  return !entity.internal && listed(entity).includes(field) ? `${field}_sort` : null;
};

const textOf = (value: unknown) => (value === null || value === undefined ? '' : String(value));

const derivedByInfo = new WeakMap<Described['info'], readonly Derived[]>();

/** The derived columns of an entity; the key of an empty optional field is empty. */
export const derivedOf = (entity: Described): readonly Derived[] => {
  const known = derivedByInfo.get(entity.info);
  if (known) return known;
  const columns: Derived[] = [];
  if (entity.list?.search)
    columns.push({ column: 'search_text', from: ownFields(entity), optional: false, make: (values) => findableText(entity, values) });
  for (const field of Object.keys(entity.info)) {
    const column = entity.info[field]?.kind === 'text' ? sortColumn(entity, field) : null;
    if (column)
      columns.push({
        column,
        from: [field],
        optional: true,
        make: (values) => (values[field] === null || values[field] === undefined ? null : sortKey(textOf(values[field]))),
      });
  }
  derivedByInfo.set(entity.info, columns);
  return columns;
};
