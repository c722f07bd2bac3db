// Reads the shifts of the visible days, and who is on call now; both again as soon as a shift changes.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { RecordWithTransitions } from '#admin/generic/workflow/transitions.ts';
import { call } from '#admin/providers/calls/http.ts';
import { useLive } from '#admin/providers/live/live.tsx';
import type { ListRow } from '#admin/providers/records/list-rows.ts';
import { swapStates } from '#schema/on-call/on-call-swap.ts';

export type ListedShift = ListRow<'on_call_shift'>;

/** `from` and `to` are instants. */
export const useShifts = (from: string, to: string) => {
  const queries = useQueryClient();
  const again = () => void queries.invalidateQueries({ queryKey: ['on_call_shift'] });
  useLive(['on_call_shift'], again, { refresh: again });
  return useQuery({
    queryKey: ['on_call_shift', 'calendar', from, to],
    queryFn: async ({ signal }): Promise<ListedShift[]> => {
      const query = { filter: JSON.stringify({ from_lte: to, to_gte: from }), range: '[0,999]', sort: JSON.stringify(['from', 'ASC']) };
      const { json } = await call('/on_call_shift', { query, signal });
      // A shift that only touches the edge is none of these days.
      return json.filter((shift) => shift.from < to && shift.to > from);
    },
    staleTime: 5000,
    placeholderData: (old) => old,
    retry: false,
  });
};

/** The next shifts of a user. */
const mostOwn = 20;
export const useOwnShifts = (user_id: number, from: string) =>
  useQuery({
    queryKey: ['on_call_shift', 'own', user_id, from],
    queryFn: async ({ signal }): Promise<ListedShift[]> => {
      const query = {
        filter: JSON.stringify({ user_id, to_gte: from }),
        range: `[0,${mostOwn - 1}]`,
        sort: JSON.stringify(['from', 'ASC']),
      };
      return (await call('/on_call_shift', { query, signal })).json;
    },
    staleTime: 5000,
    placeholderData: (old) => old,
  });

export type OpenSwap = ListRow<'on_call_swap'> & RecordWithTransitions;
/** The swaps that wait and are not over, the next one first. */
export const useOpenSwaps = (from: string) => {
  const queries = useQueryClient();
  const again = () => void queries.invalidateQueries({ queryKey: ['on_call_swap'] });
  useLive(['on_call_swap'], again, { refresh: again });
  return useQuery({
    queryKey: ['on_call_swap', 'open', from],
    queryFn: async ({ signal }): Promise<OpenSwap[]> => {
      const { offered, accepted } = swapStates;
      const query = {
        filter: JSON.stringify({ status: [offered, accepted], to_gte: from }),
        range: '[0,49]',
        sort: JSON.stringify(['from', 'ASC']),
        transitions: 'true',
      } as const;
      return (await call('/on_call_swap', { query, signal })).json;
    },
    staleTime: 5000,
    placeholderData: (old) => old,
  });
};

/** `month`: `2026-11`. */
export const useFairness = (month: string) =>
  useQuery({
    queryKey: ['on_call_shift', 'fairness', month],
    queryFn: async ({ signal }) => (await call('/on_call/fairness', { query: { month }, signal })).json,
    staleTime: 5000,
    placeholderData: (old) => old,
  });
