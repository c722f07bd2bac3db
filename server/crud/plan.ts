// A plan is a read whose SQL was built once: entity, what is left of the rule, hidden fields, filter and sort are its key.
import { type RawBuilder, sql } from 'kysely';
import { allOf, type Caller, forUser, type Rule } from '#schema/core/access.ts';
import { type Entity, fieldRule, ruleFor } from '#schema/core/entity.ts';
import { partsOf } from '#schema/core/fields.ts';
import type { Database, Row } from '#server/core/database.ts';
import { invalid, notAllowed } from '#server/core/refusal.ts';
import { sortColumn } from '#server/fields/derived.ts';
import { restSql } from './filter.ts';
import type { Term } from './filter-term.ts';
import { Parameter, ruleSql } from './rule-sql.ts';
import { entityNamed, hiddenFrom, joinOf, type Piece, selectedFor, titleSql } from './select.ts';

export type ApiRecord = Record<string, unknown> & { id: number };
export type Sort = readonly [field: string, direction: 'ASC' | 'DESC'];
type Run = (values: Readonly<Record<string, unknown>>) => Row[] | Promise<Row[]>;
/** SQL with the names of the values that each run fills in. */
export type Statement = { readonly sql: string; readonly fill: (values: Readonly<Record<string, unknown>>) => unknown[] };

/** Compiles a piece of SQL for the database; `Parameter`s become places that each run fills in. */
export const compile = (database: Database, piece: RawBuilder<unknown>): Statement => {
  const compiled = piece.compile(database.build);
  const places = compiled.parameters.map((parameter) => (parameter instanceof Parameter ? parameter.name : null));
  return {
    sql: compiled.sql,
    fill: (values) =>
      compiled.parameters.map((fixed, at) => {
        const place = places[at];
        return place === null || place === undefined ? fixed : values[place];
      }),
  };
};

const prepared = (database: Database, statement: Statement): Run => {
  const run = database.read.prepare(statement.sql);
  return (values) => run(statement.fill(values));
};

export type Plan = { readonly rows: Run; readonly decode: (row: Row) => ApiRecord; readonly count: Run; readonly statement: Statement };
const plans = new WeakMap<Database, Map<string, Plan>>();
const remembered = 500;

const known = (database: Database, key: string, make: () => Plan): Plan => {
  const cache = plans.get(database) ?? new Map<string, Plan>();
  plans.set(database, cache);
  const found = cache.get(key);
  if (found) return found;
  const made = make();
  if (cache.size >= remembered) cache.delete(cache.keys().next().value ?? '');
  cache.set(key, made);
  return made;
};

/** How the caller reads an entity: all of it, only titles (the lookup, also when asked for), or not at all. */
export const readingOf = (entity: Entity, me: Caller, namesOnly = false): { rest: Rule | true; lookup: boolean } => {
  if (namesOnly && forUser(ruleFor(entity, 'lookup'), me) === true) return { rest: true, lookup: true };
  const rest = forUser(ruleFor(entity, 'read'), me);
  if (rest !== false) return { rest, lookup: false };
  if (forUser(ruleFor(entity, 'lookup'), me) === true) return { rest: true, lookup: true };
  const atom = ruleFor(entity, 'read');
  throw notAllowed(atom.is === 'can' ? atom.permission : undefined);
};

/** By what a list is ordered, and what must be joined for it. */
type Order = { readonly by: Piece; readonly join: Piece };

const orderOf = (entity: Entity, [field, direction]: Sort): Order => {
  const way = sql.raw(direction === 'DESC' ? 'desc' : 'asc');
  const info = entity.info[field];
  if (!info) return { by: sql`t.id ${way}`, join: sql`` };
  const target = info.kind === 'reference' && info.target ? entityNamed(info.target) : null;
  const key = target ? sortColumn(target, target.title[0] ?? 'id') : sortColumn(entity, field);
  if (!key) throw invalid({ field: 'sort', reason: 'notChoice' });
  const column = sql.ref(target ? `${field}_of.${key}` : `t.${key}`);
  return {
    // Empty ones stand last on both databases, which by themselves disagree.
    by:
      info.zero || isOptional(entity, field)
        ? sql`(${column} is null) ${way}, ${column} ${way}, t.id ${way}`
        : sql`${column} ${way}, t.id ${way}`,
    join: target ? sql` ${joinOf(field, target.name)}` : sql``,
  };
};
const isOptional = (entity: Entity, field: string) => {
  const schema = entity.fields[field];
  return schema !== undefined && partsOf(schema).optional;
};

/** How a caller sees an entity. */
type Shape = {
  readonly rest: Rule | true;
  readonly lookup: boolean;
  readonly hidden: readonly string[];
  readonly restrict: (field: string) => Rule | null;
  /** Fields that a list can be sorted by: those with a column and an order, that the caller sees. */
  readonly sortable: ReadonlySet<string>;
  /** Equal for all who see the entity alike. */
  readonly key: string;
};
const shapeOf = (entity: Entity, me: Caller, namesOnly: boolean): Shape => {
  const { rest, lookup } = readingOf(entity, me, namesOnly);
  const hidden = hiddenFrom(entity, me);
  const restrict = (field: string) => {
    const rule = fieldRule(entity, field);
    const left = rule ? forUser(rule, me) : true;
    return typeof left === 'boolean' ? null : left;
  };
  const open = entity.readable.filter((field) => !hidden.includes(field) && !restrict(field));
  const fields = entity.readable.map((field) => (hidden.includes(field) ? 0 : JSON.stringify(restrict(field))));
  return {
    rest,
    lookup,
    hidden,
    restrict,
    sortable: new Set(['id', ...(lookup ? entity.title.slice(0, 1) : open)]),
    key: `${entity.name}|${lookup}|${JSON.stringify(rest)}|${fields.join()}`,
  };
};

