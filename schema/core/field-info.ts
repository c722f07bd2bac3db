// The metadata of a field beside its validation: its kind, and how it is stored, shown and written; kept with the Zod schema itself.
import type { z } from 'zod';
import type { FieldKind } from './field-kinds.ts';
import type { Tone } from './tones.ts';

/** The metadata of a field, as plain data. */
export type FieldInfo = {
  readonly kind: FieldKind;
  /** Longest text in characters. */
  readonly max?: number;
  /** Digits after the decimal point. */
  readonly scale?: number;
  /** Key of the unit's word in `shell.units`, shown after the number. */
  readonly unit?: string;
  /** The entity that a reference points at. */
  readonly target?: string;
  /** What happens to this row when the referred row is deleted; without it the deletion is refused, with the count of references. */
  readonly onDelete?: 'cascade' | 'empty';
  /** The API answers 0 where the column is NULL. */
  readonly zero?: boolean;
  /** Stored value of each choice by its name. */
  readonly values?: Readonly<Record<string, string | number>>;
  /** The tone of each choice, by its name: screens show a state with a colour and a sign. */
  readonly tones?: Readonly<Record<string, Tone>>;
  /** Several choices at once, stored as a JSON array. */
  readonly many?: boolean;
  /** The fields of each row, in their order. */
  readonly row?: Readonly<Record<string, FieldInfo>>;
  /** The prefix of a running number, and how many digits are shown. */
  readonly prefix?: string;
  readonly digits?: number;
  /** Only pictures that can be printed: a logo. */
  readonly pictures?: boolean;
  /** A secret such as a key: it is written once, only its last characters are answered, and it can be neither filtered nor sorted by. */
  readonly secret?: boolean;
  /** Set by the server alone; missing in every writable schema. */
  readonly readOnly?: boolean;
};

/** Whether the field holds the id of one row of another entity, whose title is answered beside it. */
export const pointsAtOne = ({ kind }: Pick<FieldInfo, 'kind'>): boolean => kind === 'reference' || kind === 'file';
/** A running number as people read it: `PR-057`; `#4127` without a prefix. */
export const numberText = ({ prefix = '#', digits = 1 }: Pick<FieldInfo, 'prefix' | 'digits'>, value: unknown): string =>
  `${prefix}${String(value).padStart(digits, '0')}`;

const infos = new WeakMap<z.ZodType, FieldInfo>();
declare const kindOf: unique symbol;
/** A Zod schema that is a field of this kind; `Target` makes a reference to the wrong entity a compile error. */
export type Field<Kind extends FieldKind, S extends z.ZodType, Target extends string = never> = S & {
  readonly [kindOf]?: { kind: Kind; target: Target };
};

/** The entity that a field points at, also through optional and default; never for a field that points at none. */
export type TargetOf<S> = typeof kindOf extends keyof S
  ? S extends { readonly [kindOf]?: { target: infer Target } }
    ? Target
    : never
  : S extends z.ZodOptional<infer Inner> | z.ZodDefault<infer Inner>
    ? TargetOf<Inner>
    : never;

export const field = <Kind extends FieldKind, S extends z.ZodType, Target extends string = never>(
  schema: S,
  info: FieldInfo & { kind: Kind },
) => {
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
  for (
    let def = (bare as Wrapped).def;
    def?.innerType && ['optional', 'nullable', 'default'].includes(def.type ?? '');
    def = (bare as Wrapped).def
  ) {
    if (def.type === 'default') fallback = def.defaultValue;
    else optional = true;
    bare = def.innerType;
  }
  return { bare, optional, fallback };
};

/** The fields of each row of a field that holds rows. */
export const rowFieldsOf = (schema: z.ZodType): Readonly<Record<string, z.ZodType>> => {
  const { bare } = partsOf(schema) as { bare: { element?: { shape?: Readonly<Record<string, z.ZodType>> } } };
  return bare.element?.shape ?? {};
};

declare const byServer: unique symbol;
type ReadOnly = { readonly [byServer]?: true };
/** A field that only the server writes. */
export const readOnly = <S extends z.ZodType>(schema: S): S & ReadOnly => {
  infos.set(schema, { ...infoOf(schema), readOnly: true });
  return schema;
};

type IsWritten<S> = typeof byServer extends keyof S
  ? false
  : typeof kindOf extends keyof S
    ? S extends { readonly [kindOf]?: { kind: 'sequence' } }
      ? false
      : true
    : S extends z.ZodOptional<infer Inner> | z.ZodDefault<infer Inner>
      ? IsWritten<Inner>
      : true;
/** The fields that a create or an update may name. */
export type WrittenField<F> = { [K in keyof F & string]: IsWritten<F[K]> extends true ? K : never }[keyof F & string];
