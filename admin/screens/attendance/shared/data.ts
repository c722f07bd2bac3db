// Reads attendance: the own presence, the days of a person, and everybody today.
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSaidAct } from '#admin/generic/acts/said-act.ts';
import { call } from '#admin/providers/calls/http.ts';
import { sendOnce } from '#admin/providers/calls/send-once.ts';
import { useLive } from '#admin/providers/live/live.tsx';
import { useSession } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import type { AnswerOf } from '#public-pages/calls/call-types.ts';

export type Day = AnswerOf<'/attendance/{id}'>[number];
export type Today = AnswerOf<'/attendance/today'>[number];
export type Week = AnswerOf<'/attendance/{id}/weeks'>[number];
export type WaitingWeek = AnswerOf<'/attendance/weeks'>[number];
export type Flex = AnswerOf<'/attendance/flex'>;
export type OwnPresence = AnswerOf<'/attendance/own'>;

export const attendanceKeys = { all: ['attendance'] } as const;

/** Clocks run on by themselves: what is counted is read anew so often. */
const everyMs = 60_000;

/** Of others there is no topic: what they do on tasks is told. */
const useAgain = (user_id?: number) => {
  const queries = useQueryClient();
  const { user } = useSession();
  const again = () => void queries.invalidateQueries({ queryKey: attendanceKeys.all });
  useLive([user_id === user.id ? `user:${user_id}` : 'task', 'absence', 'flex_entry'], again, { refresh: again });
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

/** The weeks of a user between two days. */
export const useWeeks = (user_id: number, from: string, to: string) => {
  useAgain(user_id);
  return useQuery({
    queryKey: [...attendanceKeys.all, 'weeks', user_id, from, to],
    queryFn: async ({ signal }) => (await call(`/attendance/${user_id}/weeks`, { query: { from, to }, signal })).json,
    placeholderData: keepPreviousData,
    refetchInterval: everyMs,
    retry: false,
  });
};

/** The balance of flexible hours at the end of a month, `2026-11`. */
export const useFlex = (user_id: number, month: string) => {
  useAgain(user_id);
  return useQuery({
    queryKey: [...attendanceKeys.all, 'flex', user_id, month],
    queryFn: async ({ signal }) => (await call('/attendance/flex', { query: { user_id: String(user_id), month }, signal })).json,
    placeholderData: keepPreviousData,
    retry: false,
  });
};

/** The law's record of a month of a user, with its running totals. */
export const useRecord = (user_id: number, month: string) =>
  useQuery({
    queryKey: [...attendanceKeys.all, 'record', user_id, month],
    queryFn: async ({ signal }) => (await call('/attendance/record', { query: { user_id: String(user_id), month }, signal })).json,
    placeholderData: keepPreviousData,
    retry: false,
  });

/** The submitted weeks of everybody. */
export const useWaitingWeeks = () =>
  useQuery({
    queryKey: [...attendanceKeys.all, 'waiting'],
    queryFn: async ({ signal }) => (await call('/attendance/weeks', { signal })).json,
    refetchInterval: everyMs,
    retry: false,
  });

/** Approves and locks weeks, all or none. */
export const useApproveWeeks = () => {
  const say = useSay();
  const queries = useQueryClient();
  const { act } = useSaidAct();
  return (weeks: readonly Pick<Week, 'user_id' | 'week' | 'version'>[]) => {
    const body = { weeks: weeks.map(({ user_id, week, version }) => ({ user_id, week, version })), lock: true };
    return act({
      on: 'weeks',
      send: (key) => sendOnce('/attendance/weeks/approve', { method: 'POST', body }, key),
      done: say('attendance_page.approved', { smart_count: weeks.length }),
      after: () => queries.invalidateQueries({ queryKey: attendanceKeys.all }),
    });
  };
};

/** The clocks that somebody forgot. */
export const useForgotten = (enabled: boolean) => {
  useAgain();
  return useQuery({
    queryKey: [...attendanceKeys.all, 'forgotten'],
    queryFn: async ({ signal }) => (await call('/attendance/forgotten', { signal })).json,
    enabled,
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
