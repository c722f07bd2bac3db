// Calls of the time popups: corrections with idempotency key, a person's day, available work types.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { call } from '#admin/providers/calls/http.ts';
import { sendOnceBelow } from '#admin/providers/calls/send-once.ts';
import { useServerOffset } from '#admin/providers/calls/server-clock.ts';
import { useSession } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { readTaskAgain, type TimeEntry, taskKeys } from '#admin/screens/tasks/shared/task-queries.ts';
import { useFormat, useTimeZone } from '#admin/ui/page/words.tsx';
import { useNow } from '#admin/ui/time/ticker.ts';
import { lockedBefore } from '#schema/company/time-lock.ts';
import { dayAfter, dayBegins } from '#schema/core/zone.ts';

export type SubTime = TimeEntry['sub_times'][number];

const dayKey = ['user', 'times'] as const;

const isEntry = (answer: unknown): answer is TimeEntry => typeof answer === 'object' && answer !== null && 'sub_times' in answer;

/** Sends a correction; the task is read again, whatever the outcome. */
export const useSendTime = (task: number) => {
  const queries = useQueryClient();
  return useMemo(
    () =>
      sendOnceBelow(`/task/${task}`, async (send) => {
        try {
          const answer = await send();
          if (isEntry(answer))
            queries.setQueryData<TimeEntry[]>(taskKeys.times(task), (old) =>
              old?.some(({ id }) => id === answer.id) ? old.map((one) => (one.id === answer.id ? answer : one)) : old && [...old, answer],
            );
          return answer;
        } finally {
          void readTaskAgain(queries, task);
          void queries.invalidateQueries({ queryKey: dayKey });
        }
      }),
    [queries, task],
  );
};

/** The user's time entries between two instants, on any task. */
export const useTimesAround = (user: number, from: number | null, to: number | null) => {
  const timeZone = useTimeZone();
  const format = useFormat();
  const first = from === null ? undefined : dayBegins(format.dayOf(from), timeZone);
  const last = to === null ? undefined : dayBegins(dayAfter(format.dayOf(to)), timeZone);
  const isShortRange = first !== undefined && last !== undefined && last - first < 10 * 86_400_000;
  return useQuery({
    queryKey: [...dayKey, user, first, last],
    queryFn: async ({ signal }) => {
      const query = { from: new Date(first ?? 0).toISOString(), to: new Date(last ?? 0).toISOString() };
      return (await call(`/user/${user}/times`, { query, signal })).json;
    },
    enabled: isShortRange,
    // Entries of another user are no placeholder.
    placeholderData: (before, of) => (of?.queryKey[dayKey.length] === user ? before : undefined),
    staleTime: 5000,
    retry: false,
  });
};

export const usePickedTypes = (user: number, enabled = true) =>
  useQuery({
    queryKey: ['user', 'work_types', user],
    queryFn: async ({ signal }) => (await call(`/user/${user}/work_types`, { signal })).json,
    staleTime: 60_000,
    retry: false,
    enabled,
  });

/** The current time, and the time before which entries are locked. */
export const useLockedHours = (): { now: number; lock: number } => {
  const { settings } = useSession();
  const now = useNow(useServerOffset(), { step: 15_000 });
  return { now, lock: lockedBefore(now, settings) };
};

/** `24/11/2026 08:11 – 09:48`, `24/11/2026 09:58 – teče`. */
export const useRange = () => {
  const say = useSay();
  const format = useFormat();
  return useCallback(
    ({ start_time, end_time }: Pick<SubTime, 'start_time' | 'end_time'>) => {
      const end = end_time ? format.timeFrom(end_time, start_time) : say('task_page.times.running');
      return `${format.dateTime(start_time)} – ${end}`;
    },
    [say, format],
  );
};
