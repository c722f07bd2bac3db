// A row of a statement written by hand, in the values that the API speaks.
import type { Entity } from '#schema/core/entity.ts';
import type { Dialect, Row } from '#server/core/database/database.ts';
import { codecOf } from './codec.ts';

/** Converts the columns that are fields of the entity; the others stay as the driver gave them. */
export const decodeRow = (entity: Pick<Entity, 'name' | 'info'>, dialect: Dialect, row: Row): Row => {
  const decoded: Row = {};
  for (const [name, value] of Object.entries(row)) {
    const convert = name in entity.info ? codecOf(entity, name, dialect).fromColumn : null;
    decoded[name] = convert ? convert(value) : value;
  }
  return decoded;
};
