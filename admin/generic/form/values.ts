// The values of a form: the writable fields of a record, compared with the server's version.
import { displayForm } from '#admin/fields/display-form.ts';
import type { EntityMetadata } from '#admin/providers/records/metadata.ts';

export type Values = Record<string, unknown>;
type Stored = Readonly<Record<string, unknown>>;

/** Equality of form values: lists by content. */
export const same = (a: unknown, b: unknown): boolean =>
  Object.is(a, b) || (typeof a === 'object' && typeof b === 'object' && JSON.stringify(a) === JSON.stringify(b));

/** Whether a field applies with the current values of the form. */
export const isRelevant = ({ onlyWith }: EntityMetadata, field: string, values: Values): boolean => {
  const flag = onlyWith?.[field];
  return flag === undefined || values[flag] === true;
};

/** The fields of the form in its order. */
export const formFields = (entity: EntityMetadata): readonly string[] => Object.values(entity.form ?? {}).flat();

/** The editable values of a record, or the initial values of a new one. */
export const valuesOf = (entity: EntityMetadata, record: Stored | undefined, given: Stored = {}): Values =>
  Object.fromEntries(
    formFields(entity)
      .filter((field) => entity.writable.includes(field))
      .map((field) => [
        field,
        (record ? displayForm(entity.fields[field]?.kind, record[field]) : (given[field] ?? entity.fields[field]?.default)) ?? null,
      ]),
  );

export const changedFields = (values: Values, stored: Values): string[] =>
  Object.keys(stored).filter((field) => !same(values[field], stored[field]));
export const pick = (values: Values, fields: readonly string[]): Values =>
  Object.fromEntries(fields.map((field) => [field, values[field]]));

/** Moves the form to a newer version: fields changed since `before` stay, the others follow. */
export const rebased = (now: Values, before: Values, ground: Values): Values => ({ ...ground, ...pick(now, changedFields(now, before)) });