// What a caller sees depends on their permissions alone, and few sets of them are in use.
const shapes = new WeakMap<Caller['permissions'], Map<string, Shape>>();
const shapeFor = (entity: Entity, me: Caller, namesOnly = false): Shape => {
  const seen = shapes.get(me.permissions) ?? new Map<string, Shape>();
  shapes.set(me.permissions, seen);
  const name = namesOnly ? `${entity.name}|names` : entity.name;
  const shape = seen.get(name) ?? shapeOf(entity, me, namesOnly);
  seen.set(name, shape);
  return shape;
};

const decoder = (selected: readonly { name: string; decode: ((raw: unknown) => unknown) | null }[], zeros: readonly string[]) => {
  const work = selected.flatMap(({ name, decode }) => (decode ? [[name, decode] as const] : []));
  return (row: Row): ApiRecord => {
    const record = row as ApiRecord;
    for (const [name, decode] of work) if (record[name] !== null) record[name] = decode(record[name]);
    for (const name of zeros) if (record[name] === null) record[name] = 0;
    return record;
  };
};

const make = (
  database: Database,
  entity: Entity,
  shape: Shape,
  size: 'one' | 'list',
  conditions: readonly Piece[],
  order: Order | null,
): Plan => {
  const { dialect } = database;
  const { selected, joins } = shape.lookup
    ? {
        selected: [
          { name: 'id', sql: sql`t.id`, decode: null },
          { name: 'title', sql: titleSql(entity, 't'), decode: null },
        ],
        joins: [],
      }
    : selectedFor(entity, size, shape.hidden, dialect, shape.restrict);
  const where = [...(shape.rest === true ? [] : [ruleSql(shape.rest, entity.name, 't', dialect, size)]), ...conditions];
  const condition = where.length > 0 ? sql` where ${sql.join(where, sql` and `)}` : sql``;
  const table = sql.table(entity.name);
  const from = sql` from ${table} as t`;
  const columns = sql.join(selected.map((one) => sql`${one.sql} as ${sql.ref(one.name)}`));
  const joined = joins.length > 0 ? sql` ${sql.join(joins, sql` `)}` : (order?.join ?? sql``);
  // A list finds and orders its ids first, from indexes alone where it can; facts and titles are then read for one page only.
  const page = ({ by, join }: Order) =>
    sql`select t.id${from}${join}${condition} order by ${by} limit ${new Parameter('limit')} offset ${new Parameter('offset')}`;
  // SQLite keeps no statistics here and would rather walk the whole table: `cross` tells it to begin with the page.
  const joining = sql.raw(dialect === 'sqlite' ? 'cross join' : 'join');
  const query = order
    ? sql`select ${columns} from (${page(order)}) as page ${joining} ${table} as t on t.id = page.id${joined} order by ${order.by}`
    : sql`select ${columns}${from}${joined}${condition}`;
  const statement = compile(database, query);
  let count: Run | undefined;
  return {
    rows: prepared(database, statement),
    statement,
    decode: decoder(
      selected,
      shape.lookup ? [] : entity.readable.filter((field) => entity.info[field]?.zero && !shape.hidden.includes(field)),
    ),
    count: (values) => {
      count ??= prepared(database, compile(database, sql`select count(*) as n${from}${condition}`));
      return count(values);
    },
  };
};

/** The plan of one record by its id, as the caller may see it. */
export const planOne = (database: Database, entity: Entity, me: Caller): Plan => {
  const shape = shapeFor(entity, me);
  return known(database, `one|${shape.key}`, () => make(database, entity, shape, 'one', [sql`t.id = ${new Parameter('id')}`], null));
};

/** The plan of a list; the sort is refused when the caller cannot see its field. */
export const planList = (
  database: Database,
  entity: Entity,
  me: Caller,
  terms: readonly Term[],
  rest: readonly Rule[],
  sort: Sort,
  namesOnly = false,
): Plan => {
  const shape = shapeFor(entity, me, namesOnly);
  if (!shape.sortable.has(sort[0])) throw invalid({ field: 'sort', reason: 'notChoice' });
  const key = `list|${shape.key}|${terms.map((term) => term.key).join()}|${JSON.stringify(rest)}|${sort.join()}`;
  return known(database, key, () => {
    const plain = rest.length > 1 ? [allOf(...rest)] : rest;
    return make(
      database,
      entity,
      shape,
      'list',
      [...terms.map((term) => term.sql()), ...restSql(plain, entity, database.dialect)],
      orderOf(entity, sort),
    );
  });
};

const whole: Shape = { rest: true, lookup: false, hidden: [], restrict: () => null, sortable: new Set(), key: 'whole' };
/** The plan of one whole record, for the server's own eyes. */
export const planWhole = (database: Database, entity: Entity): Plan =>
  known(database, `whole|${entity.name}`, () => make(database, entity, whole, 'one', [sql`t.id = ${new Parameter('id')}`], null));
