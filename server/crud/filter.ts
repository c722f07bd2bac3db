// A filter is what the caller wants to see of a list: a value or several for a field, a bound, a search, or one of the entity's named lists.
import { sql } from 'kysely';
import { z } from 'zod';
import { type Caller, forUser, type Rule } from '#schema/core/access.ts';
import { type Entity, fieldRule, maySee } from '#schema/core/entity.ts';
import { explain } from '#schema/core/explain.ts';
import { partsOf } from '#schema/core/fields.ts';
import { fold } from '#schema/core/fold.ts';
import type { Dialect } from '#server/core/database.ts';
import { type FieldError, invalid } from '#server/core/refusal.ts';
import { codecOf } from '#server/fields/codec.ts';
import { Parameter, ruleSql } from './rule-sql.ts';
import { pattern, wordIn, words } from './search.ts';
import { conditionsOf, type Piece } from './select.ts';

const operators = { gte: '>=', lte: '<=', neq: '<>', like: 'like' } as const;
type Operator = keyof typeof operators | 'in' | 'eq' | 'empty' | 'any';
/** One condition: its SQL belongs to the plan, its value to the run. */
export type Term = { readonly key: string; readonly sql: () => Piece; readonly values: Readonly<Record<string, unknown>> };
type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

const split = (entity: Entity, key: string): { field: string; operator: keyof typeof operators | null } => {
  const match = /^(.+)_(gte|lte|neq|like)$/.exec(key);
  return match?.[1] && match[2] && !entity.info[key]
    ? { field: match[1], operator: match[2] as keyof typeof operators }
    : { field: key, operator: null };
};

const valueSchema = (entity: Entity, field: string): z.ZodType | undefined => {
  if (field === 'id') return z.int().min(1);
  const schema = entity.fields[field];
  if (!schema) return undefined;
  const info = entity.info[field];
  if (info?.kind === 'references') return z.int().min(1);
  if (info?.kind === 'text' || info?.kind === 'vatNumber' || info?.kind === 'email' || info?.kind === 'phone') return z.string().max(400);
  if (info?.many) return z.number();
  return partsOf(schema).bare;
};

/** One shape for any number of values, so that the plan is made once. */
const among = (what: Piece, name: string, dialect: Dialect): Piece =>
  dialect === 'sqlite' ? sql`${what} in (select value from json_each(${new Parameter(name)}))` : sql`${what} = any(${new Parameter(name)})`;
const asList = (all: readonly unknown[], dialect: Dialect) => (dialect === 'sqlite' ? JSON.stringify(all) : all);

/** Rows by what other rows collect on them: one of these users is on the team; with `_neq` null, somebody works there now. */
const factTerm = (entity: Entity, key: string, value: Json, dialect: Dialect, at: number): Term | FieldError => {
  const { field, operator } = split(entity, key);
  const fact = entity.facts?.[field];
  if (fact?.fact !== 'collect') return { field: `filter.${key}`, reason: 'unknown' };
  const rows = (more: Piece): Piece =>
    sql`t.id in (select ${sql.ref(`f.${fact.to}`)} from ${sql.table(fact.entity)} as f where ${sql.ref(`f.${fact.to}`)} is not null${conditionsOf(fact, 'f', dialect)}${more})`;
  if (operator === 'neq' && value === null) return { key: `${field} some`, sql: () => rows(sql``), values: {} };
  const ids = z
    .array(z.int().min(1))
    .max(1000)
    .safeParse(Array.isArray(value) ? value : [value]);
  if (operator || !ids.success) return { field: `filter.${key}`, reason: 'wrongType' };
  const name = `f${at}`;
  return {
    key: `${field} any`,
    sql: () => rows(sql` and ${among(sql.ref(`f.${fact.field}`), name, dialect)}`),
    values: { [name]: asList(ids.data, dialect) },
  };
};

