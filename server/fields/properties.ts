// The values of the API as the properties of a stored row: an instant is a Date, a reference to none is null.
import type { Entity } from '#schema/core/entity.ts';
import type { FieldInfo, FieldKind } from '#schema/core/fields.ts';

type Values = Readonly<Record<string, unknown>>;

const propertyOf = (info: FieldInfo, value: unknown): unknown => {
  if (info.kind === 'dateTime') return typeof value === 'string' ? new Date(value) : value;
  return info.zero && value === 0 ? null : value;
};
/** Kinds whose values are no property: they stand in a table of their own. */
const elsewhere: readonly FieldKind[] = ['references'];

/** Fields that the values do not name stay out, and so do many-to-many references. */
export const toProperties = (entity: Pick<Entity, 'info'>, values: Values): Record<string, unknown> => {
  const result: Record<string, unknown> = {};
  for (const [name, info] of Object.entries(entity.info)) {
    const value = values[name];
    if (value !== undefined && !elsewhere.includes(info.kind)) result[name] = propertyOf(info, value);
  }
  return result;
};
