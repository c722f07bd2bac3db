// A plan is a read whose SQL was built once: entity, what is left of the rule, hidden fields, filter and sort are its key.
import { type RawBuilder, sql } from 'kysely';
import { allOf, type Caller, type Rule } from '#schema/core/access.ts';
import type { Entity } from '#schema/core/entity.ts';
import type { Database, Row } from '#server/core/database.ts';
import { invalid } from '#server/core/refusal.ts';
import { restSql } from './filter.ts';
import type { Term } from './filter-term.ts';
import { type Order, orderOf, type Sort } from './order.ts';
import { Parameter, ruleSql } from './rule-sql.ts';
import { type Piece, selectedFor, titleSql } from './select.ts';
import { type Shape, shapeFor } from './shape.ts';

export type ApiRecord = Record<string, unknown> & { id: number };
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
      orderOf(entity, sort, database.dialect),
    );
  });
};

const whole: Shape = { rest: true, lookup: false, hidden: [], restrict: () => null, sortable: new Set(), key: 'whole' };
/** The plan of one whole record, for the server's own eyes. */
export const planWhole = (database: Database, entity: Entity): Plan =>
  known(database, `whole|${entity.name}`, () => make(database, entity, whole, 'one', [sql`t.id = ${new Parameter('id')}`], null));
