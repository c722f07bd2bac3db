// The history of a record as the server tells it, and what is known of the entities that it speaks of.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callEngine } from '#admin/providers/calls/http.ts';
import { type EntityMetadata, entityOf } from '#admin/providers/records/metadata.ts';
import type { paths } from '#generated/api.d.ts';
import { innerMetadata } from '#generated/inner-metadata.ts';
import { metadata } from '#generated/metadata.ts';

export type HistoryPage = paths['/api/v1/user/{id}/history']['get']['responses'][200]['content']['application/json'];
export type HistoryEvent = HistoryPage['records'][number];
export type FieldText = { readonly field: string; readonly value: unknown; readonly name?: string | string[] | null };

const inner: Readonly<Record<string, EntityMetadata | undefined>> = innerMetadata;
/** What nobody reads has no fields to tell of. */
const unread = (name: string): EntityMetadata => ({
  name,
  path: name,
  title: [],
  fields: {},
  writable: [],
  access: { read: { is: 'never' } },
});
/** Also those that have no calls of their own. */
export const toldEntity = (name: string): EntityMetadata => inner[name] ?? (Object.hasOwn(metadata, name) ? entityOf(name) : unread(name));

export const pageSize = 10;
export type HistoryQuery = { readonly page: number; readonly about: string | null; readonly by: number | null; readonly q: string };

/** `mark` is another one whenever the record has changed. */
export const useHistory = (path: string, mark: string | number, { page, about, by, q }: HistoryQuery) => {
  const query = new URLSearchParams({
    range: JSON.stringify([page * pageSize, (page + 1) * pageSize - 1]),
    ...(about !== null && { entity: about }),
    ...(by !== null && { by: String(by) }),
    ...(q && { q }),
  });
  return useQuery({
    queryKey: ['history', path, query.toString(), mark],
    queryFn: async ({ signal }) => (await callEngine<HistoryPage>(`/${path}/history?${query}`, { signal })).json,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  });
};

/** The address of a record, below /api/v1, whose history is told. */
export const historyPath = ({ path, single }: EntityMetadata, id: number): string => (single ? path : `${path}/${id}`);

/** The few newest ones. */
export const useRecent = (path: string, mark: string | number, count: number) =>
  useQuery({
    queryKey: ['history', path, 'recent', count, mark],
    queryFn: async ({ signal }) =>
      (await callEngine<HistoryPage>(`/${path}/history?${new URLSearchParams({ range: JSON.stringify([0, count - 1]) })}`, { signal }))
        .json,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  });

type Find = (key: string) => string | undefined;
/** Whether an act with a name of its own says by this value what it did, such as where a mail went: nothing was changed from nothing. */
export const tellsBy = (find: Find, { entity, action }: HistoryEvent, change: HistoryEvent['changes'][number] | undefined): boolean =>
  change !== undefined && change.before === null && find(`${entity}.history.${action}`) !== undefined;

/** Whether a record of this entity has calls, and with them a history of its own. */
export const hasHistory = (name: string): boolean => Object.hasOwn(metadata, name) || Object.hasOwn(innerMetadata, name);
