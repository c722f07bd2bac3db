// A plan is a read whose SQL is built once; its key consists of entity, remaining rule, hidden fields, filter and sort.
import { sql } from 'kysely';
import { allOf, type Caller, type Rule } from '#schema/core/access.ts';
import type { Entity } from '#schema/core/entity.ts';
import type { Database, Row } from '#server/core/database/database.ts';
import { invalid } from '#server/core/http/refusal.ts';
import { type Find, findIn, foundRows, searchKey } from '../search/find.ts';
import type { SearchTerms } from '../search/search.ts';
import { restSql } from './filter.ts';
import type { Term } from './filter-term.ts';
import { orRulePage } from './or-rule-page.ts';
import { type Order, orderOf, type Sort } from './order.ts';
import { Parameter, ruleSql } from './rule-sql.ts';
import { type Piece, selectedFor, titleSql } from './select.ts';
import { type Shape, shapeFor } from './shape.ts';
import { amongIds, compile, type Statement } from './statement.ts';

export type ApiRecord = Record<string, unknown> & { id: number };
type Run = (values: Readonly<Record<string, unknown>>) => Row[] | Promise<Row[]>;
export const prepared = (database: Database, statement: Statement): Run => {
  const run = database.read.prepare(statement.sql);
  return (values) => run(statement.fill(values));
};

export type Plan = {
  readonly rows: Run;
  /** The ids of the rows alone, in order: many ids are cheap. */
  readonly ids: Run;
  readonly decode: (row: Row) => ApiRecord;
  readonly count: Run;
  readonly statement: Statement;
};
const mostCached = 500;

/** A cache for each database, by key; the oldest entries are dropped. */
export const cachePerDatabase = <T>() => {
  const caches = new WeakMap<Database, Map<string, T>>();
  return (database: Database, key: string, make: () => T): T => {
    const cache = caches.get(database) ?? new Map<string, T>();
    caches.set(database, cache);
    const found = cache.get(key);
    if (found) return found;
    const made = make();
    if (cache.size >= mostCached) cache.delete(cache.keys().next().value ?? '');
    cache.set(key, made);
    return made;
  };
};
const known = cachePerDatabase<Plan>();
const finds = cachePerDatabase<Find>();

const decoder = (selected: readonly { name: string; decode: ((raw: unknown) => unknown) | null }[], zeros: readonly string[]) => {
  const work = selected.flatMap(({ name, decode }) => (decode ? [[name, decode] as const] : []));
  return (row: Row): ApiRecord => {
    const record = row as ApiRecord;
    for (const [name, decode] of work) if (record[name] !== null) record[name] = decode(record[name]);
    for (const name of zeros) if (record[name] === null) record[name] = 0;
    return record;
  };
};

/** PostgreSQL plans a list for its values at each call, but only the query for ids; the rows are read by one prepared statement. */
const pageThenRows =
  (page: Run, shown: Run): Run =>
  async (values) => {
    const found = (await page(values)).map(({ id }) => id);
    return found.length > 0 ? shown({ ...values, found, offset: 0 }) : [];
  };

