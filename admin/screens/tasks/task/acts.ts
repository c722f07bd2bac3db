// What can be done with a task beside the clock: take it, give it, change its team; each answer is shown at once.
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useSaidAct } from '#admin/generic/acts/said-act.ts';
import { sendOnceBelow } from '#admin/providers/calls/send-once.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { readTaskAgain, type TaskPage, taskKeys } from '#admin/screens/tasks/shared/task-queries.ts';

export const taskNumber = ({ company_task_id }: Pick<TaskPage, 'company_task_id'>) => String(company_task_id);

/** Around an act of the task: what it answers of the page is shown at once, and the page is read again whatever came of it. */
export const useAroundAct = (id: number) => {
  const queries = useQueryClient();
  return useCallback(
    async <T>(act: () => Promise<T>): Promise<T> => {
      try {
        const answer = await act();
        // The answer of an act is the record without what stands around it (client, place, person), and may tell more than the page keeps.
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

/** Sends an act that answers the task as it is now. */
export const useSendAct = (id: number) => {
  const around = useAroundAct(id);
  return useMemo(() => sendOnceBelow(`/task/${id}`, around), [id, around]);
};

/** Acts of one press. */
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
