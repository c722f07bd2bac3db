// Reads the history of a record, and the metadata of the entities that it mentions.
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
/** The placeholder for an entity that no call reads: it has no fields to show. */
const unread = (name: string): EntityMetadata => ({
  name,
  path: name,
  title: [],
  fields: {},
  writable: [],
  access: { read: { is: 'never' } },
});
/** The metadata of an entity, including entities without calls of their own. */
export const toldEntity = (name: string): EntityMetadata => inner[name] ?? (Object.hasOwn(metadata, name) ? entityOf(name) : unread(name));

export const pageSize = 10;
export type HistoryQuery = { readonly page: number; readonly about: string | null; readonly by: number | null; readonly q: string };

/** `mark` must change whenever the record changes. */
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

/** The path, below /api/v1, of the record whose history is read. */
export const historyPath = ({ path, single }: EntityMetadata, id: number): string => (single ? path : `${path}/${id}`);

/** The newest few events. */
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
/** Whether this value of a named action tells its result, such as a mail's recipient: the event then shows no change from nothing. */
export const tellsBy = (find: Find, { entity, action }: HistoryEvent, change: HistoryEvent['changes'][number] | undefined): boolean =>
  change !== undefined && change.before === null && find(`${entity}.history.${action}`) !== undefined;

/** Whether the entity has calls, and so a history of its own. */
export const hasHistory = (name: string): boolean => Object.hasOwn(metadata, name) || Object.hasOwn(innerMetadata, name);
