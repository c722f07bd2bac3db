// The global search: searches every entity that has a page and a search, within what the caller may see.
import type { z } from 'zod';
import { entities } from '#generated/registry.ts';
import type { Caller } from '#schema/core/access.ts';
import type { Entity } from '#schema/core/entity.ts';
import { partsOf } from '#schema/core/fields.ts';
import { menuGroups } from '#schema/core/menu.ts';
import { readTyped } from '#schema/core/search-words.ts';
import { task } from '#schema/tasks/task.ts';
import type { Database } from '#server/core/database/database.ts';
import { invalid } from '#server/core/http/refusal.ts';
import { mayLook, shapeFor } from '#server/crud/read/shape.ts';
import { readWithTransitions } from '#server/crud/read/with-transitions.ts';
import { mostFound } from '#server/crud/search/find.ts';
import { findKinds, type Kind } from '#server/crud/search/find-kinds.ts';
import { foundRowsOf, type RawFound } from '#server/crud/search/found-rows.ts';
import { searchTermsFor, titleExpression } from '#server/crud/search/search.ts';
import { statusOf, type WorkingStatus } from '../times/working-status.ts';
import { withNumber } from './search-number.ts';
import { searchReason } from './search-reason.ts';

/** The entity of the first required reference, which gives a record without a menu entry its place. */
const parentOf = (entity: Entity): Entity | undefined => {
  const required = Object.entries(entity.info).find(
    ([name, { kind }]) => kind === 'reference' && !partsOf(entity.fields[name] as z.ZodType).optional,
  );
  const { target } = required?.[1] ?? {};
  return target ? (entities as Readonly<Record<string, Entity>>)[target] : undefined;
};
/** The order of the menu; entities without an entry stand where their parent's entry is. */
const menuPositionOf = (entity: Entity): number => {
  const { menu } = entity;
  if (menu) return menuGroups.indexOf(menu.group) * 1000 + (menu.order ?? 50);
  const parent = parentOf(entity);
  return parent?.menu ? menuPositionOf(parent) : menuGroups.length * 1000;
};
const besides = (entity: Entity) => (entity.menu ? entity.name : (parentOf(entity)?.name ?? entity.name));
const searchable: readonly Entity[] = (Object.values(entities) as Entity[])
  .filter(({ paths, list, internal }) => paths?.detail.includes('{id}') && list?.search && !internal)
  .sort(
    (one, other) =>
      menuPositionOf(one) - menuPositionOf(other) ||
      (besides(one) < besides(other) ? -1 : besides(one) > besides(other) ? 1 : one.menu ? -1 : 0),
  );
/** Every searchable entity, in the order of the answer. */
export const kindsOfSearch: readonly string[] = searchable.map(({ name }) => name);

/** One hit as the API answers it. */
export type SearchHit = {
  readonly id: number;
  readonly title: string;
  /** The number that people call the record by. */
  readonly number: number | null;
  readonly status: number | null;
  readonly archived: boolean;
  /** For whom and where. */
  readonly line: string | null;
  /** Null where the caller may read only the record's title, and so cannot open it. */
  readonly path: string | null;
  /** The field that matched, unless it is the title. */
  readonly matched: { readonly field: string; readonly text: string } | null;
};
export type Exact = SearchHit & {
  readonly kind: string;
  readonly $transitions: Readonly<Record<string, unknown>> | null;
  /** The state of the caller's own clock on the record. */
  readonly working: WorkingStatus | null;
};
export type FoundKind = { readonly kind: string; readonly count: number; readonly capped: boolean; readonly rows: readonly SearchHit[] };
export type SearchResult = { readonly exact: readonly Exact[]; readonly kinds: readonly FoundKind[] };

const foundRow = (raw: RawFound, kind: Kind, typed: ReturnType<typeof readTyped>): SearchHit => {
  const { id, title, number, status, archived, beside } = raw;
  return {
    id,
    title,
    number,
    status,
    archived,
    line: beside.length > 0 ? beside.join(' · ') : null,
    path: kind.shape.lookup ? null : (kind.entity.paths?.detail.replace('{id}', String(id)) ?? null),
    matched: searchReason(kind.entity, raw, typed),
  };
};

const requestedKinds = (names: string | undefined): readonly Entity[] => {
  if (!names) return searchable;
  const kinds = new Set(names.split(','));
  if ([...kinds].some((name) => !kindsOfSearch.includes(name))) throw invalid({ field: 'kind', reason: 'notChoice' });
  return searchable.filter(({ name }) => kinds.has(name));
};

/** @param names entity names, separated by commas; empty for all @param rows how many hits of each entity */
export const searchAll = async (
  database: Database,
  me: Caller,
  q: string,
  names: string | undefined,
  rows: number,
): Promise<SearchResult> => {
  const typed = readTyped(q);
  const readable = requestedKinds(names).filter((entity) => mayLook(entity, me));
  if (typed.words.length === 0) return { exact: [], kinds: [] };
  const kinds = await Promise.all(
    readable.map(async (entity): Promise<Kind> => {
      const shape = shapeFor(entity, me);
      return { entity, shape, search: await searchTermsFor(database, entity, typed, shape.lookup) };
    }),
  );
  const [numbered, hits] = await Promise.all([
    withNumber(database, kinds, q, me.id),
    findKinds(database, kinds, titleExpression(typed, database.dialect), me.id, rows + 1),
  ]);
  // A hit by number is listed separately, and not a second time.
  const others = new Map([...hits].map(([name, { ids }]) => [name, ids.filter((id) => numbered.get(name) !== id).slice(0, rows)] as const));
  const raw = await foundRowsOf(
    database,
    kinds,
    new Map([...others].map(([name, ids]) => [name, [...ids, ...(numbered.has(name) ? [numbered.get(name) ?? 0] : [])]])),
  );
  const of = (kind: Kind) => raw.filter((one) => one.kind === kind.entity.name);
  const isExact = ({ kind, id }: RawFound) => numbered.get(kind) === id;
  const exact = kinds.flatMap((kind) =>
    of(kind)
      .filter(isExact)
      .map((one) => ({ kind, one })),
  );
  return {
    exact: await Promise.all(
      exact.map(async ({ kind: { entity, ...kind }, one }): Promise<Exact> => {
        const { $transitions = null } = await readWithTransitions(database, entity, me, one.id);
        return {
          kind: entity.name,
          ...foundRow(one, { entity, ...kind }, typed),
          $transitions: $transitions as Exact['$transitions'],
          working: entity.name === task.name ? await statusOf(database, one.id, me) : null,
        };
      }),
    ),
    kinds: kinds.flatMap((kind): FoundKind[] => {
      const { name } = kind.entity;
      const { count = 0 } = hits.get(name) ?? {};
      const shown = of(kind).filter((one) => !isExact(one));
      const left = count - (hits.get(name)?.ids.includes(numbered.get(name) ?? 0) ? 1 : 0);
      return left > 0
        ? [{ kind: name, count: left, capped: count >= mostFound, rows: shown.map((one) => foundRow(one, kind, typed)) }]
        : [];
    }),
  };
};
