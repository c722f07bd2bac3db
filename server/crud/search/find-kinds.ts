// Searches several kinds of records at once: the first hits of each kind, and the number of all.
import { sql } from 'kysely';
import type { Entity } from '#schema/core/entity.ts';
import type { Database, Dialect, Row } from '#server/core/database/database.ts';
import { type Searched, searchedOf } from '#server/fields/searched.ts';
import { cachePerDatabase, prepared, visible } from '../read/plan.ts';
import { Parameter } from '../read/rule-sql.ts';
import type { Piece } from '../read/select.ts';
import type { Shape } from '../read/shape.ts';
import { compile, type Statement } from '../read/statement.ts';
import { broadPieces, mostFound, newestOnPostgres, searchKey, searchValues } from './find.ts';
import { matchesExpression, type SearchTerms } from './search.ts';

/** One kind of record: the caller's view of it, and the search terms for its index. */
export type Kind = { readonly entity: Entity; readonly shape: Shape; readonly search: SearchTerms };
/** The ids of the rows to show, the best first; `count` is exact below `mostFound`. */
export type Hits = { readonly ids: readonly number[]; readonly count: number };

/** The most rows with all words in their title that are preferred to other rows. */
const mostTitled = 200;

const nameIn = ({ entity }: Kind, name: string) => `${entity.name}.${name}`;

/** The newest rows that match an index expression and all conditions. */
const newest = (kind: Kind, expression: string | null, conditions: readonly Piece[], limit: number, dialect: Dialect): Piece => {
  const searched = searchedOf(kind.entity) as Searched;
  const parameter = expression === null ? null : sql`${new Parameter(expression)}`;
  if (dialect === 'postgres') return newestOnPostgres(searched, parameter, conditions, limit);
  const [table, index] = [sql.table(searched.entity), sql.table(searched.table)];
  const where = conditions.length > 0 ? sql` where ${sql.join(conditions, sql` and `)}` : sql``;
  const most = sql.lit(limit);
  if (!parameter) return sql`select t.id from ${table} as t${where} order by t.id desc limit ${most}`;
  const hits = sql`select rowid as id from ${index} where ${matchesExpression(searched.table, parameter, dialect)} order by rowid desc`;
  return conditions.length === 0
    ? sql`select id from (${hits} limit ${most})`
    : sql`select t.id from (${hits}) as h cross join ${table} as t on t.id = h.id${where} order by h.id desc limit ${most}`;
};

/** Archived and inactive rows come after active ones. */
const atRest = ({ info }: Entity, dialect: Dialect): Piece | null => {
  const flag = (name: string) => sql`${sql.ref(`t.${name}`)}`;
  if (info.archived?.kind === 'flag') return flag('archived');
  if (info.active?.kind !== 'flag') return null;
  return dialect === 'sqlite' ? sql`(1 - ${flag('active')})` : sql`(not ${flag('active')})`;
};

/** For each kind: rows with all words in the title first, active before inactive, newer before older. */
const statementOf = (database: Database, kinds: readonly Kind[]): Statement => {
  const { dialect } = database;
  const parts = kinds.map((kind) => {
    const { entity, shape, search } = kind;
    const rights = visible(entity, shape, 'list', database);
    const broad = broadPieces(searchedOf(entity) as Searched, search, dialect, nameIn(kind, ''));
    const all = sql.table(`${entity.name}_all`);
    const first = sql.table(`${entity.name}_first`);
    const rest = atRest(entity, dialect);
    const known = rest ? sql` join ${sql.table(entity.name)} as t on t.id = g.id` : sql``;
    const best = sql`select g.id from (select id, 0 as behind from ${first} union all select id, 1 from ${all}) as g${known} group by g.id${rest ? sql`, ${rest}` : sql``} order by min(g.behind), ${rest ? sql`${rest}, ` : sql``}g.id desc limit ${new Parameter('rows')}`;
    const ids = dialect === 'sqlite' ? sql`(select json_group_array(id) from (${best}))` : sql`array(${best})`;
    return {
      made: sql`${all} as materialized (${newest(kind, search.expression === null ? null : nameIn(kind, 'search'), [...rights, ...broad], mostFound, dialect)}),
        ${first} as materialized (${newest(kind, 'titles', rights, mostTitled, dialect)})`,
      read: sql`select ${sql.lit(entity.name)} as kind, ${ids} as ids, (select count(*) from ${all}) as n`,
    };
  });
  const made = sql.join(parts.map((part) => part.made));
  const read = sql.join(
    parts.map((part) => part.read),
    sql` union all `,
  );
  return compile(database, sql`with ${made} ${read}`);
};

type Run = (values: Readonly<Record<string, unknown>>) => Promise<readonly Row[]> | readonly Row[];
const statements = cachePerDatabase<Run>();

/** On PostgreSQL the statement is not prepared, as for lists: its plan depends on how frequent the words are. */
const running = (database: Database, kinds: readonly Kind[]): Run => {
  const key = kinds.map(({ shape, search }) => `${shape.key}|${searchKey(search)}`).join();
  return statements(database, key, () => {
    const statement = statementOf(database, kinds);
    return database.dialect === 'sqlite'
      ? prepared(database, statement)
      : (values) => database.read.all(statement.sql, statement.fill(values));
  });
};

/** @param titles the index expressions that require all words in the title */
export const findKinds = async (
  database: Database,
  kinds: readonly Kind[],
  titles: string,
  me: number,
  rows: number,
): Promise<ReadonlyMap<string, Hits>> => {
  if (kinds.length === 0) return new Map();
  const values = Object.assign({ titles, me, rows }, ...kinds.map((kind) => searchValues(kind.search, nameIn(kind, ''))));
  const found = await running(database, kinds)(values);
  return new Map(
    found.map(({ kind, ids, n }) => [
      String(kind),
      { ids: typeof ids === 'string' ? (JSON.parse(ids) as number[]) : (ids as number[]), count: Number(n) },
    ]),
  );
};
