// Converts values of the API to properties of a stored row: an instant becomes a Date, a reference to none null.
import type { Entity } from '#schema/core/entity.ts';
import type { FieldInfo } from '#schema/core/field-info.ts';
import { kinds } from '#schema/core/field-kinds.ts';

type Values = Readonly<Record<string, unknown>>;

const propertyOf = (info: FieldInfo, value: unknown): unknown => {
  if (kinds[info.kind].stored === 'instant') return typeof value === 'string' ? new Date(value) : value;
  return info.zero && value === 0 ? null : value;
};

/** Only the named fields, without many-to-many references. */
export const toProperties = (entity: Pick<Entity, 'info'>, values: Values): Record<string, unknown> => {
  const result: Record<string, unknown> = {};
  for (const [name, info] of Object.entries(entity.info)) {
    const value = values[name];
    // Many-to-many references are rows of a join table, not a property.
    if (value !== undefined && kinds[info.kind].stored !== 'ids') result[name] = propertyOf(info, value);
  }
  return result;
};
