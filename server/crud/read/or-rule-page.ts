// Pages a list whose rule is an OR: reads the first rows of each branch in the order of the list, then merges them.
import { sql } from 'kysely';
import { entities } from '#generated/registry.ts';
import type { Rule } from '#schema/core/access.ts';
import type { Entity } from '#schema/core/entity.ts';
import type { Dialect } from '#server/core/database/database.ts';
import type { Order } from './order.ts';
import { branch, isSingleRule, Parameter } from './rule-sql.ts';
import type { Piece } from './select.ts';

const registry: Readonly<Record<string, Entity | undefined>> = entities;

/** The branches of an OR, and the conditions that hold for all of them; null for any other rule. */
const waysOf = (rule: Rule): { ways: readonly Rule[]; within: readonly Rule[] } | null => {
  const parts = rule.is === 'all' ? rule.of : [rule];
  const [choice, ...more] = parts.filter((part) => !isSingleRule(part));
  if (choice?.is !== 'any' || more.length > 0) return null;
  return { ways: choice.of, within: parts.filter(isSingleRule) };
};

/** The column of a linking row that repeats a field of the row it points at; join tables repeat nothing. */
const copyOf = (link: Extract<Rule, { is: 'related' }>, field: string): string | undefined =>
  Object.entries(registry[link.entity]?.mirrors ?? {}).find(([, mirror]) => mirror?.of === link.to && mirror.holds === field)?.[0];

/** The ids among which a page of the list lies; null where a branch has no index in this order. */
export const orRulePage = (entity: Entity, rule: Rule, { own }: Order, dialect: Dialect): Piece | null => {
  const found = own && waysOf(rule);
  if (!found) return null;
  const upTo = sql`cast(${new Parameter('limit')} as bigint) + cast(${new Parameter('offset')} as bigint)`;
  const beginnings: Piece[] = [];
  for (const [at, way] of found.ways.entries()) {
    let by: Piece;
    if (way.is === 'related') {
      const copy = copyOf(way, own.field);
      // Linking rows without the flag do not tell whether the common conditions hold: the first rows of a branch might be too few.
      if (!copy || (found.within.length > 0 && way.only === undefined)) return null;
      by = own.by(sql.ref(copy), sql.ref(way.to));
    } else if (isSingleRule(way)) by = own.by(sql.ref(`b.${own.field}`), sql`b.id`);
    else return null;
    const rows = sql`${branch(way, entity.name, found.within, dialect)} order by ${by} limit ${upTo}`;
    beginnings.push(sql`select * from (${rows}) as ${sql.ref(`way_${at}`)}`);
  }
  return sql.join(beginnings, sql` union `);
};
