// One condition of a filter: a field, an operator and a value; each kind of field supports the operators that its storage can answer.
import { sql } from 'kysely';
import { z } from 'zod';
import type { Entity } from '#schema/core/entity.ts';
import { explain } from '#schema/core/explain.ts';
import { type FilterOperator, kinds } from '#schema/core/field-kinds.ts';
import { isPlainText, largestId, partsOf } from '#schema/core/fields.ts';
import { fold } from '#schema/core/fold.ts';
import { type Dialect, listed } from '#server/core/database/database.ts';
import type { FieldError } from '#server/core/http/refusal.ts';
import { codecOf } from '#server/fields/codec.ts';
import { folded, pattern } from '../search/search.ts';
import { Parameter } from './rule-sql.ts';
import { conditionsOf, entityNamed, type Piece } from './select.ts';
import { amongThose } from './statement.ts';

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
/** Its SQL belongs to the cached plan, its values to each run. */
export type Term = { readonly key: string; readonly sql: () => Piece; readonly values: Readonly<Record<string, unknown>> };

const suffixes = ['gte', 'lte', 'neq', 'like'] as const;
type Suffix = (typeof suffixes)[number];
const signs: Readonly<Record<Exclude<Suffix, 'like' | 'neq'> | 'eq', string>> = { eq: '=', gte: '>=', lte: '<=' };
const mostValues = 1000;

/** `deadline_gte` → field and operator. */
export const split = (entity: Entity, key: string): { field: string; suffix: Suffix | null } => {
  const match = /^(.+)_(gte|lte|neq|like)$/.exec(key);
  const suffix = suffixes.find((one) => one === match?.[2]);
  return match?.[1] && suffix && !(key in entity.fields) ? { field: match[1], suffix } : { field: key, suffix: null };
};

const id = z.int().min(1).max(largestId);
/** Texts are compared in part, so that the value need not be a whole address or number. */
const text = z
  .string()
  .max(400)
  .refine(isPlainText, { params: { reason: 'notText' } });

const valueSchema = (entity: Entity, field: string): z.ZodType | undefined => {
  const info = entity.info[field];
  if (field === 'id' || info?.kind === 'references') return id;
  if (!info) return undefined;
  if (kinds[info.kind].filters.includes('like')) return text;
  if (info.many) return z.literal(Object.values(info.values ?? {}));
  return partsOf(entity.fields[field] as z.ZodType).bare;
};

const takes = (entity: Entity, field: string, operator: FilterOperator, dialect: Dialect): boolean => {
  if (field === 'id') return operator !== 'like';
  return entity.info[field]?.many ? operator === 'eq' : codecOf(entity, field, dialect).filters.includes(operator);
};

/** A condition on a collected fact: one of these users is on the team; with `_neq` null, somebody works there now. */
export const factTerm = (entity: Entity, key: string, value: Json, dialect: Dialect, at: number): Term | FieldError => {
  const { field, suffix } = split(entity, key);
  const fact = entity.facts?.[field];
  if (fact?.fact !== 'collect' || fact.through) return { field: `filter.${key}`, reason: 'unknown' };
  const rows = (more: Piece): Piece =>
    sql`t.id in (select ${sql.ref(`f.${fact.to}`)} from ${sql.table(fact.entity)} as f where ${sql.ref(`f.${fact.to}`)} is not null${conditionsOf(fact, 'f', dialect)}${more})`;
  if (suffix === 'neq' && value === null) return { key: `${field} some`, sql: () => rows(sql``), values: {} };
  const ids = z
    .array(id)
    .max(mostValues)
    .safeParse(Array.isArray(value) ? value : [value]);
  if (suffix || !ids.success || entityNamed(fact.entity).info[fact.field]?.kind !== 'reference')
    return { field: `filter.${key}`, reason: 'wrongType' };
  const name = `f${at}`;
  return {
    key: `${field} any`,
    sql: () => rows(sql` and ${amongThose(dialect, sql.ref(`f.${fact.field}`), name)}`),
    values: { [name]: listed(dialect, ids.data) },
  };
};

