// The history of a record as the server tells it, and what is known of the entities that it speaks of.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '#admin/providers/http.ts';
import { type EntityMetadata, entityOf } from '#admin/providers/metadata.ts';
import type { paths } from '#generated/api.d.ts';
import { innerMetadata } from '#generated/inner-metadata.ts';
import { metadata } from '#generated/metadata.ts';

export type HistoryPage = paths['/api/v1/task/{id}/history']['get']['responses'][200]['content']['application/json'];
export type HistoryEvent = HistoryPage['records'][number];
export type Told = { readonly field: string; readonly value: unknown; readonly name?: string | string[] | null };

const inner: Readonly<Record<string, EntityMetadata | undefined>> = innerMetadata;
/** Also those that have no calls of their own. */
export const toldEntity = (name: string): EntityMetadata => inner[name] ?? entityOf(name);

export const pageSize = 10;
export type Wanted = { readonly page: number; readonly about: string | null; readonly by: number | null };

/** `mark` is another one whenever the record has changed. */
export const useHistory = (path: string, mark: string | number, { page, about, by }: Wanted) => {
  const query = new URLSearchParams({
    range: JSON.stringify([page * pageSize, (page + 1) * pageSize - 1]),
    ...(about !== null && { entity: about }),
    ...(by !== null && { by: String(by) }),
  });
  return useQuery({
    queryKey: ['history', path, query.toString(), mark],
    queryFn: async ({ signal }) => (await call<HistoryPage>(`/${path}/history?${query}`, { signal })).json,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  });
};

/** Whether a record of this entity has calls, and with them a history of its own. */
export const isSpokenOf = (name: string): boolean => Object.hasOwn(metadata, name) || Object.hasOwn(innerMetadata, name);
