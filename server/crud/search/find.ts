// Finds the rows of a search within a list: all where the words are rare, the newest where they are frequent.
import { sql } from 'kysely';
import type { Entity } from '#schema/core/entity.ts';
import type { Database, Dialect } from '#server/core/database/database.ts';
import { type Searched, searchedOf, searchTable } from '#server/fields/searched.ts';
import { Parameter } from '../read/rule-sql.ts';
import type { Piece } from '../read/select.ts';
import { compile } from '../read/statement.ts';
import { idIn, matchesExpression, type SearchTerms } from './search.ts';

/** The most rows that a search shows: people rather add a word than read more. */
export const mostFound = 500;
/** The number of newest matching rows that are checked one by one before the list's own index is used. */
const mostChecked = 2000;

type Values = Readonly<Record<string, unknown>>;
/** The ids, newest first, as one parameter of the page's statement. */
export type MatchingIds = { readonly ids: unknown; readonly count: number };
export type Find = (values: Values) => Promise<MatchingIds>;

/** The parameters of a search; `of` separates those of several kinds in one statement. */
export const searchValues = ({ expression, broad }: SearchTerms, of = ''): Values =>
  Object.assign(
    { [`${of}search`]: expression },
    ...broad.map(({ own, title }, at) => ({ [`${of}own${at}`]: own, [`${of}title${at}`]: title })),
  );

/** A broad word matches a row by the records that it refers to, or by its own words; on PostgreSQL these are in `s`. The `+` keeps SQLite from starting with the rows of each record. */
const broadPiece = (searched: Searched, targets: readonly string[], at: number, dialect: Dialect, of: string): Piece => {
  const plus = sql.raw(dialect === 'sqlite' ? '+' : '');
  const own = sql`${new Parameter(`${of}own${at}`)}`;
  const those = (target: string) => {
    const table = searchTable(target);
    return sql`select ${idIn(table, dialect)} from ${sql.table(table)} where ${matchesExpression(table, sql`${new Parameter(`${of}title${at}`)}`, dialect)}`;
  };
  const parts = searched.targets
    .filter(({ target }) => targets.includes(target))
    .map(({ field, target, join }) =>
      join
        ? sql`${plus}t.id in (select ${sql.ref(join.own)} from ${sql.table(join.table)} where ${sql.ref(join.other)} in (${those(target)}))`
        : sql`${plus}${sql.ref(`t.${field}`)} in (${those(target)})`,
    );
  const here =
    dialect === 'sqlite'
      ? sql`+t.id in (select rowid from ${sql.table(searched.table)} where ${matchesExpression(searched.table, own, dialect)})`
      : matchesExpression('s', own, dialect);
  return sql`(${sql.join([here, ...parts], sql` or `)})`;
};

const onSqlite = (database: Database, searched: Searched, terms: SearchTerms, conditions: readonly Piece[]): Find => {
  const table = sql.table(searched.entity);
  const index = sql.table(searched.table);
  const search = matchesExpression(searched.table, sql`${new Parameter('search')}`, 'sqlite');
  const all = conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`1 = 1`;
  const hits = terms.expression
    ? sql`select rowid as id from ${index} where ${search} order by rowid desc`
    : sql`select id from ${table} order by id desc`;
  const prepare = (piece: Piece) => {
    const { sql: text, fill } = compile(database, piece);
    const run = database.read.prepare(text);
    return async (values: Values) => (await run(fill(values)))[0] ?? {};
  };
  const ids = (rows: Piece) => prepare(sql`select json_group_array(id) as ids, count(*) as n from (${rows} limit ${sql.lit(mostFound)})`);
  const amongNewest = ids(
    sql`select t.id from (${hits} limit ${sql.lit(mostChecked)}) as h cross join ${table} as t on t.id = h.id where ${all} order by h.id desc`,
  );
  const andMore = prepare(sql`select count(*) as n from (${hits} limit 1 offset ${sql.lit(mostChecked)})`);
  // With `+` SQLite starts with the list's own conditions: in the order of ids it would scan all rows.
  const amongAll = ids(
    sql`select t.id from ${table} as t where ${all}${terms.expression ? sql` and +t.id in (select rowid from ${index} where ${search})` : sql``} order by +t.id desc`,
  );
  return async (values) => {
    const near = await amongNewest(values);
    const complete = Number(near.n) >= mostFound || Number((await andMore(values)).n) === 0;
    const { ids, n } = complete ? near : await amongAll(values);
    return { ids, count: Number(n) };
  };
};

/** The ids of the newest rows, from the index alone where it suffices. Where matches are many they are read from the newest on, so no step may need them all first. */
export const newestOnPostgres = (searched: Searched, expression: Piece | null, conditions: readonly Piece[], limit: number): Piece => {
  const search = expression ? [matchesExpression('s', expression, 'postgres')] : [];
  const all = [...search, ...conditions];
  const where = all.length > 0 ? sql` where ${sql.join(all, sql` and `)}` : sql``;
  const row = conditions.length > 0 ? sql` join ${sql.table(searched.entity)} as t on t.id = s.id` : sql``;
  return sql`select s.id from ${sql.table(searched.table)} as s${row}${where} order by s.id desc limit ${sql.lit(limit)}`;
};

/** PostgreSQL gets the words in an unprepared statement, because it knows their frequency: no single plan suits every word. */
const onPostgres = (database: Database, searched: Searched, search: SearchTerms, conditions: readonly Piece[]): Find => {
  const expression = search.expression ? sql`${new Parameter('search')}` : null;
  const statement = compile(
    database,
    sql`select coalesce(array_agg(id), '{}') as ids from (${newestOnPostgres(searched, expression, conditions, mostFound)}) as newest`,
  );
  return async (values) => {
    const [row] = await database.read.all(statement.sql, statement.fill(values));
    const ids = row?.ids as readonly number[];
    return { ids, count: ids.length };
  };
};

/** The condition on a row for each broad word. */
export const broadPieces = (searched: Searched, { broad }: SearchTerms, dialect: Dialect, of = ''): Piece[] =>
  broad.map(({ targets }, at) => broadPiece(searched, targets, at, dialect, of));

/** The parts of a search on which a cached statement depends, beside the words themselves. */
export const searchKey = ({ expression, broad }: SearchTerms): string =>
  `${expression !== null}|${broad.map(({ targets }) => targets.join('+')).join()}`;

/** How a search finds its rows among those that fulfil `conditions`. */
export const findIn = (database: Database, entity: Entity, search: SearchTerms, conditions: readonly Piece[]): Find => {
  const searched = searchedOf(entity) as Searched;
  const broad = broadPieces(searched, search, database.dialect);
  return (database.dialect === 'sqlite' ? onSqlite : onPostgres)(database, searched, search, [...conditions, ...broad]);
};

/** The rows of one search, which a page reads in place of the table. */
export const foundRows = (entity: Entity, dialect: Dialect): Piece =>
  dialect === 'sqlite'
    ? sql`(select value as id from json_each(${new Parameter('found')}) limit ${sql.lit(mostFound)}) as h cross join ${sql.table(entity.name)} as t on t.id = h.id`
    : sql`unnest(${new Parameter('found')}::integer[]) as h(id) join ${sql.table(entity.name)} as t on t.id = h.id`;
