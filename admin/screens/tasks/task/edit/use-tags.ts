// Tags flip at once; the server follows in the order of the presses, and a refusal turns them back in its own words.
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useFailure } from '#admin/providers/calls/failure.ts';
import { newKey, sendOnce } from '#admin/providers/calls/send-once.ts';
import { useSession } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { readTaskAgain, type TaskPage, taskKeys } from '#admin/screens/tasks/shared/task-queries.ts';
import { toastSuccess } from '#admin/ui/overlays/toasts.tsx';

let line: Promise<unknown> = Promise.resolve();
let waiting = 0;
/** While a press is on its way, the screen knows better than what it could read. */
export const areTagsTurning = (): boolean => waiting > 0;

type Change = (tags: readonly number[]) => number[];

/** Puts tags on a task and takes them off. */
export const useTags = (id: number) => {
  const queries = useQueryClient();
  const fail = useFailure();
  const say = useSay();
  const { tags } = useSession();
  const change = useCallback(
    async (to: Change): Promise<void> => {
      const key = taskKeys.page(id);
      waiting += 1;
      const before = queries.getQueryData<TaskPage>(key)?.tags ?? [];
      const wanted = to(before);
      const show = (shown: readonly number[]) => queries.setQueryData<TaskPage>(key, (old) => old && { ...old, tags: [...shown] });
      show(wanted);
      // A reading on its way is given up, and takes the page back to where it was before.
      await queries.cancelQueries({ queryKey: key });
      show(wanted);
      const sent = line.then(() => sendOnce(`/task/${id}/tags`, { body: wanted }, newKey()));
      line = sent.catch(() => undefined);
      try {
        await sent;
      } catch (error) {
        show(before);
        fail(error);
      } finally {
        waiting -= 1;
        if (waiting === 0) void readTaskAgain(queries, id);
      }
    },
    [queries, id, fail],
  );
  const add = (tag: number) => change((all) => [...all.filter((one) => one !== tag), tag]);
  const remove = async (tag: number) => {
    const done = change((all) => all.filter((one) => one !== tag));
    toastSuccess(say('task_act.tags.removed', { name: tags.get(tag)?.name ?? `#${tag}` }), { undo: () => void add(tag) });
    await done;
  };
  return { add, remove };
};
