// The rows of a list, page by page from the server; the old ones stay, dimmed, until the new ones are here.
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type RaRecord, useGetList } from 'react-admin';
import { countQuery } from '#admin/providers/records/counts.ts';
import type { EntityMetadata } from '#admin/providers/records/metadata.ts';
import type { Filter, Listing } from './listing.ts';

export type Row = RaRecord<number> & { readonly title: string };
export const pageSize = 25;

/** Which page of what a search and a filter, as the server takes it, let through. */
type ListQuery = Pick<Listing, 'q' | 'sort' | 'page' | 'change'> & { readonly filter: Filter };

export const useRows = <R extends Row = Row>(entity: EntityMetadata, { q, filter, sort, page, change }: ListQuery) => {
  const { data, total, isPending, isFetching, isPlaceholderData, dataUpdatedAt, error, refetch } = useGetList<R>(
    entity.name,
    {
      filter: { ...filter, ...(q.trim() && { q: q.trim() }) },
      sort,
      pagination: { page, perPage: pageSize },
      // A row of a list is no whole record: its key keeps it out of the pages of records.
      meta: { list: true },
    },
    { placeholderData: keepPreviousData, retry: false },
  );
  // A page that is gone, because rows are, or that never was, gives way to the last one.
  const lastPage = total === undefined ? page : Math.max(1, Math.ceil(total / pageSize));
  const gone = data?.length === 0 && !isPlaceholderData && page > lastPage;
  useEffect(() => {
    if (gone) change({ page: lastPage }, true);
  }, [gone, lastPage, change]);
  // When the new rows cannot be had, the old ones are better than none.
  const last = useRef<{ data: R[]; total: number | undefined; readAt: number } | null>(null);
  useEffect(() => {
    if (data && !isPlaceholderData) last.current = { data, total, readAt: dataUpdatedAt };
  }, [data, total, isPlaceholderData, dataUpdatedAt]);
  const shown = data ? { data, total, readAt: dataUpdatedAt } : error ? last.current : null;
  return {
    rows: gone ? undefined : shown?.data,
    total: shown?.total,
    isPending,
    isFetching,
    dimmed: isPlaceholderData && isFetching,
    /** When these rows were read, in milliseconds. */
    readAt: shown?.readAt ?? 0,
    error,
    refetch,
  };
};

export type Found<R extends Row = Row> = ReturnType<typeof useRows<R>>;

/** How many rows a filter lets through; the last number stays until the next is known. */
export const useCount = (entity: EntityMetadata, filter: Filter): number | undefined =>
  useQuery({ ...countQuery(entity.name, filter), placeholderData: keepPreviousData }).data ?? undefined;

/** How many there would be without search and filters. */
export const useTotal = (entity: EntityMetadata, fixed: Filter = {}, enabled = true): number | undefined => {
  const { total } = useGetList(
    entity.name,
    { filter: fixed, sort: { field: 'id', order: 'ASC' }, pagination: { page: 1, perPage: 1 }, meta: { list: true } },
    { enabled, retry: false, staleTime: 10_000 },
  );
  return total;
};

/** How many rows each of several lists has, for the menu; counted anew while somebody looks. */
export const useEntityCounts = (lists: readonly { readonly entity: EntityMetadata; readonly filter: Filter }[]): (number | undefined)[] =>
  useQueries({ queries: lists.map(({ entity, filter }) => countQuery(entity.name, filter)) }).map(({ data }) => data ?? undefined);
