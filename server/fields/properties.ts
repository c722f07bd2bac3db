// The values of the API and the properties of a stored row: an instant is a Date, a reference to none is null.
import type { Entity } from '#schema/core/entity.ts';
import type { FieldInfo, FieldKind } from '#schema/core/fields.ts';

type Values = Readonly<Record<string, unknown>>;
type Way = { readonly in: (value: unknown) => unknown; readonly out: (value: unknown) => unknown };

const instant: Way = {
  in: (value) => (typeof value === 'string' ? new Date(value) : value),
  out: (value) => (value instanceof Date ? value.toISOString() : value),
};
const zero: Way = { in: (value) => (value === 0 ? null : value), out: (value) => value ?? 0 };
const wayOf = (info: FieldInfo): Way | null => (info.kind === 'dateTime' ? instant : info.zero ? zero : null);
/** Kinds whose values are no property: they stand in a table of their own. */
const elsewhere: readonly FieldKind[] = ['references'];

const converted = (entity: Pick<Entity, 'info'>, values: Values, way: keyof Way): Record<string, unknown> => {
  const result: Record<string, unknown> = {};
  for (const [name, info] of Object.entries(entity.info)) {
    const value = values[name];
    if (value === undefined || elsewhere.includes(info.kind)) continue;
    const convert = wayOf(info)?.[way];
    result[name] = convert ? convert(value) : value;
  }
  return result;
};

/** API values → properties of a row; fields that the values do not name stay out, and so do many-to-many references. */
export const toProperties = (entity: Pick<Entity, 'info'>, values: Values): Record<string, unknown> => converted(entity, values, 'in');

/** Properties of a row → API values of its fields. */
export const fromProperties = (entity: Pick<Entity, 'info'>, row: Values): Record<string, unknown> => converted(entity, row, 'out');
