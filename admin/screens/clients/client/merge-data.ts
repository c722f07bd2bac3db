// Calls that preview, make and undo a merge of clients.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#admin/providers/calls/http.ts';
import type { WholeRecord } from '#admin/providers/records/page-record.ts';
import type { AnswerOf } from '#public-pages/calls/call-types.ts';
import { allOf, can } from '#schema/core/access.ts';

export type Preview = AnswerOf<'/client/{id}/merge'>;
export type Merge = AnswerOf<'/client/{id}/merges'>[number];

/** The permissions to merge clients and to undo a merge. */
export const merges = allOf(can('clients.write'), can('clients.delete'));

export const usePreview = (id: number, other: number | null) =>
  useQuery({
    queryKey: ['client', 'merge', id, other],
    queryFn: async ({ signal }) => (await call(`/client/${id}/merge`, { query: { with: String(other) }, signal })).json,
    enabled: other !== null,
    retry: false,
    staleTime: 0,
  });

export const useMerges = (id: number, version: number) =>
  useQuery({
    queryKey: ['client', 'merges', id, version],
    queryFn: async ({ signal }) => (await call(`/client/${id}/merges`, { signal })).json,
    retry: false,
    staleTime: 10_000,
  });

export const useDuplicates = ({ id, name, vat_number }: Pick<WholeRecord<'client'>, 'id' | 'name' | 'vat_number'>) => {
  const query = {
    except: String(id),
    name,
    ...(vat_number && { vat_number }),
  };
  return useQuery({
    queryKey: ['client', 'duplicates', query],
    queryFn: async ({ signal }) => (await call('/client/duplicates', { query, signal })).json,
    retry: false,
    staleTime: 10_000,
  });
};

/** A merge affects records on many screens, so all active queries are read again. */
export const useAfterMerge = () => {
  const queries = useQueryClient();
  // The preview of a finished merge must not be read again.
  return () => queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'merge' });
};
