// The actions on a task beside the clock: take, assign, change the team; answers are shown at once.
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useSaidAct } from '#admin/generic/acts/said-act.ts';
import { sendOnceBelow } from '#admin/providers/calls/send-once.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { readTaskAgain, type TaskPage, taskKeys } from '#admin/screens/tasks/shared/task-queries.ts';

export const taskNumber = ({ company_task_id }: Pick<TaskPage, 'company_task_id'>) => String(company_task_id);

/** Wraps an action on the task: shows its answer at once, then reads the page again. */
export const useAroundAct = (id: number) => {
  const queries = useQueryClient();
  return useCallback(
    async <T>(act: () => Promise<T>): Promise<T> => {
      try {
        const answer = await act();
        // The answer lacks client, place and person, and may have fields that the page does not use.
        queries.setQueryData<TaskPage>(
          taskKeys.page(id),
          (old) => old && { ...old, ...Object.fromEntries(Object.entries(answer ?? {}).filter(([name]) => name in old)) },
        );
        return answer;
      } finally {
        void readTaskAgain(queries, id);
      }
    },
    [queries, id],
  );
};

/** Sends an action that answers the task. */
export const useSendAct = (id: number) => {
  const around = useAroundAct(id);
  return useMemo(() => sendOnceBelow(`/task/${id}`, around), [id, around]);
};

/** Actions without a popup. */
export const useTaskActs = (task: TaskPage) => {
  const say = useSay();
  const send = useSendAct(task.id);
  const { act } = useSaidAct();
  const number = taskNumber(task);
  return {
    take: () => act({ on: `task:${task.id}`, send: (key) => send('/take', {}, key), done: say('task_page.toast.taken', { number }) }),
    remove: ({ id, name }: { id: number; name: string }) =>
      act({
        on: `task:${task.id}:user:${id}`,
        send: (key) => send(`/user/${id}`, { method: 'DELETE' }, key),
        done: say('task_page.toast.userRemoved', { name }),
        undo: (key) => send(`/user/${id}`, {}, key),
      }),
  };
};
