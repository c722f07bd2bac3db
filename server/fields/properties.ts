// The values of the API as the properties of a stored row: an instant is a Date, a reference to none is null.
import type { Entity } from '#schema/core/entity.ts';
import type { FieldInfo } from '#schema/core/field-info.ts';
import { kinds } from '#schema/core/field-kinds.ts';

type Values = Readonly<Record<string, unknown>>;

const propertyOf = (info: FieldInfo, value: unknown): unknown => {
  if (kinds[info.kind].stored === 'instant') return typeof value === 'string' ? new Date(value) : value;
  return info.zero && value === 0 ? null : value;
};

/** Fields that the values do not name stay out, and so do many-to-many references. */
export const toProperties = (entity: Pick<Entity, 'info'>, values: Values): Record<string, unknown> => {
  const result: Record<string, unknown> = {};
  for (const [name, info] of Object.entries(entity.info)) {
    const value = values[name];
    // Many references are no property: they stand in a table of their own.
    if (value !== undefined && kinds[info.kind].stored !== 'ids') result[name] = propertyOf(info, value);
  }
  return result;
};
