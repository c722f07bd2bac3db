// Formats values that are stored without spaces, such as an IBAN, in groups.
import { type FieldKind, kinds } from '#schema/core/field-kinds.ts';

/** Whether values of this kind are displayed differently from how they are stored. */
export const isWrittenAsText = (kind: FieldKind): boolean => kinds[kind].written !== undefined;
/** The display form of a stored or typed value. */
export const displayForm = <T>(kind: FieldKind | undefined, value: T): T | string => {
  const way = kind && kinds[kind].written;
  return way && typeof value === 'string' ? way(value.replace(/\s/g, '').toUpperCase()) : value;
};