const term = (entity: Entity, key: string, value: Json, dialect: Dialect, at: number): Term | FieldError => {
  const { field, operator } = split(entity, key);
  const schema = valueSchema(entity, field);
  const path = `filter.${key}`;
  if (!schema) return { field: path, reason: 'unknown' };
  const info = entity.info[field];
  const column = sql.ref(`t.${field}`);
  const many = Array.isArray(value) ? value : null;
  if (many && (operator || many.length > 1000))
    return { field: path, reason: operator ? 'wrongType' : 'tooMany', parameters: { maximum: 1000 } };
  const like = operator === 'like';
  // Among the values of a many-to-many field, null stands for having none.
  const each = info?.kind === 'references' ? schema.nullable() : schema;
  const parsed = (many ? z.array(each) : like ? z.string().max(400) : schema.nullable()).safeParse(value, { reportInput: true });
  if (!parsed.success) return { reason: 'wrongType', ...explain(parsed.error.issues, () => info?.kind)[0], field: path };
  const toColumn = field === 'id' || info?.kind === 'references' ? null : codecOf(entity, field, dialect).toColumn;
  const stored = (one: unknown) => (toColumn && one !== null ? toColumn(one) : one);
  const name = `f${at}`;
  if (info?.kind === 'references') {
    const ids = many ?? [parsed.data];
    const some = ids.filter((id) => id !== null);
    const orNone = some.length < ids.length;
    const join = sql.table(`${entity.name}_${field}`);
    const own = `${entity.name}_id`;
    const having = (): Piece =>
      sql`t.id in (select ${sql.ref(own)} from ${join} where ${among(sql.ref(`${info.target}_id`), name, dialect)})`;
    const none = (): Piece => sql`not exists (select 1 from ${join} as j where ${sql.ref(`j.${own}`)} = t.id)`;
    return {
      key: `${field} any${orNone ? ' or none' : ''}`,
      sql: () => (orNone ? sql`(${having()} or ${none()})` : having()),
      values: { [name]: asList(some, dialect) },
    };
  }
  if (many) {
    const all = (parsed.data as unknown[]).map(stored);
    const some = all.filter((one) => one !== null);
    const empty = some.length < all.length;
    return {
      key: `${field} in${empty ? ' or empty' : ''}`,
      sql: () => (empty ? sql`(${among(column, name, dialect)} or ${column} is null)` : among(column, name, dialect)),
      values: { [name]: asList(some, dialect) },
    };
  }
  const one = like ? pattern(fold(String(parsed.data))) : stored(parsed.data);
  if (one === null) {
    const not = operator === 'neq';
    return {
      key: `${field} ${not ? 'filled' : 'empty'}`,
      sql: () => (not ? sql`${column} is not null` : sql`${column} is null`),
      values: {},
    };
  }
  const kind: Operator = operator ?? 'eq';
  return {
    key: `${field} ${kind}`,
    sql: () =>
      like
        ? sql`lower(${column}) like ${new Parameter(name)} escape '\\'`
        : sql`${column} ${sql.raw(operator ? operators[operator] : '=')} ${new Parameter(name)}`,
    values: { [name]: one },
  };
};

/** A reader of titles alone may ask by what a title says, where a row belongs and whether it is archived: a filter must tell no more than the answer. */
const openToLookup = (entity: Entity, field: string) =>
  field === 'id' || field === 'archived' || entity.info[field]?.onDelete === 'cascade';

/** A field that the caller sees on some rows only is filtered on those rows only. */
const restricted = (entity: Entity, field: string, me: Caller, made: Term, dialect: Dialect): Term => {
  const rule = fieldRule(entity, field);
  const left = rule ? forUser(rule, me) : true;
  return typeof left === 'boolean'
    ? made
    : { ...made, sql: () => sql`(${ruleSql(left, entity.name, 't', dialect, 'one')} and ${made.sql()})` };
};

/** Reads the filter of a call; refused with the names of the fields that it cannot take, or that the caller may not see. */
export const readFilter = (
  entity: Entity,
  raw: string | undefined,
  me: Caller,
  dialect: Dialect,
  lookup: boolean,
): { terms: Term[]; rest: Rule[] } => {
  let filter: Json = {};
  try {
    filter = raw ? (JSON.parse(raw) as Json) : {};
  } catch {
    throw invalid({ field: 'filter', reason: 'wrongType' });
  }
  if (typeof filter !== 'object' || filter === null || Array.isArray(filter)) throw invalid({ field: 'filter', reason: 'wrongType' });
  const terms: Term[] = [];
  const rest: Rule[] = [];
  const errors: FieldError[] = [];
  for (const [key, value] of Object.entries(filter as Record<string, Json>)) {
    if (key === 'q') {
      if (typeof value !== 'string' || value.length > 200 || !entity.list?.search) errors.push({ field: 'filter.q', reason: 'wrongType' });
      else
        words(value).forEach((word, at) => {
          terms.push({
            key: `q${at}`,
            sql: () => wordIn(entity, lookup, `q${at}`),
            values: { [`q${at}`]: pattern(word) },
          });
        });
    } else if (key === 'list') {
      const rule = typeof value === 'string' && !lookup ? entity.list?.lists?.[value] : undefined;
      if (!rule) errors.push({ field: 'filter.list', reason: 'notChoice' });
      else {
        const left = forUser(rule, me);
        if (left !== true) rest.push(left === false ? { is: 'never' } : left);
      }
    } else {
      const { field } = split(entity, key);
      const known = lookup ? openToLookup(entity, field) : field === 'id' || (entity.readable.includes(field) && maySee(entity, field, me));
      const fact = !lookup && entity.facts?.[field] !== undefined;
      const made: Term | FieldError = fact
        ? factTerm(entity, key, value, dialect, terms.length)
        : known
          ? term(entity, key, value, dialect, terms.length)
          : { field: `filter.${key}`, reason: 'unknown' };
      if ('reason' in made) errors.push(made);
      else terms.push(restricted(entity, field, me, made, dialect));
    }
  }
  if (errors.length > 0) throw invalid(...errors);
  return { terms, rest };
};

/** The part of a filter that is left of a named list, as SQL. */
export const restSql = (rules: readonly Rule[], entity: Entity, dialect: Dialect): Piece[] =>
  rules.map((rule) => (rule.is === 'never' ? sql`1 = 0` : ruleSql(rule, entity.name, 't', dialect, 'list')));
