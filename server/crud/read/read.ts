// Reads one record or a page of a list, as the caller may see it.
import type { Caller } from '#schema/core/access.ts';
import type { Entity } from '#schema/core/entity.ts';
import { type Database, listed } from '#server/core/database/database.ts';
import { invalid, notFound } from '#server/core/http/refusal.ts';
import { searchValues } from '../search/find.ts';
import { searchTermsFor } from '../search/search.ts';
import { readFilter } from './filter.ts';
import type { Term } from './filter-term.ts';
import type { Sort } from './order.ts';
import { type ApiRecord, planFind, planList, planOne } from './plan.ts';
import { shapeFor } from './shape.ts';

/** One record with its facts; 404 for a missing or hidden row, 403 where the caller may read none. */
export const readOne = async (database: Database, entity: Entity, me: Caller, id: number): Promise<ApiRecord> => {
  const plan = planOne(database, entity, me);
  const [row] = await plan.rows({ id, me: me.id });
  if (!row) throw notFound();
  return plan.decode(row);
};

export type ListQuery = {
  readonly filter?: string | undefined;
  readonly range?: string | undefined;
  readonly sort?: string | undefined;
  readonly type?: 'names' | 'selectable' | undefined;
  /** Answers whole records with their transitions. */
  readonly transitions?: 'true' | undefined;
};
export type Page = { readonly records: ApiRecord[]; readonly first: number; readonly total: number };
const largestPage = 1000;
const usualPage = 25;
/** A limit above the size of every lookup. */
const wholeLookup = 1_000_000;

const pair = (raw: string | undefined, field: string): [unknown, unknown] | null => {
  if (!raw) return null;
  try {
    const parsed: unknown = JSON.parse(raw);
    if (Array.isArray(parsed) && parsed.length === 2) return [parsed[0], parsed[1]];
  } catch {
    // falls through: invalid JSON is refused like any other value that is no pair
  }
  throw invalid({ field, reason: 'wrongType' });
};

/** The first and the last row of the requested page. */
export const readRange = (raw: string | undefined, usual = usualPage): [number, number] => {
  const [first, last] = pair(raw, 'range') ?? [0, usual - 1];
  if (!Number.isSafeInteger(first) || !Number.isSafeInteger(last) || Number(first) < 0 || Number(last) < Number(first))
    throw invalid({ field: 'range', reason: 'wrongType' });
  return [Number(first), Math.min(Number(last), Number(first) + (raw ? largestPage : usual) - 1)];
};

const readSort = (entity: Entity, raw: string | undefined, lookup: boolean): Sort => {
  const usual = lookup ? [entity.title[0], 'ASC'] : [entity.list?.sort ?? 'id', entity.list?.order ?? 'ASC'];
  const [field, direction] = pair(raw, 'sort') ?? usual;
  if (typeof field !== 'string' || (direction !== 'ASC' && direction !== 'DESC')) throw invalid({ field: 'sort', reason: 'wrongType' });
  return [field, direction];
};

/** The filter of a lookup: archived rows cannot be picked. */
const selectable = (entity: Entity, filter: string | undefined): string | undefined => {
  if (!entity.info.archived) return filter;
  const [given] = pair(`[${filter ?? '{}'},null]`, 'filter') ?? [];
  return JSON.stringify({ ...(given as object), archived: false });
};

/** The list that a query asks for, whichever page is read. */
const scopeOf = (database: Database, entity: Entity, me: Caller, query: ListQuery) => {
  const shape = shapeFor(entity, me, query.type === 'names');
  const filter = query.type === 'selectable' ? selectable(entity, query.filter) : query.filter;
  const { terms, rest, typed } = readFilter(entity, filter, me, database.dialect, shape.lookup);
  return { shape, typed, scope: { shape, terms, rest }, sort: readSort(entity, query.sort, shape.lookup) };
};

/** The number of rows without a range: all rows of a lookup, and all rows that are requested by id. */
const usualSize = (entity: Entity, { type }: ListQuery, terms: readonly Term[]): number => {
  if (type || entity.list?.lookup) return wholeLookup;
  return terms.some(({ key }) => key === 'id in some') ? largestPage : usualPage;
};

/** A page of the records that the caller may see, with their exact total. */
export const readList = async (database: Database, entity: Entity, me: Caller, query: ListQuery): Promise<Page> => {
  const { shape, typed, scope, sort } = scopeOf(database, entity, me, query);
  const { terms } = scope;
  const [first, last] = readRange(query.range, usualSize(entity, query, terms));
  const plan = planList(database, entity, scope, sort, typed.words.length > 0, query.transitions ? 'one' : 'list');
  const values: Record<string, unknown> = Object.assign(
    { me: me.id, limit: last - first + 1, offset: first },
    ...terms.map((term) => term.values),
  );
  if (typed.words.length > 0) {
    const search = await searchTermsFor(database, entity, typed, shape.lookup);
    const found = await planFind(database, entity, scope, search)({ ...values, ...searchValues(search) });
    const rows = found.count > first ? await plan.rows({ ...values, found: found.ids }) : [];
    return { records: rows.map(plan.decode), first, total: found.count };
  }
  const rows = await plan.rows(values);
  const counted =
    rows.length < last - first + 1 && (rows.length > 0 || first === 0)
      ? first + rows.length
      : Number((await plan.count(values))[0]?.n ?? 0);
  return { records: rows.map(plan.decode), first, total: counted };
};

/** The header with the answered range and the total. */
export const contentRange = (name: string, first: number, rows: number, total: number): string =>
  `${name} ${rows > 0 ? `${first}-${first + rows - 1}` : '*'}/${total}`;

/** Every record of a list, read page by page, for lists that belong to one record. */
export const readWhole = async (database: Database, entity: Entity, me: Caller, query: Omit<ListQuery, 'range'>): Promise<ApiRecord[]> => {
  const all: ApiRecord[] = [];
  for (;;) {
    const range = JSON.stringify([all.length, all.length + largestPage - 1]);
    const { records } = await readList(database, entity, me, { ...query, range });
    all.push(...records);
    if (records.length < largestPage) return all;
  }
};

/** The number of ids that are found and sorted at once: a late page costs as much as passing all rows before it. */
const idsAtOnce = 10_000;

/** The whole list, a few rows at a time, so that nobody waits for all of it. */
export async function* readInParts(
  database: Database,
  entity: Entity,
  me: Caller,
  query: Pick<ListQuery, 'filter' | 'sort'>,
  few: number,
): AsyncGenerator<ApiRecord[]> {
  const { typed, scope, sort } = scopeOf(database, entity, me, query);
  if (typed.words.length > 0) {
    // A search answers a single page.
    yield (await readList(database, entity, me, { ...query, range: JSON.stringify([0, largestPage - 1]) })).records;
    return;
  }
  const [order, shown] = [planList(database, entity, scope, sort), planList(database, entity, scope, sort, true)];
  const values: Record<string, unknown> = Object.assign({ me: me.id }, ...scope.terms.map((term) => term.values));
  for (let first = 0, full = true; full; first += idsAtOnce) {
    const ids = (await order.ids({ ...values, limit: idsAtOnce, offset: first })).map(({ id }) => Number(id));
    full = ids.length === idsAtOnce;
    for (let at = 0; at < ids.length; at += few) {
      const some = ids.slice(at, at + few);
      const found = listed(database.dialect, some);
      yield (await shown.rows({ ...values, found, limit: few, offset: 0 })).map(shown.decode);
    }
  }
}
