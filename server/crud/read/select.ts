// The select list of a read: a record's columns, titles of referred rows, and facts; each has SQL and a decoder to the API's value.
import { type RawBuilder, sql } from 'kysely';
import { entities, workflows } from '#generated/registry.ts';
import { type Rule, relatedIn } from '#schema/core/access.ts';
import { type Entity, listedIn, maySee, nameOf } from '#schema/core/entity.ts';
import type { Fact } from '#schema/core/facts.ts';
import { isLong, pointsAtOne } from '#schema/core/fields.ts';
import type { Dialect } from '#server/core/database/database.ts';
import { type Codec, codecOf } from '#server/fields/codec.ts';
import { inValues, ruleSql } from './rule-sql.ts';

export type Piece = RawBuilder<unknown>;
export type Selected = { readonly name: string; readonly sql: Piece; readonly decode: Codec['fromColumn'] };
const registry: Readonly<Record<string, Entity>> = entities;

export const entityNamed = (name: string): Entity => {
  const entity = registry[name];
  if (!entity) throw new Error(`There is no entity ${name}.`);
  return entity;
};

/** The title of a row as SQL: its title fields separated by a space, empty ones left out. */
export const titleSql = (entity: Entity, alias: string): Piece => {
  const [first, ...rest] = entity.title.map((field) => sql`${sql.ref(`${alias}.${field}`)}`);
  if (!first) throw new Error(`${entity.name} has no title.`);
  return rest.reduce<Piece>((before, part) => sql`${before} || coalesce(' ' || ${part}, '')`, sql`cast(${first} as text)`);
};

const array = (inner: Piece, dialect: Dialect): Piece =>
  dialect === 'sqlite' ? sql`(select json_group_array(v) from (${inner}))` : sql`array(${inner})`;
// Most arrays are empty, and an empty one need not be parsed.
const parseArray = (raw: unknown): unknown => (raw === '[]' ? [] : typeof raw === 'string' ? JSON.parse(raw) : (raw ?? []));
/** The condition on the referring rows that a fact covers. */
export const conditionsOf = (fact: { readonly where?: unknown }, alias: string, dialect: Dialect): Piece => {
  const where = (fact.where ?? {}) as Readonly<Record<string, readonly (string | number | boolean)[]>>;
  const parts = Object.entries(where).map(([field, values]) => sql` and ${inValues(sql.ref(`${alias}.${field}`), values, dialect)}`);
  return sql.join(parts.length > 0 ? parts : [sql``], sql``);
};

/** What a fact says where its restriction does not hold: nothing, in the kind of its value. */
const emptyFact = ({ fact }: Fact, dialect: Dialect): Piece => {
  if (fact === 'collect') return dialect === 'sqlite' ? sql`'[]'` : sql`'{}'`;
  return fact === 'count' || fact === 'sum' ? sql`0` : sql`null`;
};

/** `joined`: the references that the statement already joins. */
const factSelect = (entity: Entity, name: string, fact: Fact, dialect: Dialect, joined: ReadonlySet<string> = new Set()): Selected => {
  if (fact.fact === 'take') {
    const { decode } = fieldSelect(entityNamed(fact.entity), fact.take, dialect, 'f');
    if (joined.has(fact.field)) return { name, sql: sql`${sql.ref(`${fact.field}_of.${fact.take}`)}`, decode };
    return {
      name,
      sql: sql`(select ${sql.ref(`f.${fact.take}`)} from ${sql.table(fact.entity)} as f where f.id = ${sql.ref(`t.${fact.field}`)})`,
      decode,
    };
  }
  if (fact.fact === 'holds') return { name, sql: sql`${ruleSql(fact.rule, entity.name, 't', dialect, 'one')}`, decode: Boolean };
  const { through } = fact;
  // Joined from the record through the intermediate rows to theirs: the direction that the indexes serve.
  const from = through
    ? sql`from ${sql.table(through.entity)} as g ${sql.raw(dialect === 'sqlite' ? 'cross join' : 'join')} ${sql.table(fact.entity)} as f on ${sql.ref(`f.${fact.to}`)} = g.id where ${sql.ref(`g.${through.to}`)} = t.id${conditionsOf(through, 'g', dialect)}${conditionsOf(fact, 'f', dialect)}`
    : sql`from ${sql.table(fact.entity)} as f where ${sql.ref(`f.${fact.to}`)} = t.id${conditionsOf(fact, 'f', dialect)}`;
  if (fact.fact === 'count') return { name, sql: sql`(select count(*) ${from})`, decode: Number };
  if (fact.fact === 'sum') return { name, sql: sql`(select coalesce(sum(${sql.ref(`f.${fact.field}`)}), 0) ${from})`, decode: Number };
  const item = fact.field === 'id' ? null : codecOf(entityNamed(fact.entity), fact.field, dialect).fromColumn;
  // Empty values are left out of a collection.
  const values = array(
    sql`select ${sql.ref(`f.${fact.field}`)} as v ${from} and ${sql.ref(`f.${fact.field}`)} is not null order by f.id`,
    dialect,
  );
  return { name, sql: values, decode: item ? (raw) => (parseArray(raw) as unknown[]).map(item) : parseArray };
};

