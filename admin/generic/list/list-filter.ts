// Combines the fixed filter of a list with the user's filter, in the server's terms.
import type { Filter, Listing } from './listing.ts';
import type { UsualFilter } from './usual-filter.tsx';

/** Removes filters without effect: empty ones and those for both sides; `_neq` null stays, as it means "not empty". */
export const withoutEmpty = (filter: Filter): Filter =>
  Object.fromEntries(
    Object.entries(filter).filter(
      ([key, value]) => key.endsWith('_neq') || (value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0)),
    ),
  );

export type ListFilter = {
  /** The filter of the list without the user's own. */
  readonly fixed: Filter;
  /** The current filter, without the search text. */
  readonly rows: Filter;
  /** The filter with `own` in place of the user's, search included: for counts, sums and exports. */
  readonly counted: (own: Filter) => Filter;
};
/** Translates a filter that is more than a field to the server's terms. Counts may depend on the time; rows are not read again for it. */
export type Terms = { readonly rows: (filter: Filter) => Filter; readonly counted: (filter: Filter) => Filter };

const plain: Terms = { rows: withoutEmpty, counted: withoutEmpty };

export const listFilterOf = (
  { q, filter }: Pick<Listing, 'q' | 'filter'>,
  { list, usual }: { readonly list?: string | undefined; readonly usual?: Pick<UsualFilter, 'filter' | 'on'> | undefined },
  terms: Terms = plain,
): ListFilter => {
  // A search covers the whole list, without the remembered filter, until the user sets a filter.
  const fixed: Filter = list === undefined ? {} : { list, ...(usual?.on && !q && usual.filter) };
  const search = q.trim() && { q: q.trim() };
  return {
    fixed,
    rows: terms.rows({ ...fixed, ...filter }),
    counted: (own) => ({ ...terms.counted({ ...fixed, ...own }), ...search }),
  };
};
