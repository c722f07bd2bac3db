// Reads attendance: the own presence, the days of a person, and everybody today.
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#admin/providers/calls/http.ts';
import { useLive } from '#admin/providers/live/live.tsx';
import type { AnswerOf } from '#public-pages/calls/call-types.ts';

export type Day = AnswerOf<'/attendance/{id}'>[number];
export type Today = AnswerOf<'/attendance/today'>[number];
export type OwnPresence = AnswerOf<'/attendance/own'>;

export const attendanceKeys = { all: ['attendance'] } as const;

/** Clocks run on by themselves: what is counted is read anew so often. */
const everyMs = 60_000;

const useAgain = (user_id?: number) => {
  const queries = useQueryClient();
  const again = () => void queries.invalidateQueries({ queryKey: attendanceKeys.all });
  useLive(user_id === undefined ? ['task', 'absence'] : [`user:${user_id}`, 'absence'], again, { refresh: again });
};

export const useOwnPresence = () =>
  useQuery({
    queryKey: [...attendanceKeys.all, 'own'],
    queryFn: async ({ signal }) => (await call('/attendance/own', { signal })).json,
    retry: false,
  });

export const useDays = (user_id: number, from: string, to: string) => {
  useAgain(user_id);
  return useQuery({
    queryKey: [...attendanceKeys.all, 'days', user_id, from, to],
    queryFn: async ({ signal }) => (await call(`/attendance/${user_id}`, { query: { from, to }, signal })).json,
    placeholderData: keepPreviousData,
    refetchInterval: everyMs,
    retry: false,
  });
};

export const useToday = () => {
  useAgain();
  return useQuery({
    queryKey: [...attendanceKeys.all, 'today'],
    queryFn: async ({ signal }) => (await call('/attendance/today', { signal })).json,
    refetchInterval: everyMs / 2,
    retry: false,
  });
};
