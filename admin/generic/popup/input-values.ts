// The values of a popup: what each field begins with, what is missing or wrong, and the body that is sent.
import type { FieldMetadata } from '#admin/providers/records/metadata.ts';
import { holdsSeveral } from '#schema/core/field-kinds.ts';
import { isDay, isInstant } from '#schema/core/zone.ts';

export type InputFields = Readonly<Record<string, FieldMetadata>>;
export type InputValues = Readonly<Record<string, unknown>>;

/** Longer texts than a name are written over several lines. */
const longestLine = 300;
export const isWrittenLong = ({ kind, max = 0 }: FieldMetadata): boolean => kind === 'longText' || (kind === 'text' && max > longestLine);

/** A field that nobody has touched yet holds what is given, else its default, else nothing of its kind. */
export const initialValues = (input: InputFields, given: InputValues = {}): InputValues =>
  Object.fromEntries(
    Object.entries(input).map(([name, info]) => [
      name,
      given[name] ?? info.default ?? (holdsSeveral(info) ? [] : info.kind === 'flag' ? false : null),
    ]),
  );

const isText = (value: unknown): value is string => typeof value === 'string';

/** As it is sent: without blanks around it, a line without line breaks; nothing is null. */
const sent = ({ kind }: FieldMetadata, value: unknown): unknown => {
  if (!isText(value)) return value ?? null;
  const text = kind === 'text' ? value.replace(/\s*[\r\n]+\s*/g, ' ') : value;
  return text.trim() || null;
};

export const bodyOf = (input: InputFields, values: InputValues): InputValues =>
  Object.fromEntries(Object.entries(input).map(([name, info]) => [name, sent(info, values[name])]));

/** The first field that must be filled in and is not: a yes or no and a list that may be empty never are. */
export const missingField = (input: InputFields, values: InputValues): string | undefined =>
  Object.entries(input).find(([name, info]) => info.required && sent(info, values[name]) === null)?.[0];

type Wrong = { readonly field: string; readonly reason: 'notNumber' | 'notDate' | 'notInstant' };

/** The first field that holds no value of its kind, as it is while somebody types. */
export const invalidField = (input: InputFields, values: InputValues): Wrong | undefined => {
  for (const [field, { kind }] of Object.entries(input)) {
    const value = values[field];
    if (Number.isNaN(value)) return { field, reason: 'notNumber' };
    if (kind === 'date' && isText(value) && !isDay(value)) return { field, reason: 'notDate' };
    if (kind === 'dateTime' && isText(value) && !isInstant(value)) return { field, reason: 'notInstant' };
  }
  return undefined;
};

/** Whether something was entered that would be lost. */
export const isChanged = (input: InputFields, first: InputValues, values: InputValues): boolean =>
  JSON.stringify(bodyOf(input, first)) !== JSON.stringify(bodyOf(input, values));
