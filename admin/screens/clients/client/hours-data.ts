// The hours worked for a client, as the server sums them.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '#admin/providers/calls/http.ts';
import type { AnswerOf } from '#public-pages/calls/call-types.ts';

export type ClientHours = AnswerOf<'/client/{id}/hours'>;
export type HoursRow = ClientHours['rows'][number];

/** The hours of a year; without a year, of the latest year with work. */
export const useHours = (id: number, year: number | null, enabled = true) =>
  useQuery({
    queryKey: ['client', 'hours', id, year],
    queryFn: async ({ signal }) => (await call(`/client/${id}/hours`, { query: year === null ? {} : { year: String(year) }, signal })).json,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
    enabled,
  });
