// The kinds of fields: each says once how a value is validated and, in its metadata, how it is stored, filtered, shown and edited.
import { checkVAT, countries as vatCountries } from 'jsvat';
import { z } from 'zod';
import { chipNumber as bareChip } from '../terminals/chip-number.ts';
import { countryCodes } from './countries.ts';
import { field, infoOf, partsOf } from './field-info.ts';
import { kinds } from './field-kinds.ts';
import { isIban } from './iban.ts';
import { isSecretText } from './secret-text.ts';
import type { Tone } from './tones.ts';
import { languages } from './words.ts';

export { type FieldInfo, infoOf, numberText, partsOf, pointsAtOne, readOnly, rowFieldsOf } from './field-info.ts';
export { type FieldKind, fieldKinds, isLong } from './field-kinds.ts';

// Control characters and lone surrogates cannot be stored or sent reliably: PostgreSQL refuses NUL, JSON has no lone surrogate.
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
/** Whether a text can be stored and sent unchanged. */
export const isPlainText = (value: string): boolean => value.isWellFormed() && !controls.test(value);
const line = (max: number) =>
  z
    .string()
    .refine(isPlainText, { params: { reason: 'notText' } })
    .trim()
    .min(1)
    .max(max);
const oneLine = (max: number) => line(max).refine((value) => !/[\r\n]/.test(value), { params: { reason: 'oneLine' } });

export const text = ({ max = 200 } = {}) => field(oneLine(max), { kind: 'text', max });
export const longText = ({ max = 10_000 } = {}) => field(line(max), { kind: 'longText', max });
/** HTML, of which the server keeps what its allow-list names; `max` counts all characters, tags included. */
export const richText = ({ max = 20_000 } = {}) => field(line(max), { kind: 'richText', max });
export const integer = ({ min = 0, max = 1_000_000, unit = '' } = {}) =>
  field(z.int().min(min).max(max), { kind: 'integer', ...(unit && { unit }) });
/** A number with at most `scale` digits after the point. */
export const decimal = ({ min = 0, max = 1_000_000, scale = 2, unit = '' } = {}) =>
  field(
    z
      .number()
      .min(min)
      .max(max)
      .refine((value) => Number(value.toFixed(scale)) === value, { params: { reason: 'tooManyDigits', scale } }),
    { kind: 'decimal', scale, ...(unit && { unit }) },
  );
/** Cents in the currency of the settings; `unit`: the unit that the price is for. */
export const money = ({ min = 0, max = 100_000_000_000, unit = '' } = {}) =>
  field(z.int().min(min).max(max), { kind: 'money', ...(unit && { unit }) });
/** Whole seconds. */
export const duration = ({ min = 0, max = 315_360_000 } = {}) => field(z.int().min(min).max(max), { kind: 'duration' });
const inReach = (value: string) => value.slice(0, 4) >= '1900' && value.slice(0, 4) < '2200';
export const date = () => field(z.iso.date().refine(inReach, { params: { reason: 'outOfReach' } }), { kind: 'date' });
/** An instant, ISO 8601, kept in UTC to the millisecond. */
export const dateTime = () =>
  field(z.iso.datetime({ offset: true }).refine(inReach, { params: { reason: 'outOfReach' } }), { kind: 'dateTime' });
export const flag = () => field(z.boolean(), { kind: 'flag' });

/** One of several named numbers: `{ low: 0, high: 2 }`. With `tones`, one for each, screens show it as a coloured state. */
export const choice = <const V extends Readonly<Record<string, number>>>(
  values: V,
  tones?: Readonly<Record<keyof NoInfer<V> & string, Tone>>,
) => field(z.literal(Object.values(values) as V[keyof V][]), { kind: 'choice', values, ...(tones && { tones }) });
/** One of several words, which are stored as they are. */
export const word = <const V extends readonly [string, ...string[]]>(...values: V) =>
  field(z.enum(values), { kind: 'choice', values: Object.fromEntries(values.map((value) => [value, value])) });
/** One of several words, each with its tone: screens show it as a coloured state. */
export const wordState = <const T extends Readonly<Record<string, Tone>>>(tones: T) => {
  const words = Object.keys(tones) as (keyof T & string)[];
  return field(z.enum(words), { kind: 'choice', values: Object.fromEntries(words.map((one) => [one, one])), tones });
};
/** Several named numbers, each at most once. */
export const choices = <const V extends Readonly<Record<string, number>>>(values: V) =>
  field(
    z
      .array(z.literal(Object.values(values) as V[keyof V][]))
      .max(Object.keys(values).length)
      .refine((list) => new Set(list).size === list.length, { params: { reason: 'twice' } }),
    { kind: 'choice', values, many: true },
  );

