// Reads the filter of a list: a value or several for a field, a bound, a search, or one of the entity's named lists.
import { sql } from 'kysely';
import { type Caller, forUser, lackedOf, type Rule } from '#schema/core/access.ts';
import { type Entity, fieldRule, maySee } from '#schema/core/entity.ts';
import { isPlainText } from '#schema/core/fields.ts';
import { readTyped, type Typed } from '#schema/core/search-words.ts';
import type { Dialect } from '#server/core/database/database.ts';
import { type FieldError, invalid, notAllowed } from '#server/core/http/refusal.ts';
import { factTerm, type Json, split, type Term, term } from './filter-term.ts';
import { ruleSql } from './rule-sql.ts';
import type { Piece } from './select.ts';

/** Callers who may only look titles up may filter by titles, parents and archive: a filter must reveal no more than the answer. */
const openToLookup = (entity: Entity, field: string) =>
  field === 'id' || field === 'archived' || entity.info[field]?.onDelete === 'cascade';

/** A field or fact that the caller sees on some rows only is filtered on those rows only. */
const restricted = (entity: Entity, field: string, me: Caller, made: Term, dialect: Dialect): Term => {
  const rule = fieldRule(entity, field);
  const left = rule ? forUser(rule, me) : true;
  if (left === true) return made;
  const holds = left === false ? sql`1 = 0` : ruleSql(left, entity.name, 't', dialect, 'one');
  return { ...made, sql: () => sql`(${holds} and ${made.sql()})` };
};

/** Parses a call's filter; refused with the names of the fields that it does not support or that the caller may not see. */
export const readFilter = (
  entity: Entity,
  raw: string | undefined,
  me: Caller,
  dialect: Dialect,
  lookup: boolean,
): { terms: Term[]; rest: Rule[]; typed: Typed } => {
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
  let typed = readTyped('');
  for (const [key, value] of Object.entries(filter as Record<string, Json>)) {
    if (key === 'q') {
      if (typeof value !== 'string' || value.length > 200 || !entity.list?.search) errors.push({ field: 'filter.q', reason: 'wrongType' });
      else if (!isPlainText(value)) errors.push({ field: 'filter.q', reason: 'notText' });
      else typed = readTyped(value);
    } else if (key === 'list') {
      const lists = lookup ? {} : (entity.list?.lists ?? {});
      const rule = typeof value === 'string' && Object.hasOwn(lists, value) ? lists[value]?.rows : undefined;
      if (!rule) errors.push({ field: 'filter.list', reason: 'notChoice' });
      else {
        const left = forUser(rule, me);
        // A named list that requires a permission is refused, not shown as empty.
        if (left === false) throw notAllowed(lackedOf(rule, me));
        if (left !== true) rest.push(left);
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
  return { terms, rest, typed };
};

/** The rules of named lists in a filter, as SQL. */
export const restSql = (rules: readonly Rule[], entity: Entity, dialect: Dialect): Piece[] =>
  rules.map((rule) => (rule.is === 'never' ? sql`1 = 0` : ruleSql(rule, entity.name, 't', dialect, 'list')));
