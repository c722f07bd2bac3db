// The running number of a record in readable form: `#4127`, `P-318`.
import { numberText } from '#schema/core/field-info.ts';
import type { EntityMetadata } from './metadata.ts';

export const recordNumber = ({ fields }: EntityMetadata, number: unknown): string =>
  numberText(Object.values(fields).find(({ kind }) => kind === 'sequence') ?? {}, number);
