// What a list shows now: search, filters, sorting and page, kept in the address so that it can be sent, reloaded and returned to.
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { EntityMetadata } from '#admin/providers/records/metadata.ts';
import { sorts } from '#schema/core/field-kinds.ts';

export type Filter = Readonly<Record<string, unknown>>;
export type Sort = { readonly field: string; readonly order: 'ASC' | 'DESC' };
export type Shown = { readonly q: string; readonly filter: Filter; readonly sort: Sort; readonly page: number };
export type Listing = Shown & {
  /** Changes a part; anything but the page goes back to the first page. `instead`: no way leads back to what was shown before. */
  readonly change: (part: Partial<Shown>, instead?: boolean) => void;
  readonly clear: () => void;
  /** Something is left out by a search or a filter of the person's own. */
  readonly narrowed: boolean;
};

/** Archived rows and people who have left stay away until somebody asks for them; null asks for both. */
export const usualFilter = ({ list }: EntityMetadata): Filter => ({
  ...(list?.filters?.includes('archived') && { archived: false }),
  ...(list?.filters?.includes('active') && { active: true }),
  ...list?.usual,
});
export const usualSort = (entity: EntityMetadata): Sort => ({ field: entity.list?.sort ?? 'id', order: entity.list?.order ?? 'ASC' });

const isRecord = (value: unknown): value is Filter => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Only what this list can be filtered by: an old or a mistyped address opens the list all the same. */
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

const read = (entity: EntityMetadata, params: URLSearchParams): Shown => {
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

/** The shorter the better: what is as usual is not said. */
const write = (entity: EntityMetadata, { q, filter, sort, page }: Shown): URLSearchParams => {
  const own = ownFilter(entity, filter);
  const usual = usualSort(entity);
  return new URLSearchParams({
    ...(q && { q }),
    ...(Object.keys(own).length > 0 && { filter: JSON.stringify(own) }),
    ...(!same(sort, usual) && { sort: sort.field, order: sort.order }),
    ...(page > 1 && { page: String(page) }),
  });
};

const changed = (shown: Shown, part: Partial<Shown>): Shown => ({ ...shown, page: 1, ...part });

type Show = (next: (before: Shown) => Shown, instead: boolean) => void;
const listingOf = (entity: EntityMetadata, shown: Shown, show: Show): Listing => ({
  ...shown,
  // Each letter of a search is no page to go back to.
  change: (part, instead = part.q !== undefined) => show((before) => changed(before, part), instead),
  clear: () => show((before) => ({ ...before, q: '', filter: usualFilter(entity), page: 1 }), false),
  narrowed: shown.q !== '' || Object.keys(ownFilter(entity, shown.filter)).length > 0,
});

// Where each list was left, so that a way back (breadcrumbs, after deleting) leads to the same rows.
const left = new Map<string, string>();
/** The address of a list as it was last seen. */
export const lastSeen = (path: string): string => path + (left.get(path) ?? '');
/** Of several lists the one that was looked at last. */
export const lastOf = (paths: readonly string[]): string | undefined => [...left.keys()].findLast((path) => paths.includes(path));

/** While a list is shown, ways back lead to it as it stands. */
export const useListPlace = (): { pathname: string; params: URLSearchParams } => {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  left.delete(pathname);
  left.set(pathname, params.size > 0 ? `?${params}` : '');
  return { pathname, params };
};

export const useAddressListing = (entity: EntityMetadata): Listing => {
  const { pathname, params } = useListPlace();
  const navigate = useNavigate();
  const shown = useMemo(() => read(entity, params), [entity, params]);
  // The address follows a moment after it was asked to: two changes at once must not undo each other.
  const latest = useRef(shown);
  useEffect(() => {
    latest.current = shown;
  }, [shown]);
  const show = useCallback<Show>(
    (next, instead) => {
      latest.current = next(latest.current);
      const search = write(entity, latest.current).toString();
      // What is ticked shows at once; what is typed has its own field.
      void navigate({ pathname, search: search && `?${search}` }, { replace: instead, flushSync: !instead });
    },
    [entity, navigate, pathname],
  );
  return useMemo(() => listingOf(entity, shown, show), [entity, shown, show]);
};

/** A list inside another page: the address belongs to that page. */
export const useOwnListing = (entity: EntityMetadata): Listing => {
  const [shown, setShown] = useState<Shown>(() => read(entity, new URLSearchParams()));
  return useMemo(() => listingOf(entity, shown, setShown), [entity, shown]);
};
