// Numbers that are kept without blanks, as people write them.
import { type FieldKind, kinds } from '#schema/core/field-kinds.ts';

/** Whether values of this kind are written otherwise than they are kept. */
export const isWrittenAsText = (kind: FieldKind): boolean => kinds[kind].written !== undefined;
/** As it is written, which is not always as it is kept; whatever has been typed is told in the same way. */
export const written = <T>(kind: FieldKind | undefined, value: T): T | string => {
  const way = kind && kinds[kind].written;
  return way && typeof value === 'string' ? way(value.replace(/\s/g, '').toUpperCase()) : value;
};
