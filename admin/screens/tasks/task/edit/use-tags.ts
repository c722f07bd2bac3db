// Tags flip at once; the server follows in the order of the presses, and a refusal turns them back in its own words.
import { useQueryClient } from '@tanstack/react-query';
import { useSaidAct } from '#admin/generic/acts/said-act.ts';
import { sendOnce } from '#admin/providers/calls/send-once.ts';
import { useSession } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { readTaskAgain, type TaskPage, taskKeys } from '#admin/screens/tasks/shared/task-queries.ts';

let line: Promise<unknown> = Promise.resolve();
let waiting = 0;
/** While a press is on its way, the screen knows better than what it could read. */
export const areTagsTurning = (): boolean => waiting > 0;

type Send = (key: string) => Promise<void>;
type Change = (tags: readonly number[]) => number[];

/** As what a tag of a task is shown while a press of it is on its way. */
export const tagOn = (task: number, tag: number) => `tag:${task}:${tag}`;

/** Puts tags on a task and takes them off. */
export const useTags = (id: number) => {
  const queries = useQueryClient();
  const say = useSay();
  const { tags } = useSession();
  const { act } = useSaidAct();
  const change = async (to: Change, key: string): Promise<void> => {
    const page = taskKeys.page(id);
    waiting += 1;
    const before = queries.getQueryData<TaskPage>(page)?.tags ?? [];
    const newTags = to(before);
    const show = (shown: readonly number[]) => queries.setQueryData<TaskPage>(page, (old) => old && { ...old, tags: [...shown] });
    show(newTags);
    // A reading on its way is given up, and takes the page back to where it was before.
    await queries.cancelQueries({ queryKey: page });
    show(newTags);
    const sent = line.then(() => sendOnce(`/task/${id}/tags`, { body: newTags }, key));
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
  const adding = (tag: number) => (key: string) => change((all) => [...all.filter((one) => one !== tag), tag], key);
  const removing = (tag: number) => (key: string) => change((all) => all.filter((one) => one !== tag), key);
  const press = (tag: number, tagChange: 'added' | 'removed', send: Send, undo: Send) => {
    const name = tags.get(tag)?.name ?? `#${tag}`;
    return act({ on: tagOn(id, tag), follows: true, send, done: say(`task_act.tags.${tagChange}`, { name }), undo, after });
  };
  return {
    add: (tag: number) => press(tag, 'added', adding(tag), removing(tag)),
    remove: (tag: number) => press(tag, 'removed', removing(tag), adding(tag)),
  };
};
