// Reads the shifts of the visible days, and who is on call now; both again as soon as a shift changes.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#admin/providers/calls/http.ts';
import { useLive } from '#admin/providers/live/live.tsx';
import type { ListRow } from '#admin/providers/records/list-rows.ts';
import type { AnswerOf } from '#public-pages/calls/call-types.ts';

export type ListedShift = ListRow<'on_call_shift'>;
export type OnCallLane = AnswerOf<'/on_call/now'>[number];

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

/** The next shifts of a user, for a phone. */
const mostOwn = 20;
export const useOwnShifts = (user_id: number, from: string, enabled: boolean) =>
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
    enabled,
    staleTime: 5000,
    placeholderData: (old) => old,
  });

/** Who is on call changes with the minute. */
const everyMs = 60_000;
export const useOnCallNow = () =>
  useQuery({
    queryKey: ['on_call_shift', 'now'],
    queryFn: async ({ signal }): Promise<OnCallLane[]> => (await call('/on_call/now', { signal })).json,
    staleTime: 5000,
    refetchInterval: everyMs,
  });
