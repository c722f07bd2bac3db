// The filters of a list as the server takes them: what the list is by itself, what the person filters, and what another filter would let through.
import type { NamedLists } from '../screens.ts';
import type { Filter, Listing } from './listing.ts';

/** Filters that say something: an empty one and one for both sides are left out; `_neq` null says that there is something. */
export const withoutEmpty = (filter: Filter): Filter =>
  Object.fromEntries(
    Object.entries(filter).filter(
      ([key, value]) => key.endsWith('_neq') || (value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0)),
    ),
  );

export type ListFilter = {
  /** What the list shows without the person's own filters. */
  readonly fixed: Filter;
  /** What it shows now, without the search. */
  readonly rows: Filter;
  /** What it would show with a filter in place of the person's own, search included: for counts, figures and files. */
  readonly counted: (own: Filter) => Filter;
};
/** A filter in the server's terms, where it is more than a field. What is counted may follow the clock; rows are not read again for it. */
export type Terms = { readonly rows: (filter: Filter) => Filter; readonly counted: (filter: Filter) => Filter };

const plain: Terms = { rows: withoutEmpty, counted: withoutEmpty };

export const listFilterOf = (
  { q, filter }: Pick<Listing, 'q' | 'filter'>,
  { list, lists }: { readonly list?: string | undefined; readonly lists?: NamedLists | undefined },
  terms: Terms = plain,
): ListFilter => {
  // What is searched for is found in all of the list, until somebody filters.
  const usual = list === undefined || q ? {} : lists?.usual?.[list];
  const fixed: Filter = list === undefined ? {} : { list, ...usual };
  const search = q.trim() && { q: q.trim() };
  return {
    fixed,
    rows: terms.rows({ ...fixed, ...filter }),
    counted: (own) => ({ ...terms.counted({ ...fixed, ...own }), ...search }),
  };
};
