// A field kind says once what a value is: how it is validated, and by its metadata how it is stored, filtered, shown and edited.
import { checkVAT, countries as vatCountries } from 'jsvat';
import { z } from 'zod';
import { countryCodes } from '../calculations/countries.ts';
import { languages } from './words.ts';

export const fieldKinds = [
  'text', 'longText', 'integer', 'decimal', 'money', 'duration', 'date', 'dateTime', 'flag', 'choice', 'color', 'email', 'phone', 'country',
  'language', 'vatNumber', 'reference', 'references', 'sequence',
] as const;
export type FieldKind = (typeof fieldKinds)[number];

/** What the rest of the house needs to know of a field; plain data. */
export type FieldInfo = {
  readonly kind: FieldKind;
  /** Longest text in characters. */
  readonly max?: number;
  /** Digits after the decimal point. */
  readonly scale?: number;
  /** Key of the unit's word in `shell.units`, shown behind the number. */
  readonly unit?: string;
  /** The entity that a reference points at. */
  readonly target?: string;
  /** What happens to this row when the referred one is deleted; refused with the count of references where nothing is said. */
  readonly onDelete?: 'cascade' | 'empty';
  /** The API says 0 where the table has NULL. */
  readonly zero?: boolean;
  /** Stored value of each choice by its name. */
  readonly values?: Readonly<Record<string, string | number>>;
  /** Several choices at once, stored as a JSON array. */
  readonly many?: boolean;
  /** Set by the server alone; in no writable schema. */
  readonly readOnly?: boolean;
};

const infos = new WeakMap<z.ZodType, FieldInfo>();
declare const kindOf: unique symbol;
/** A Zod schema that is a field of this kind; `Target` makes a reference to the wrong entity a compile error. */
export type Field<Kind extends FieldKind, S extends z.ZodType, Target extends string = never> = S & { readonly [kindOf]?: { kind: Kind; target: Target } };

const field = <Kind extends FieldKind, S extends z.ZodType, Target extends string = never>(schema: S, info: FieldInfo & { kind: Kind }) => {
  infos.set(schema, info);
  return schema as Field<Kind, S, Target>;
};

type Wrapped = { def?: { innerType?: z.ZodType; type?: string; defaultValue?: unknown } };

/** The metadata of a field, also through optional, nullable and default. */
export const infoOf = (schema: z.ZodType): FieldInfo => {
  const info = infos.get(schema);
  if (info) return info;
  const inner = (schema as Wrapped).def?.innerType;
  if (!inner) throw new Error('This Zod schema is no field: make it with a field kind.');
  return infoOf(inner);
};

/** A field taken apart: its bare schema, whether it may be empty, and its default (undefined: none). */
export const partsOf = (schema: z.ZodType): { bare: z.ZodType; optional: boolean; fallback: unknown } => {
  let bare = schema;
  let optional = false;
  let fallback: unknown;
  for (let def = (bare as Wrapped).def; def?.innerType && ['optional', 'nullable', 'default'].includes(def.type ?? ''); def = (bare as Wrapped).def) {
    if (def.type === 'default') fallback = def.defaultValue;
    else optional = true;
    bare = def.innerType;
  }
  return { bare, optional, fallback };
};

/** A field that only the server writes. */
export const readOnly = <S extends z.ZodType>(schema: S): S => {
  infos.set(schema, { ...infoOf(schema), readOnly: true });
  return schema;
};

// Neither database nor JSON carries these well: NUL is refused by PostgreSQL, a lone surrogate is no text.
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
const line = (max: number) =>
  z.string().refine((value) => value.isWellFormed() && !controls.test(value), { params: { reason: 'notText' } }).trim().min(1).max(max);
const oneLine = (max: number) => line(max).refine((value) => !/[\r\n]/.test(value), { params: { reason: 'oneLine' } });

export const text = ({ max = 200 } = {}) => field(oneLine(max), { kind: 'text', max });
export const longText = ({ max = 10_000 } = {}) => field(line(max), { kind: 'longText', max });
export const integer = ({ min = 0, max = 1_000_000, unit = '' } = {}) => field(z.int().min(min).max(max), { kind: 'integer', ...(unit && { unit }) });
/** A number with at most `scale` digits after the point. */
export const decimal = ({ min = 0, max = 1_000_000, scale = 2, unit = '' } = {}) =>
  field(z.number().min(min).max(max).refine((value) => Number(value.toFixed(scale)) === value, { params: { reason: 'tooManyDigits', scale } }),
    { kind: 'decimal', scale, ...(unit && { unit }) });
