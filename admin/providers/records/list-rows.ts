// Reads rows of a list that a screen names, typed by that list's call.
import { type RaRecord, useGetList } from 'react-admin';
import type { Metadata } from '#generated/metadata.ts';
import type { RowOf } from '#public-pages/calls/call-types.ts';

/** A row of an entity's list, as its call answers it. */
export type ListRow<E extends keyof Metadata> = RowOf<`/${Metadata[E]['path']}`>;

type ListRequest = {
  readonly filter?: Readonly<Record<string, unknown>>;
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  readonly most: number;
  readonly enabled?: boolean;
};

/** The first rows of a list, at most `most`; list rows are partial records, so their query key keeps them out of record pages. */
export const useListRows = <const E extends keyof Metadata>(name: E, { filter = {}, sort, most, enabled = true }: ListRequest) => {
  const { data, total, isPending, error, refetch } = useGetList<ListRow<E> & RaRecord>(
    name,
    { filter, sort, pagination: { page: 1, perPage: most }, meta: { list: true } },
    { enabled, retry: false },
  );
  const rows: readonly ListRow<E>[] | undefined = data;
  return { rows, total, isPending, error, refetch };
};
