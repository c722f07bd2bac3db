// Pause and resume, the most frequent actions: the clock changes optimistically; the server's answer corrects it, a refusal reverts it with a message.
import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useSaidAct } from '#admin/generic/acts/said-act.ts';
import { sendOnce } from '#admin/providers/calls/send-once.ts';
import { serverNow } from '#admin/providers/calls/server-clock.ts';
import { useSession } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { workStates } from '#admin/screens/times/shared/states.ts';
import { readTaskAgain, type TaskPage, type TimeEntry, taskKeys, type Working, type WorkingStatus } from './task-queries.ts';

const { running, paused } = workStates;

const seconds = (from: string, to: string) => Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 1000));

const pausedEntry = (entry: TimeEntry, at: string): TimeEntry => {
  const open = entry.sub_times.find(({ end_time }) => end_time === null);
  return {
    ...entry,
    status: paused,
    status_since: at,
    total_time: entry.total_time + (open ? seconds(open.start_time, at) : 0),
    sub_times: entry.sub_times.map((one) => (one === open ? { ...one, end_time: at } : one)),
  };
};
/** A time entry unknown to the server allows no actions yet. */
const unseen = { allowed: false, reason: 'stillRuns' } as const;
const continuedEntry = (entry: TimeEntry, at: string): TimeEntry => ({
  ...entry,
  status: running,
  status_since: at,
  sub_times: [
    ...entry.sub_times,
    {
      // The server assigns the id.
      id: 0,
      version: 0,
      start_time: at,
      end_time: null,
      multiplier: entry.sub_times.at(-1)?.multiplier ?? 1,
      $transitions: { edit: unseen, remove: unseen, changeMultiplier: unseen },
    },
  ],
});

type To = typeof running | typeof paused;
type Turn = { readonly id: number; readonly me: number; readonly to: To; readonly at: string };

/** The optimistic state of all queries. */
const turned = (queries: QueryClient, { id, me, to, at }: Turn): void => {
  const set = <T>(key: QueryKey, change: (old: T) => T) => queries.setQueryData<T>(key, (old) => (old ? change(old) : old));
  const from = to === running ? paused : running;
  const runners = (users: readonly number[]) => (to === running ? [...users, me] : users.filter((one) => one !== me));
  set<WorkingStatus>(taskKeys.status(id), (old) => ({ ...old, status: to, time: at, running_users: runners(old.running_users) }));
  set<TimeEntry[]>(taskKeys.times(id), (old) =>
    old.map((entry) => (entry.user_id === me && entry.status === from ? (to === paused ? pausedEntry : continuedEntry)(entry, at) : entry)),
  );
  set<NonNullable<Working>>(taskKeys.working, (old) => (old.task_id === id ? { ...old, status: to, time: at } : old));
  // The next allowed action is the opposite one.
  set<TaskPage>(taskKeys.page(id), (old) => ({
    ...old,
    $transitions: { ...old.$transitions, [to === running ? 'pause' : 'continue']: { allowed: true }, stop: { allowed: true } },
  }));
};

const keysOf = (id: number): QueryKey[] => [taskKeys.status(id), taskKeys.times(id), taskKeys.page(id), taskKeys.working];

// Presses are sent in order; queries are read again after the last one.
let line: Promise<unknown> = Promise.resolve();
let turning = 0;
const inLine = <T>(work: () => Promise<T>): Promise<T> => {
  const done = line.then(work, work);
  line = done.catch(() => undefined);
  return done;
};
/** While a press is in progress, the optimistic state is newer than any read. */
export const isClockTurning = (): boolean => turning > 0;

export type Clock = {
  readonly pause: (id: number) => Promise<void>;
  /** `other`: the running task that this one pauses. */
  readonly resume: (id: number, other?: number) => Promise<void>;
};

/** The subject id of an action on a clock. */
export const clockOf = (task: number) => `clock:${task}`;

/** The optimistic actions on the user's clock; each keeps its key until the server has answered. */
export const useClock = (): Clock => {
  const queries = useQueryClient();
  const { user } = useSession();
  const say = useSay();
  const { act } = useSaidAct();
  const turn = async (id: number, to: To, other?: number): Promise<void> => {
    const send = async (key: string): Promise<void> => {
      turning += 1;
      const keys = keysOf(id);
      await Promise.all(keys.map((queryKey) => queries.cancelQueries({ queryKey })));
      const before = keys.map((queryKey) => [queryKey, queries.getQueryData(queryKey)] as const);
      turned(queries, { id, me: user.id, to, at: serverNow() });
      try {
        await inLine(() =>
          sendOnce(
            `/task/${id}/${to === running ? 'continue' : 'pause'}`,
            { body: other === undefined ? undefined : { switch: true } },
            key,
          ),
        );
      } catch (error) {
        for (const [queryKey, data] of before) queries.setQueryData(queryKey, data);
        throw error;
      } finally {
        turning -= 1;
      }
    };
    const after = () => {
      if (turning > 0) return;
      void readTaskAgain(queries, id);
      if (other !== undefined) void readTaskAgain(queries, other);
      void queries.invalidateQueries({ queryKey: taskKeys.working });
    };
    await act({
      on: clockOf(id),
      follows: true,
      send,
      done: say(to === running ? 'task_page.toast.continued' : 'task_page.toast.paused'),
      after,
    });
  };
  return { pause: (id) => turn(id, paused), resume: (id, other) => turn(id, running, other) };
};
