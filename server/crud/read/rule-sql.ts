// Turns an access rule into an SQL condition: `allows` decides one record, the condition all of them.
import { type RawBuilder, sql } from 'kysely';
import { entities } from '#generated/registry.ts';
import type { Rule } from '#schema/core/access.ts';
import type { Entity } from '#schema/core/entity.ts';
import type { Dialect } from '#server/core/database/database.ts';

/** A value that is known only at each run; it passes the compiler unchanged and is then filled in. */
export class Parameter {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}
export type Condition = RawBuilder<unknown>;
const me = new Parameter('me');
const literal = (value: string | number | boolean, dialect: Dialect) =>
  sql.lit(typeof value === 'boolean' && dialect === 'sqlite' ? Number(value) : value);
const columnOf = (alias: string, field: string) => sql.ref(`${alias}.${field}`);
/** A single value becomes an equality: SQLite uses a partial index only for that. */
export const inValues = (column: Condition, values: readonly (string | number | boolean)[], dialect: Dialect): Condition => {
  const all = values.map((value) => literal(value, dialect));
  return all.length === 1 ? sql`${column} = ${all[0]}` : sql`${column} in (${sql.join(all)})`;
};

/** Whether `project_members` is the join table of a field of references. */
const isJoin = (name: string): boolean =>
  Object.values(entities).some((entity: Entity) =>
    Object.entries(entity.info).some(([field, { kind }]) => kind === 'references' && name === `${entity.name}_${field}`),
  );
const pathOf = (entity: string) => {
  if (!Object.hasOwn(entities, entity) && !isJoin(entity)) throw new Error(`A rule names the entity ${entity}, which does not exist.`);
  return sql.table(entity);
};

const flagged = (flag: string | undefined, dialect: Dialect): Condition =>
  flag === undefined ? sql`` : sql` and ${sql.ref(flag)} = ${literal(true, dialect)}`;

/** For one record: a related row is checked by `exists`. */
const single = (rule: Rule, alias: string, dialect: Dialect): Condition => {
  switch (rule.is) {
    case 'always':
      return sql`1 = 1`;
    case 'own':
      return sql`${columnOf(alias, rule.field)} = ${me}`;
    case 'where':
      return inValues(columnOf(alias, rule.field), rule.in, dialect);
    case 'related':
      return sql`exists (select 1 from ${pathOf(rule.entity)} as r where ${columnOf('r', rule.to)} = ${columnOf(alias, 'id')} and ${columnOf('r', rule.user)} = ${me}${flagged(rule.only, dialect)})`;
    case 'through': {
      const parent = `${alias}_${rule.field}`;
      return sql`exists (select 1 from ${pathOf(rule.entity)} as ${sql.ref(parent)} where ${columnOf(parent, 'id')} = ${columnOf(alias, rule.field)} and ${single(rule.rule, parent, dialect)})`;
    }
    case 'any':
      return sql`(${sql.join(
        rule.of.map((part) => single(part, alias, dialect)),
        sql` or `,
      )})`;
    case 'all':
      return sql`(${sql.join(
        rule.of.map((part) => single(part, alias, dialect)),
        sql` and `,
      )})`;
    default:
      throw new Error(`The rule ${rule.is} depends on the caller alone and must be settled first.`);
  }
};

/** The ids of the rows of an `anyOf` branch, for a union; `within` are the conditions on all of its rows. */
export const branch = (rule: Rule, entity: string, within: readonly Rule[], dialect: Dialect): Condition =>
  rule.is === 'related'
    ? sql`select ${sql.ref(rule.to)} from ${pathOf(rule.entity)} where ${sql.ref(rule.user)} = ${me}${flagged(rule.only, dialect)}`
    : sql`select b.id from ${pathOf(entity)} as b where ${sql.join(
        [rule, ...within].map((part) => single(part, 'b', dialect)),
        sql` and `,
      )}`;

/** Whether a rule reads only the row itself. */
export const isSingleRule = (rule: Rule): boolean => rule.is === 'own' || rule.is === 'where';

/**
 * For a list: an `anyOf` over other rows becomes a union of ids, which the database answers from indexes; `or exists` would scan
 * every row. Conditions of an `allOf` on the row itself narrow each branch, so that years of closed work are skipped.
 */
const many = (rule: Rule, entity: string, alias: string, dialect: Dialect, within: readonly Rule[] = []): Condition => {
  if (rule.is === 'all') {
    const plain = rule.of.filter(isSingleRule);
    return sql`(${sql.join(
      rule.of.map((part) => many(part, entity, alias, dialect, plain)),
      sql` and `,
    )})`;
  }
  if (rule.is === 'related' || (rule.is === 'any' && rule.of.some(looksElsewhere))) {
    const parts = rule.is === 'any' ? rule.of : [rule];
    return sql`${columnOf(alias, 'id')} in (${sql.join(
      parts.map((part) => branch(part, entity, within, dialect)),
      sql` union all `,
    )})`;
  }
  return single(rule, alias, dialect);
};
const looksElsewhere = (rule: Rule): boolean =>
  rule.is === 'related' || ((rule.is === 'any' || rule.is === 'all') && rule.of.some(looksElsewhere));

/** The remaining rule for the caller (see `forUser`), as a condition on the rows of `alias`. */
export const ruleSql = (rule: Rule, entity: string, alias: string, dialect: Dialect, shape: 'one' | 'list'): Condition =>
  shape === 'one' ? single(rule, alias, dialect) : many(rule, entity, alias, dialect);