const fieldSelect = (entity: Entity, name: string, dialect: Dialect, alias = 't'): Selected => {
  const info = entity.info[name];
  if (info?.kind === 'references') {
    const values = sql`select ${sql.ref(`j.${info.target}_id`)} as v from ${sql.table(`${entity.name}_${name}`)} as j where ${sql.ref(`j.${entity.name}_id`)} = ${sql.ref(`${alias}.id`)} order by 1`;
    return { name, sql: array(values, dialect), decode: parseArray };
  }
  return { name, sql: sql`${sql.ref(`${alias}.${name}`)}`, decode: codecOf(entity, name, dialect).fromColumn };
};

/** One field or fact of a record by its name. */
export const selectedOf = (entity: Entity, name: string, dialect: Dialect): Selected => {
  const fact = entity.facts?.[name];
  return fact ? factSelect(entity, name, fact, dialect) : fieldSelect(entity, name, dialect);
};

/** The fields that a caller may never see; where that depends on the row, a `case when` decides. */
export const hiddenFrom = (entity: Entity, me: Parameters<typeof maySee>[2]): string[] =>
  entity.readable.filter((field) => !maySee(entity, field, me));

/** Joins the row that a reference field points at, as `{field}_of`. */
export const joinOf = (field: string, target: string): Piece =>
  sql`left join ${sql.table(target)} as ${sql.ref(`${field}_of`)} on ${sql.ref(`${field}_of.id`)} = ${sql.ref(`t.${field}`)}`;

/** All fields and facts of this shape: a list leaves out long texts and facts that it does not show. */
export const selectedFor = (
  entity: Entity,
  shape: 'one' | 'list',
  hidden: readonly string[],
  dialect: Dialect,
  restrict: (field: string) => Rule | null,
): { selected: Selected[]; joins: Piece[] } => {
  const selected: Selected[] = [
    { name: 'id', sql: sql`t.id`, decode: null },
    { name: 'version', sql: sql`t.version`, decode: null },
  ];
  const joins: Piece[] = [];
  const joined = new Set<string>();
  if (!entity.readable.includes('title')) selected.push({ name: 'title', sql: titleSql(entity, 't'), decode: null });
  for (const name of entity.readable) {
    const info = entity.info[name];
    if (!info || hidden.includes(name) || (shape === 'list' && isLong(info))) continue;
    const field = fieldSelect(entity, name, dialect);
    const rest = restrict(name);
    selected.push(
      rest ? { ...field, sql: sql`case when ${ruleSql(rest, entity.name, 't', dialect, 'one')} then ${field.sql} end` } : field,
    );
    if (pointsAtOne(info) && info.target && !rest) {
      joins.push(joinOf(name, info.target));
      joined.add(name);
      selected.push({ name: nameOf(name), sql: titleSql(entityNamed(info.target), `${name}_of`), decode: null });
    }
  }
  const shown = listedIn(entity);
  for (const [name, fact] of Object.entries(entity.facts ?? {}))
    if (shape === 'one' || shown.has(name)) {
      const whole = factSelect(entity, name, fact, dialect, joined);
      const rest = restrict(name);
      const empty = emptyFact(fact, dialect);
      const shownIf = (rule: Rule) =>
        rule.is === 'never' ? empty : sql`case when ${ruleSql(rule, entity.name, 't', dialect, 'one')} then ${whole.sql} else ${empty} end`;
      selected.push(rest ? { ...whole, sql: shownIf(rest) } : whole);
    }
  if (shape === 'one')
    for (const atom of relatedIn(rulesOf(entity)))
      selected.push({ name: `$${atom.as}`, sql: sql`${ruleSql(atom, entity.name, 't', dialect, 'one')}`, decode: Boolean });
  return { selected, joins };
};

/** Every rule that decides on a record of this entity: its own and those of its workflow. */
export const rulesOf = (entity: Entity): Rule[] => {
  const workflow = workflows[entity.name];
  const { fields, facts, ...verbs } = entity.access;
  return [
    ...Object.values(verbs),
    ...Object.values(fields ?? {}),
    ...Object.values(facts ?? {}),
    ...Object.values(workflow?.transitions ?? {}).map((transition) => transition.allow),
  ].filter((rule): rule is Rule => rule !== undefined);
};