export const color = () =>
  field(
    z
      .string()
      .trim()
      .toLowerCase()
      .regex(/^#[0-9a-f]{6}$/),
    { kind: 'color', max: 7 },
  );
export const email = () => field(z.string().trim().toLowerCase().max(254).pipe(z.email()), { kind: 'email', max: 254 });
export const phone = () =>
  field(
    z
      .string()
      .trim()
      .max(40)
      .regex(/^\+?[0-9][0-9 ()/.-]{2,38}$/),
    { kind: 'phone', max: 40 },
  );
const countryCode = z.enum(countryCodes).meta({ id: 'Country' });
/** ISO 3166-1 alpha-2. */
export const country = () => field(z.string().trim().toUpperCase().pipe(countryCode), { kind: 'country', max: 2 });
export const language = () => field(z.enum(languages), { kind: 'language', max: 2 });
/** Prefixes beside ISO 3166: Greece, Northern Ireland, and companies outside the EU that are registered in it. */
const vatPrefixes: ReadonlySet<string> = new Set([...countryCodes, 'EL', 'XI', 'EU']);
/** Stored without spaces; checksums of EU numbers are checked, numbers of other countries are taken as they are. */
export const vatNumber = () =>
  field(
    z
      .string()
      .overwrite((value) => value.replace(/[\s.-]/g, '').toUpperCase())
      .min(4)
      .max(20)
      .regex(/^[A-Z]{2}[0-9A-Z]+$/)
      .refine((value) => vatPrefixes.has(value.slice(0, 2)), { params: { reason: 'vatFormat' } })
      .refine(
        (value) => {
          const checked = checkVAT(value, vatCountries);
          return !checked.country || checked.isValid;
        },
        { params: { reason: 'vatChecksum' } },
      ),
    { kind: 'vatNumber', max: 20 },
  );

/** A bank account, stored without spaces, with valid check digits. */
export const iban = () =>
  field(
    z
      .string()
      .overwrite((value) => value.replace(/\s/g, '').toUpperCase())
      .min(1)
      .max(34)
      .refine(isIban, { params: { reason: 'ibanChecksum' } }),
    { kind: 'iban', max: 34 },
  );

/** The number of a chip; readers write the same chip in either case and with separators. */
export const chipNumber = () =>
  field(
    z
      .string()
      .refine((value) => !isSecretText(value), { params: { reason: 'hiddenPart' } })
      .overwrite(bareChip)
      .min(1)
      .max(40),
    { kind: 'text', max: 40, secret: true },
  );

/** The largest value of an id's column on PostgreSQL. */
export const largestId = 2_147_483_647;
/** The id of a row of another entity; `zero`: the API answers 0 for none. */
export const reference = <const Target extends string>(target: Target, { onDelete }: { onDelete?: 'cascade' | 'empty' } = {}) =>
  field<'reference', z.ZodInt, Target>(z.int().min(1).max(largestId), { kind: 'reference', target, ...(onDelete && { onDelete }) });
export const referenceOrZero = <const Target extends string>(target: Target) =>
  field<'reference', z.ZodDefault<z.ZodInt>, Target>(z.int().min(0).max(largestId).default(0), { kind: 'reference', target, zero: true });
/** Ids of rows of another entity, each once, in a join table without order. With `empty`, deleted rows drop out of the list. */
export const references = <const Target extends string>(target: Target, { onDelete }: { onDelete?: 'empty' } = {}) =>
  field<'references', z.ZodDefault<z.ZodArray<z.ZodInt>>, Target>(
    z
      .array(z.int().min(1).max(largestId))
      .max(500)
      .refine((ids) => new Set(ids).size === ids.length, { params: { reason: 'twice' } })
      .default([]),
    { kind: 'references', target, ...(onDelete && { onDelete }) },
  );
type RowOf<F extends Readonly<Record<string, z.ZodType>>> = {
  [P in keyof F]: F[P] extends z.ZodOptional<infer Inner extends z.ZodType> ? z.ZodDefault<z.ZodNullable<Inner>> : F[P];
};
/**
 * Ordered rows, edited in place with the record that they are part of: the lines of an offer. They are stored with it as one value,
 * so that its version, history and copies include them; nothing else refers to a row. References inside a row are checked like any other.
 */
export const rows = <const F extends Readonly<Record<string, z.ZodType>>>(fields: F, { max = 200 } = {}) => {
  const info = Object.fromEntries(Object.entries(fields).map(([name, schema]) => [name, infoOf(schema)]));
  for (const [name, { kind }] of Object.entries(info)) if (!kinds[kind].inRows) throw new Error(`A row keeps no ${kind}: ${name}.`);
  const shape = Object.fromEntries(
    Object.entries(fields).map(([name, schema]) => {
      const { bare, optional } = partsOf(schema);
      return [name, optional ? bare.nullable().default(null) : schema];
    }),
  );
  return field(
    z
      .array(z.strictObject(shape as RowOf<F>))
      .max(max)
      .default([]),
    { kind: 'rows', row: info },
  );
};
/** The id of an uploaded file, set by its uploader; `pictures` takes only pictures that can be printed. */
export const file = ({ pictures = false } = {}) =>
  field<'file', z.ZodInt, 'file'>(z.int().min(1).max(largestId), { kind: 'file', target: 'file', ...(pictures && { pictures }) });
/** A running number, given in the creating transaction, without gaps and never reused; with a prefix it is shown as `PR-057`. */
export const sequence = ({ prefix = '', digits = 1 } = {}) =>
  field(z.int().min(1).max(largestId), { kind: 'sequence', readOnly: true, ...(prefix && { prefix, digits }) });