/** For a field with several values: one of the wanted values is among them, or the field is empty where null is wanted. */
const manyPieces = (entity: Entity, field: string, name: string, dialect: Dialect): { some: Piece; none: Piece } => {
  const info = entity.info[field];
  if (info?.kind === 'references') {
    const join = sql.table(`${entity.name}_${field}`);
    const own = `${entity.name}_id`;
    return {
      some: sql`t.id in (select ${sql.ref(own)} from ${join} where ${amongThose(dialect, sql.ref(`${info.target}_id`), name)})`,
      none: sql`not exists (select 1 from ${join} as j where ${sql.ref(`j.${own}`)} = t.id)`,
    };
  }
  const column = sql.ref(`t.${field}`);
  return dialect === 'sqlite'
    ? {
        some: sql`exists (select 1 from json_each(${column}) as e where ${amongThose(dialect, sql`e.value`, name)})`,
        none: sql`json_array_length(${column}) = 0`,
      }
    : {
        some: sql`exists (select 1 from jsonb_array_elements(${column}) as e where ${amongThose(dialect, sql`e`, name)})`,
        none: sql`jsonb_array_length(${column}) = 0`,
      };
};

const either = (parts: readonly Piece[]): Piece =>
  parts.length > 1 ? sql`(${sql.join(parts, sql` or `)})` : sql`${parts[0] ?? sql`1 = 0`}`;

/** The condition on one field; an unsupported field, operator or value is an error that names it. */
export const term = (entity: Entity, key: string, value: Json, dialect: Dialect, at: number): Term | FieldError => {
  const { field, suffix } = split(entity, key);
  const path = `filter.${key}`;
  const schema = valueSchema(entity, field);
  if (!schema) return { field: path, reason: 'unknown' };
  const name = `f${at}`;
  // Lazy: most calls find the statement cached.
  const column = () => sql.ref(`t.${field}`);
  const info = entity.info[field];
  const several = info?.many === true || info?.kind === 'references';
  if (value === null && !several && (suffix === null || suffix === 'neq')) {
    const filled = suffix === 'neq';
    return {
      key: `${field} ${filled ? 'filled' : 'empty'}`,
      sql: () => sql`${column()} is ${sql.raw(filled ? 'not null' : 'null')}`,
      values: {},
    };
  }
  if (!takes(entity, field, suffix ?? 'eq', dialect)) return { field: path, reason: 'unknown' };
  if (Array.isArray(value) && (suffix || value.length > mostValues))
    return { field: path, reason: suffix ? 'wrongType' : 'tooMany', parameters: { maximum: mostValues } };
  const list = Array.isArray(value) || several;
  // In a list of values, null stands for an empty field.
  const parsed = (list ? z.array(schema.nullable()) : schema).safeParse(list && !Array.isArray(value) ? [value] : value, {
    reportInput: true,
  });
  if (!parsed.success) return { reason: 'wrongType', ...explain(parsed.error.issues, () => info?.kind)[0], field: path };
  const { toColumn } = field === 'id' || several ? { toColumn: null } : codecOf(entity, field, dialect);
  const stored = (one: unknown) => (toColumn && one !== null ? toColumn(one) : one);

  if (list) {
    const all = (parsed.data as unknown[]).map(stored);
    const some = all.filter((one) => one !== null);
    const shape = [...(some.length > 0 || all.length === 0 ? ['some'] : []), ...(some.length < all.length ? ['none'] : [])] as (
      | 'some'
      | 'none'
    )[];
    const pieces = () =>
      several ? manyPieces(entity, field, name, dialect) : { some: amongThose(dialect, column(), name), none: sql`${column()} is null` };
    return {
      key: `${field} in ${shape.join('+')}`,
      sql: () => either(shape.map((one) => pieces()[one])),
      values: { [name]: listed(dialect, some) },
    };
  }
  if (suffix === 'like') {
    return {
      key: `${field} like`,
      sql: () => sql`${folded(column(), dialect)} like ${new Parameter(name)} escape '\\'`,
      values: { [name]: pattern(fold(parsed.data as string)) },
    };
  }
  const one = stored(parsed.data);
  // A field that the API answers as 0 is stored as NULL.
  if (one === null) return { ...(term(entity, key, null, dialect, at) as Term) };
  if (suffix === 'neq')
    return { key: `${field} neq`, sql: () => sql`(${column()} <> ${new Parameter(name)} or ${column()} is null)`, values: { [name]: one } };
  return {
    key: `${field} ${suffix ?? 'eq'}`,
    sql: () => sql`${column()} ${sql.raw(signs[suffix ?? 'eq'])} ${new Parameter(name)}`,
    values: { [name]: one },
  };
};
