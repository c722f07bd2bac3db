// The values of a popup: initial values, validation, and the request body.
import type { FieldMetadata } from '#admin/providers/records/metadata.ts';
import { holdsSeveral, kinds } from '#schema/core/field-kinds.ts';
import { isTwofold } from '#schema/core/number-text.ts';
import { isDay, isInstant } from '#schema/core/zone.ts';

export type InputFields = Readonly<Record<string, FieldMetadata>>;
export type InputValues = Readonly<Record<string, unknown>>;

/** Texts longer than this get a multi-line input. */
const longestLine = 300;
export const isWrittenLong = ({ kind, max = 0 }: FieldMetadata): boolean => kind === 'longText' || (kind === 'text' && max > longestLine);

/** The initial value: the given one, else the default, else the empty value of the kind. */
export const initialValues = (input: InputFields, given: InputValues = {}): InputValues =>
  Object.fromEntries(
    Object.entries(input).map(([name, info]) => [
      name,
      given[name] ?? info.default ?? (holdsSeveral(info) ? [] : info.kind === 'flag' ? false : null),
    ]),
  );

const isText = (value: unknown): value is string => typeof value === 'string';

/** A value as sent: trimmed, single-line texts without line breaks, empty as null. */
const sent = ({ kind }: FieldMetadata, value: unknown): unknown => {
  if (!isText(value)) return value ?? null;
  const text = kind === 'text' ? value.replace(/\s*[\r\n]+\s*/g, ' ') : value;
  return text.trim() || null;
};

export const bodyOf = (input: InputFields, values: InputValues): InputValues =>
  Object.fromEntries(Object.entries(input).map(([name, info]) => [name, sent(info, values[name])]));

/** The first required field that is empty; flags and optional lists never are. */
export const missingField = (input: InputFields, values: InputValues): string | undefined =>
  Object.entries(input).find(([name, info]) => info.required && sent(info, values[name]) === null)?.[0];

type Wrong = { readonly field: string; readonly reason: 'notNumber' | 'unclearNumber' | 'notDate' | 'notInstant' };

/** The first field whose text is no value of its kind, as may happen while typing. */
export const invalidField = (input: InputFields, values: InputValues): Wrong | undefined => {
  for (const [field, { kind }] of Object.entries(input)) {
    const value = values[field];
    if (Number.isNaN(value)) return { field, reason: 'notNumber' };
    if (kinds[kind].figure && isText(value)) return { field, reason: isTwofold(value) ? 'unclearNumber' : 'notNumber' };
    if (kind === 'date' && isText(value) && !isDay(value)) return { field, reason: 'notDate' };
    if (kind === 'dateTime' && isText(value) && !isInstant(value)) return { field, reason: 'notInstant' };
  }
  return undefined;
};

/** Whether the user has entered something that closing would lose. */
export const isChanged = (input: InputFields, first: InputValues, values: InputValues): boolean =>
  JSON.stringify(bodyOf(input, first)) !== JSON.stringify(bodyOf(input, values));
