// The address of a list as a view stores it: search, filters and order, without the page.
import type { Filter } from '../listing.ts';

const parsed = (filter: string | null): Filter => {
  try {
    const value: unknown = JSON.parse(filter ?? '{}');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Filter) : {};
  } catch {
    return {};
  }
};
const sorted = (entries: Iterable<readonly [string, unknown]>) => [...entries].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));

/** One text for addresses that show the same rows; `beyond` are filters that apply without standing in the address, where the address says nothing else. */
export const viewQuery = (search: string, beyond: Filter = {}): string => {
  const params = new URLSearchParams(search);
  const filter = Object.fromEntries(sorted(Object.entries({ ...beyond, ...parsed(params.get('filter')) })));
  params.delete('page');
  params.delete('filter');
  if (Object.keys(filter).length > 0) params.set('filter', JSON.stringify(filter));
  return new URLSearchParams(sorted(params) as [string, string][]).toString();
};

const separator = ',';
/** The stored names of columns, for the list's own order of columns. */
export const columnsText = (hidden: readonly string[]): string | null => (hidden.length > 0 ? [...hidden].sort().join(separator) : null);
export const columnsIn = (text: string | null): readonly string[] => (text ? text.split(separator) : []);
