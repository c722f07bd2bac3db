// Reads the rows of a list page by page, or on a phone up to a page; the old rows stay, dimmed, until the new ones arrive.
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useGetList } from 'react-admin';
import { countQuery } from '#admin/providers/records/counts.ts';
import type { EntityMetadata } from '#admin/providers/records/metadata.ts';
import { useBelow } from '#admin/ui/tables/density.ts';
import type { Filter, Listing } from './listing.ts';

/** A row of any list: what it has beside its name is known by the list's entity. */
export type Row = Readonly<Record<string, unknown>> & { readonly id: number; readonly title: string };
export const pageSize = 25;
/** The most rows that the server answers at once. */
const mostRows = 1000;

/** A page of the rows that match a search and a filter in the server's terms. */
type ListQuery = Pick<Listing, 'q' | 'sort' | 'page' | 'change'> & { readonly filter: Filter };

export const useRows = <R extends Row = Row>(entity: EntityMetadata, { q, filter, sort, page, change }: ListQuery) => {
  // Below each other under a thumb, beside each other at a desk.
  const grows = useBelow(768);
  const upTo = Math.min(page * pageSize, mostRows);
  const about = JSON.stringify([q.trim(), filter, sort]);
  const { data, total, isPending, isFetching, isPlaceholderData, dataUpdatedAt, error, refetch } = useGetList<R>(
    entity.name,
    {
      filter: { ...filter, ...(q.trim() && { q: q.trim() }) },
      sort,
      pagination: grows ? { page: 1, perPage: upTo } : { page, perPage: pageSize },
      // List rows are partial records: the separate query key keeps them out of record pages.
      meta: { list: true },
    },
    { placeholderData: keepPreviousData, retry: false },
  );
  // If the page no longer exists, or never did, the last page is shown.
  const lastPage = total === undefined ? page : Math.max(1, Math.ceil(total / pageSize));
  const gone = !grows && data?.length === 0 && !isPlaceholderData && page > lastPage;
  useEffect(() => {
    if (gone) change({ page: lastPage }, true);
  }, [gone, lastPage, change]);
  // If the new rows cannot be read, the old ones stay.
  const last = useRef<{ data: R[]; total: number | undefined; readAt: number; about: string } | null>(null);
  useEffect(() => {
    if (data && !isPlaceholderData) last.current = { data, total, readAt: dataUpdatedAt, about };
  }, [data, total, isPlaceholderData, dataUpdatedAt, about]);
  const more = grows && last.current?.about === about;
  const shown = data ? { data, total, readAt: dataUpdatedAt } : error ? last.current : null;
  return {
    rows: gone ? undefined : shown?.data,
    total: shown?.total,
    isPending,
    isFetching,
    // Rows stay as they are while further ones come below them.
    dimmed: isPlaceholderData && isFetching && !more,
    /** The number of rows before the shown ones. */
    before: grows ? 0 : (page - 1) * pageSize,
    /** Shows further rows below these, on a phone; null where there are none, undefined where the list has pages. */
    showMore: !grows
      ? undefined
      : total === undefined || upTo >= Math.min(total, mostRows)
        ? null
        : () => !isPlaceholderData && change({ page: page + 1 }, true),
    /** When these rows were read, in milliseconds. */
    readAt: shown?.readAt ?? 0,
    error,
    refetch,
  };
};

export type FoundRows<R extends Row = Row> = ReturnType<typeof useRows<R>>;

/** The number of rows that match a filter; the old number stays until the new one arrives. */
export const useCount = (entity: EntityMetadata, filter: Filter): number | undefined =>
  useQuery({ ...countQuery(entity.name, filter), placeholderData: keepPreviousData }).data ?? undefined;

/** The number of rows without search and filters. */
export const useTotal = (entity: EntityMetadata, fixed: Filter = {}, enabled = true): number | undefined => {
  const { total } = useGetList(
    entity.name,
    { filter: fixed, sort: { field: 'id', order: 'ASC' }, pagination: { page: 1, perPage: 1 }, meta: { list: true } },
    { enabled, retry: false, staleTime: 10_000 },
  );
  return total;
};

/** The count of each of several lists, for the menu; read again while the window is visible. */
export const useEntityCounts = (lists: readonly { readonly entity: EntityMetadata; readonly filter: Filter }[]): (number | undefined)[] =>
  useQueries({ queries: lists.map(({ entity, filter }) => countQuery(entity.name, filter)) }).map(({ data }) => data ?? undefined);
