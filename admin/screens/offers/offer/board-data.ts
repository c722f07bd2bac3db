// The offers on the board with their allowed moves: all active ones, and finished ones of an expanded column.

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Filter } from '#admin/generic/list/listing.ts';
import type { RecordWithTransitions } from '#admin/generic/workflow/transitions.ts';
import { call } from '#admin/providers/calls/http.ts';
import { useOnceForMany } from '#admin/providers/calls/once-for-many.ts';
import { useLive } from '#admin/providers/live/live.tsx';
import { offerSteps } from '#admin/screens/offers/shared/states.ts';
import type { AnswerOf, RowOf } from '#public-pages/calls/call-types.ts';

/** An offer with the transitions that its reader may make. */
export type Card = RowOf<'/offer'> & RecordWithTransitions;
export type Figures = AnswerOf<'/offer/figures'>;

/** The board shows at most this many offers; the list shows all. */
const most = 400;
export const ended: readonly number[] = [offerSteps.finished, offerSteps.declined];
export const boardSteps: readonly number[] = Object.values(offerSteps);

const queryOf = (filter: Filter, statuses: readonly number[]) => {
  const { status } = filter;
  const wantedStatuses = Array.isArray(status) ? statuses.filter((one) => status.includes(one)) : statuses;
  return {
    filter: JSON.stringify({ ...filter, status: wantedStatuses }),
    range: JSON.stringify([0, most - 1]),
    sort: JSON.stringify(['step_since', 'DESC']),
    transitions: 'true',
  } as const;
};

/** Milliseconds in which many changes cause one read. */
const together = 300;

export const useCards = (filter: Filter, statuses: readonly number[]) => {
  const found = useQuery({
    queryKey: ['offer', 'board', filter, statuses],
    queryFn: async ({ signal }) => (await call('/offer', { query: queryOf(filter, statuses), signal })).json,
    placeholderData: keepPreviousData,
    retry: false,
  });
  useLive(
    ['offer'],
    useOnceForMany(() => void found.refetch(), together),
  );
  return found;
};

/** The figures ignore the search text. */
export const useFigures = ({ q: _searched, ...filter }: Filter) =>
  useQuery({
    queryKey: ['offer', 'figures', filter],
    queryFn: async ({ signal }) => (await call('/offer/figures', { query: { filter: JSON.stringify(filter) }, signal })).json,
    placeholderData: keepPreviousData,
    retry: false,
  });