const make = (
  database: Database,
  entity: Entity,
  shape: Shape,
  size: 'one' | 'list',
  where: readonly Piece[],
  order: Order | null,
  { found = false, among = null, shown = null }: { found?: boolean; among?: Piece | null; shown?: Run | null } = {},
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
  const condition = where.length > 0 ? sql` where ${sql.join(where, sql` and `)}` : sql``;
  const table = sql.table(entity.name);
  const from = sql` from ${table} as t`;
  const columns = sql.join(selected.map((one) => sql`${one.sql} as ${sql.ref(one.name)}`));
  const joined = joins.length > 0 ? sql` ${sql.join(joins, sql` `)}` : (order?.join ?? sql``);
  // A list first finds and sorts its ids, from indexes alone where possible; facts and titles are then read for one page only.
  // SQLite has no statistics here and would scan the whole table: `cross` makes it start with the page.
  const joining = sql.raw(dialect === 'sqlite' ? 'cross join' : 'join');
  const rows = found ? sql` from ${foundRows(entity, dialect)}` : among && sql` from among ${joining} ${table} as t on t.id = among.id`;
  const page = ({ by, join }: Order) =>
    sql`${among ? sql`with among(id) as (${among}) ` : sql``}select t.id${rows ?? from}${join}${among ? sql`` : condition} order by ${by} limit ${new Parameter('limit')} offset ${new Parameter('offset')}`;
  const query = order
    ? sql`select ${columns} from (${page(order)}) as page ${joining} ${table} as t on t.id = page.id${joined} order by ${order.by}`
    : sql`select ${columns}${from}${joined}${condition}`;
  const statement = compile(database, query);
  let count: Run | undefined;
  let idRun: Run | undefined;
  const ids: Run = (values) => {
    idRun ??= prepared(database, compile(database, order ? page(order) : sql`select t.id${from}${condition}`));
    return idRun(values);
  };
  return {
    rows: shown ? pageThenRows(ids, shown) : prepared(database, statement),
    ids,
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

/** The condition for the rows that the caller may see. */
export const visible = (entity: Entity, { rest }: Shape, size: 'one' | 'list', { dialect }: Database): Piece[] =>
  rest === true ? [] : [ruleSql(rest, entity.name, 't', dialect, size)];

/** The plan of one record by its id, as the caller may see it. */
export const planOne = (database: Database, entity: Entity, me: Caller): Plan => {
  const shape = shapeFor(entity, me);
  return known(database, `one|${shape.key}`, () =>
    make(database, entity, shape, 'one', [...visible(entity, shape, 'one', database), sql`t.id = ${new Parameter('id')}`], null),
  );
};

/** A requested list: the caller's shape and the filter. */
export type ListScope = { readonly shape: Shape; readonly terms: readonly Term[]; readonly rest: readonly Rule[] };
const keyOf = ({ shape, terms, rest }: ListScope) => `${shape.key}|${terms.map((term) => term.key).join()}|${JSON.stringify(rest)}`;
/** The conditions on the list's rows, with the table as `t`. */
export const conditionsOf = (database: Database, entity: Entity, { shape, terms, rest }: ListScope): Piece[] => [
  ...visible(entity, shape, 'list', database),
  ...terms.map((term) => term.sql()),
  ...restSql(rest.length > 1 ? [allOf(...rest)] : rest, entity, database.dialect),
];

/** The plan of a list; sorting by a field that the caller cannot see is refused. `found`: only rows that a search found; `size`: whole records, where each is needed for a decision. */
export const planList = (
  database: Database,
  entity: Entity,
  scope: ListScope,
  sort: Sort,
  found = false,
  size: 'one' | 'list' = 'list',
): Plan => {
  if (!scope.shape.sortable.has(sort[0])) throw invalid({ field: 'sort', reason: 'notChoice' });
  const key = found ? `found|${scope.shape.key}|${sort.join()}` : `list|${keyOf(scope)}|${sort.join()}`;
  return known(database, `${size}|${key}`, () => {
    const order = orderOf(entity, sort, database.dialect);
    const { shape, terms, rest } = scope;
    const [alone] = shape.rest === true && terms.length === 0 && rest.length === 1 ? rest : [];
    const among = !found && alone ? orRulePage(entity, alone, order, database.dialect) : null;
    const shown = found || database.dialect === 'sqlite' ? null : planList(database, entity, scope, sort, true, size).rows;
    return make(database, entity, shape, size, found ? [] : conditionsOf(database, entity, scope), order, { found, among, shown });
  });
};

/** How a search finds rows within a list. */
export const planFind = (database: Database, entity: Entity, scope: ListScope, search: SearchTerms): Find =>
  finds(database, `${keyOf(scope)}|${searchKey(search)}`, () => findIn(database, entity, search, conditionsOf(database, entity, scope)));

const whole: Shape = { rest: true, lookup: false, hidden: [], restrict: () => null, sortable: new Set(), key: 'whole' };
/** The plan of one whole record, unrestricted, for the server itself. */
export const planWhole = (database: Database, entity: Entity): Plan =>
  known(database, `whole|${entity.name}`, () => make(database, entity, whole, 'one', [sql`t.id = ${new Parameter('id')}`], null));
/** The plan of many whole records, by their `ids`. */
export const planWholes = (database: Database, entity: Entity): Plan =>
  known(database, `wholes|${entity.name}`, () => make(database, entity, whole, 'one', [amongIds(database.dialect, sql`t.id`)], null));