/** Minor units (cents) of the settings' currency. */
export const money = ({ min = 0, max = 100_000_000_000 } = {}) => field(z.int().min(min).max(max), { kind: 'money' });
/** Whole seconds. */
export const duration = ({ min = 0, max = 315_360_000 } = {}) => field(z.int().min(min).max(max), { kind: 'duration' });
const inReach = (value: string) => value.slice(0, 4) >= '1900' && value.slice(0, 4) < '2200';
export const date = () => field(z.iso.date().refine(inReach, { params: { reason: 'outOfReach' } }), { kind: 'date' });
/** An instant, ISO 8601, kept in UTC to the millisecond. */
export const dateTime = () =>
  field(z.iso.datetime({ offset: true }).refine(inReach, { params: { reason: 'outOfReach' } }), { kind: 'dateTime' });
export const flag = () => field(z.boolean(), { kind: 'flag' });

/** One of named values; `{ low: 0, high: 2 }` gives names to numbers, a list of words stores the words. */
export const choice = <const V extends Readonly<Record<string, number>>>(values: V) =>
  field(z.literal(Object.values(values) as V[keyof V][]), { kind: 'choice', values });
export const word = <const V extends readonly [string, ...string[]]>(...values: V) =>
  field(z.enum(values), { kind: 'choice', values: Object.fromEntries(values.map((value) => [value, value])) });
/** Several of named numbers, each once. */
export const choices = <const V extends Readonly<Record<string, number>>>(values: V) =>
  field(z.array(z.literal(Object.values(values) as V[keyof V][])).max(Object.keys(values).length)
    .refine((list) => new Set(list).size === list.length, { params: { reason: 'twice' } }), { kind: 'choice', values, many: true });

export const color = () => field(z.string().trim().toLowerCase().regex(/^#[0-9a-f]{6}$/), { kind: 'color', max: 7 });
export const email = () => field(z.string().trim().toLowerCase().max(254).pipe(z.email()), { kind: 'email', max: 254 });
export const phone = () => field(z.string().trim().max(40).regex(/^\+?[0-9][0-9 ()/.-]{2,38}$/), { kind: 'phone', max: 40 });
/** ISO 3166-1 alpha-2. */
export const country = () => field(z.string().trim().toUpperCase().pipe(z.enum(countryCodes)), { kind: 'country', max: 2 });
export const language = () => field(z.enum(languages), { kind: 'language', max: 2 });
/** Kept without blanks; the checksum of EU numbers is checked, a number of another country is taken as it stands. */
export const vatNumber = () =>
  field(z.string().overwrite((value) => value.replace(/[\s.-]/g, '').toUpperCase()).min(4).max(20).regex(/^[A-Z]{2}[0-9A-Z]+$/)
    .refine((value) => { const checked = checkVAT(value, vatCountries); return !checked.country || checked.isValid; }, { params: { reason: 'vatChecksum' } }),
  { kind: 'vatNumber', max: 20 });

/** What an id's column holds on PostgreSQL. */
const largestId = 2_147_483_647;
/** The id of a row of another entity; `zero` where the API says 0 for none. */
export const reference = <const Target extends string>(target: Target, { onDelete }: { onDelete?: 'cascade' | 'empty' } = {}) =>
  field<'reference', z.ZodInt, Target>(z.int().min(1).max(largestId), { kind: 'reference', target, ...(onDelete && { onDelete }) });
export const referenceOrZero = <const Target extends string>(target: Target) =>
  field<'reference', z.ZodDefault<z.ZodInt>, Target>(z.int().min(0).max(largestId).default(0), { kind: 'reference', target, zero: true });
/** Ids of rows of another entity, each once, in a join table; the order is not kept. */
export const references = <const Target extends string>(target: Target) =>
  field<'references', z.ZodDefault<z.ZodArray<z.ZodInt>>, Target>(
    z.array(z.int().min(1).max(largestId)).max(500).refine((ids) => new Set(ids).size === ids.length, { params: { reason: 'twice' } }).default([]),
    { kind: 'references', target });
/** A running number, given in the creating transaction, without gaps, never used again. */
export const sequence = () => field(z.int().min(1).max(largestId), { kind: 'sequence', readOnly: true });
