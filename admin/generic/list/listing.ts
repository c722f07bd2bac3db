// The state of a list (search, filters, sorting, page), kept in the address so that it can be shared, reloaded and returned to.
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { EntityMetadata } from '#admin/providers/records/metadata.ts';
import { sorts } from '#schema/core/field-kinds.ts';

export type Filter = Readonly<Record<string, unknown>>;
export type Sort = { readonly field: string; readonly order: 'ASC' | 'DESC' };
export type ListState = { readonly q: string; readonly filter: Filter; readonly sort: Sort; readonly page: number };
export type Listing = ListState & {
  /** Changes a part; any change but of the page returns to page one. `instead` replaces the history entry. */
  readonly change: (part: Partial<ListState>, instead?: boolean) => void;
  readonly clear: () => void;
  /** The user's search or filter leaves something out. */
  readonly narrowed: boolean;
};

/** Archived records and deactivated users are hidden by default; null asks for both. */
export const usualFilter = ({ list }: EntityMetadata): Filter => ({
  ...(list?.filters?.includes('archived') && { archived: false }),
  ...(list?.filters?.includes('active') && { active: true }),
  ...list?.usual,
});
export const usualSort = (entity: EntityMetadata): Sort => ({ field: entity.list?.sort ?? 'id', order: entity.list?.order ?? 'ASC' });

const isRecord = (value: unknown): value is Filter => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keeps only known filters: an outdated or mistyped address still opens the list. */
const knownFilter = (entity: EntityMetadata, text: string | null): Filter => {
  try {
    const parsed: unknown = JSON.parse(text ?? '{}');
    if (!isRecord(parsed)) return {};
    const known = new Set(entity.list?.filters);
    return Object.fromEntries(Object.entries(parsed).filter(([key]) => known.has(key.replace(/_(gte|lte)$/, ''))));
  } catch {
    return {};
  }
};

const read = (entity: EntityMetadata, params: URLSearchParams): ListState => {
  const usual = usualSort(entity);
  const field = params.get('sort') ?? usual.field;
  const page = Number(params.get('page') ?? 1);
  return {
    q: params.get('q') ?? '',
    filter: { ...usualFilter(entity), ...knownFilter(entity, params.get('filter')) },
    sort: sorts(entity.fields[field])
      ? { field, order: params.get('sort') ? (params.get('order') === 'DESC' ? 'DESC' : 'ASC') : usual.order }
      : usual,
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
};

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const ownFilter = (entity: EntityMetadata, filter: Filter) => {
  const usual = usualFilter(entity);
  return Object.fromEntries(Object.entries(filter).filter(([key, value]) => !same(value, usual[key])));
};

/** Defaults are left out, to keep the address short. */
const write = (entity: EntityMetadata, { q, filter, sort, page }: ListState): URLSearchParams => {
  const own = ownFilter(entity, filter);
  const usual = usualSort(entity);
  return new URLSearchParams({
    ...(q && { q }),
    ...(Object.keys(own).length > 0 && { filter: JSON.stringify(own) }),
    ...(!same(sort, usual) && { sort: sort.field, order: sort.order }),
    ...(page > 1 && { page: String(page) }),
  });
};

const changed = (shown: ListState, part: Partial<ListState>): ListState => ({ ...shown, page: 1, ...part });

type Show = (next: (before: ListState) => ListState, instead: boolean) => void;
const listingOf = (entity: EntityMetadata, shown: ListState, show: Show): Listing => ({
  ...shown,
  // Single keystrokes of a search make no history entries.
  change: (part, instead = part.q !== undefined) => show((before) => changed(before, part), instead),
  clear: () => show((before) => ({ ...before, q: '', filter: usualFilter(entity), page: 1 }), false),
  narrowed: shown.q !== '' || Object.keys(ownFilter(entity, shown.filter)).length > 0,
});

// The last address of each list, so that links back (breadcrumbs, after deletion) show the same rows.
const lastSearches = new Map<string, string>();
/** The address of a list as last seen. */
export const lastSeen = (path: string): string => path + (lastSearches.get(path) ?? '');
/** The most recently visited of several lists. */
export const lastOf = (paths: readonly string[]): string | undefined => [...lastSearches.keys()].findLast((path) => paths.includes(path));

/** While a list is shown, links back lead to its current state. */
export const useListPlace = (): { pathname: string; params: URLSearchParams } => {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  lastSearches.delete(pathname);
  lastSearches.set(pathname, params.size > 0 ? `?${params}` : '');
  return { pathname, params };
};

export const useAddressListing = (entity: EntityMetadata): Listing => {
  const { pathname, params } = useListPlace();
  const navigate = useNavigate();
  const shown = useMemo(() => read(entity, params), [entity, params]);
  // The address updates late: a second change must build on the first, not on the address.
  const latest = useRef(shown);
  useEffect(() => {
    latest.current = shown;
  }, [shown]);
  const show = useCallback<Show>(
    (next, instead) => {
      latest.current = next(latest.current);
      const search = write(entity, latest.current).toString();
      // Ticked filters must show at once, so no transition; typed text has its own field state.
      void navigate({ pathname, search: search && `?${search}` }, { replace: instead, flushSync: !instead });
    },
    [entity, navigate, pathname],
  );
  return useMemo(() => listingOf(entity, shown, show), [entity, shown, show]);
};

/** The state of a list inside another page, whose address it must not change. */
export const useOwnListing = (entity: EntityMetadata): Listing => {
  const [shown, setShown] = useState<ListState>(() => read(entity, new URLSearchParams()));
  return useMemo(() => listingOf(entity, shown, setShown), [entity, shown]);
};
