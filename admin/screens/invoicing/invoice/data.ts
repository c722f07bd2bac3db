// Reads an invoice or draft: the record, its contents, the explanation of a line, and the queries to refresh after an action.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#admin/providers/calls/http.ts';
import { entityOf } from '#admin/providers/records/metadata.ts';
import type { PageRecord } from '#admin/providers/records/page-record.ts';
import { invoiceStates } from '#admin/screens/invoicing/shared/states.ts';
import type { AnswerOf } from '#public-pages/calls/call-types.ts';

export const invoice = entityOf('invoice');

export type Invoice = PageRecord<'invoice'>;
export type Detail = AnswerOf<'/invoice/{id}/detail'>;
export type InvoiceLine = Detail['lines'][number];
export type Explained = AnswerOf<'/invoice/{id}/line/{lineId}/explained'>;

/** `2026-0012`, or the title of a draft without number. */
export const nameOf = ({ number, title }: { readonly number: string | null; readonly title: string }) => number ?? title;

export const detailKey = (id: number) => ['invoice', 'detail', id] as const;

export const readDetail = async (id: number, signal?: AbortSignal): Promise<Detail> =>
  (await call(`/invoice/${id}/detail`, { ...(signal && { signal }) })).json;

export const useDetail = (id: number) =>
  useQuery({
    queryKey: detailKey(id),
    queryFn: ({ signal }) => readDetail(id, signal),
    retry: false,
  });

export const useExplained = (id: number, line: number) =>
  useQuery({
    queryKey: ['invoice', 'explained', id, line],
    queryFn: async ({ signal }) => (await call(`/invoice/${id}/line/${line}/explained`, { signal })).json,
    retry: false,
  });

export type Waiting = AnswerOf<'/invoice'>[number];
/** The invoice drafts of a client, newest first. */
export const useWaiting = (client_id: number | undefined): readonly Waiting[] => {
  const { data } = useQuery({
    queryKey: ['invoice', 'waitingFor', client_id],
    queryFn: async ({ signal }) => {
      const filter = JSON.stringify({ client_id, status: invoiceStates.waiting });
      return (await call('/invoice', { query: { filter, range: '[0,49]' }, signal })).json;
    },
    enabled: client_id !== undefined,
    retry: false,
  });
  return data ?? [];
};

/** The entities to read again after an action: the invoice and the tasks and projects billed with it. */
const touched = ['invoice', 'invoicing', 'task', 'project'] as const;
export const useReread = () => {
  const queries = useQueryClient();
  return () => Promise.all(touched.map((key) => queries.invalidateQueries({ queryKey: [key] })));
};
/** Marks them as outdated without reading now, because the record on the page is gone. */
export const useOutdate = () => {
  const queries = useQueryClient();
  return () => Promise.all(touched.map((key) => queries.invalidateQueries({ queryKey: [key], refetchType: 'none' })));
};
