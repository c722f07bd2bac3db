// Changes tags optimistically and sends the changes in order; a refusal reverts with a message.
import { useQueryClient } from '@tanstack/react-query';
import { useSaidAct } from '#admin/generic/acts/said-act.ts';
import { sendOnce } from '#admin/providers/calls/send-once.ts';
import { useSession } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { readTaskAgain, type TaskPage, taskKeys } from '#admin/screens/tasks/shared/task-queries.ts';

let line: Promise<unknown> = Promise.resolve();
let waiting = 0;
/** While a press is in progress, the optimistic state is newer than any read. */
export const areTagsTurning = (): boolean => waiting > 0;

type Send = () => Promise<void>;
type Change = (tags: readonly number[]) => number[];

/** The subject id of an action on a task's tag. */
export const tagOn = (task: number, tag: number) => `tag:${task}:${tag}`;

/** Puts tags on a task and takes them off. */
export const useTags = (id: number) => {
  const queries = useQueryClient();
  const say = useSay();
  const { tags } = useSession();
  const { act } = useSaidAct();
  const change = async (to: Change): Promise<void> => {
    const page = taskKeys.page(id);
    waiting += 1;
    const before = queries.getQueryData<TaskPage>(page)?.tags ?? [];
    const newTags = to(before);
    const show = (shown: readonly number[]) => queries.setQueryData<TaskPage>(page, (old) => old && { ...old, tags: [...shown] });
    show(newTags);
    // Cancels reads in progress, which would revert the optimistic state.
    await queries.cancelQueries({ queryKey: page });
    show(newTags);
    // The tags as a whole, under a key of this sending: another try may send others, and sending the same twice changes nothing.
    const sent = line.then(() => sendOnce(`/task/${id}/tags`, { body: newTags }));
    line = sent.catch(() => undefined);
    try {
      await sent;
    } catch (error) {
      show(before);
      throw error;
    } finally {
      waiting -= 1;
    }
  };
  const after = () => void (waiting === 0 && readTaskAgain(queries, id));
  const adding = (tag: number) => () => change((all) => [...all.filter((one) => one !== tag), tag]);
  const removing = (tag: number) => () => change((all) => all.filter((one) => one !== tag));
  const press = (tag: number, tagChange: 'added' | 'removed', send: Send, undo: Send) => {
    const name = tags.get(tag)?.name ?? `#${tag}`;
    return act({ on: tagOn(id, tag), follows: true, send, done: say(`task_act.tags.${tagChange}`, { name }), undo, after });
  };
  return {
    add: (tag: number) => press(tag, 'added', adding(tag), removing(tag)),
    remove: (tag: number) => press(tag, 'removed', removing(tag), adding(tag)),
  };
};
