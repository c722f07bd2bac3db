// The data of a task page, kept up to date by events.

import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { isHeldUp as isHeldUpNow, useReasons } from '#admin/generic/workflow/transitions.ts';
import type { Ahead } from '#admin/providers/chunk.ts';
import { type LiveEvent, useLive } from '#admin/providers/live/live.tsx';
import { useNameOf } from '#admin/providers/person/colleagues.ts';
import { useSession } from '#admin/providers/person/session.tsx';
import { idIn } from '#admin/providers/records/id-in.ts';
import { isClockTurning } from '#admin/screens/tasks/shared/task-clock.ts';
import {
  readChangedStatus,
  readStatus,
  readTask,
  readTaskAgain,
  readTimes,
  readWorkTypes,
  type TaskPage,
  type TimeEntry,
  taskKeys,
  type WorkingStatus,
} from '#admin/screens/tasks/shared/task-queries.ts';
import { isBegun, isPaused, isRunning } from '#admin/screens/times/shared/states.ts';
import { areTagsTurning } from './edit/use-tags.ts';

/** Milliseconds: events announce every change; this only avoids repeated reads by several components. */
const staleTime = 2000;

const reads = (id: number) => {
  const options = { staleTime, retry: false, enabled: id > 0 } as const;
  return {
    page: queryOptions({ queryKey: taskKeys.page(id), queryFn: ({ signal }) => readTask(id, signal), ...options }),
    status: queryOptions({ queryKey: taskKeys.status(id), queryFn: ({ signal }) => readStatus(id, signal), ...options }),
    times: queryOptions({ queryKey: taskKeys.times(id), queryFn: ({ signal }) => readTimes(id, signal), ...options }),
  };
};

export const useTask = (id: number) => {
  const { page, status, times } = reads(id);
  return { page: useQuery(page), status: useQuery(status), times: useQuery(times) };
};

/** Reads the data of the first frame in advance. */
export const readAhead: Ahead = async (queries, params) => {
  const { page, status, times } = reads(idIn(params.id));
  if (page.enabled) await Promise.all([queries.prefetchQuery(page), queries.prefetchQuery(status), queries.prefetchQuery(times)]);
};

export const useWorkTypes = (enabled: boolean) =>
  useQuery({ queryKey: taskKeys.workTypes, queryFn: ({ signal }) => readWorkTypes(signal), staleTime: 60_000, retry: false, enabled });

const isTurning = () => isClockTurning() || areTagsTurning();

/** Reads changes by others; without an event stream it polls each second. */
export const useLiveTask = (id: number): void => {
  const queries = useQueryClient();
  const { user } = useSession();
  const ask = async () => {
    const known = queries.getQueryData<WorkingStatus>(taskKeys.status(id));
    if (!known || isTurning()) return;
    try {
      if (await readChangedStatus(id, known.revision)) void readTaskAgain(queries, id);
    } catch (error) {
      // A failed poll needs no notification: the page already shows that it is not live.
      console.info(`Task ${id} could not be asked for changes.`, error);
    }
  };
  const changed = ({ action, by }: LiveEvent) => {
    // The user who has deleted the task is being sent to the list.
    const leaving = action === 'remove' && by === user.id;
    if (!isTurning() && !leaving) void readTaskAgain(queries, id);
  };
  useLive([`task:${id}`], changed, { refresh: () => void ask(), enabled: id > 0 });
};

export type Act = keyof TaskPage['$transitions'];
/** The reason why an action is not allowed now, as decided by the server; null if it is. */
export const useWhyNot = (): ((task: TaskPage, act: Act) => string | null) => {
  const reasonOf = useReasons('task');
  return (task, act) => reasonOf(task.$transitions[act]);
};
export const isHeldUp = (task: TaskPage, act: Act): boolean => isHeldUpNow(task.$transitions[act]);
export const mayNow = (task: TaskPage, act: Act): boolean => task.$transitions[act]?.allowed === true;

export type Member = {
  readonly id: number;
  readonly name: string;
  readonly active: boolean;
  readonly owns: boolean;
  readonly entry?: TimeEntry;
};

/** The work state shown by an avatar's ring. */
export const workOf = (entry: TimeEntry | undefined): 'running' | 'paused' | null =>
  !entry ? null : isRunning(entry) ? 'running' : isPaused(entry) ? 'paused' : null;

/** The team, the owner first, each with their open time entry. */
export const useTeam = (task: TaskPage, entries: readonly TimeEntry[]): Member[] => {
  const { users } = useSession();
  const nameOf = useNameOf();
  const member = (id: number): Member => ({
    id,
    name: nameOf(id),
    active: users.get(id)?.active ?? true,
    owns: id === task.company_user_id,
    entry: entries.find((one) => one.user_id === id && isBegun(one)),
  });
  const ids = task.users.map(Number);
  return ids.map(member).sort((a, b) => Number(b.owns) - Number(a.owns));
};
