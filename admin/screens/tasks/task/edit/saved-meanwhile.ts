// Texts that somebody else has saved while a popup was open are not written over unseen: saving finds them, and the popup tells them.
import { useState } from 'react';
import { stay } from '#admin/providers/calls/press.ts';
import { statusOf } from '#admin/providers/calls/problem.ts';
import { readTask, type TaskPage } from '#admin/screens/tasks/shared/task-queries.ts';

export type Texts = Readonly<Record<string, string>>;
type Seen<Told extends Texts> = { readonly version: number; readonly texts: Told };

const same = (one: Texts, other: Texts) => Object.keys(one).every((field) => one[field] === other[field]);

/** `textsOf` reads those that the popup writes. */
export const useSavedMeanwhile = <Told extends Texts>(task: TaskPage, textsOf: (task: TaskPage) => Told) => {
  const seenOf = (now: TaskPage): Seen<Told> => ({ version: now.version, texts: textsOf(now) });
  // What a colleague changes meanwhile does not move under the cursor.
  const [opened] = useState(() => seenOf(task));
  const [theirs, setTheirs] = useState<Seen<Told> | null>(null);
  const before = theirs ?? opened;
  const save = async (send: (headers: { 'If-Match': string }) => Promise<unknown>, { version } = before): Promise<unknown> => {
    try {
      await send({ 'If-Match': `"${version}"` });
    } catch (failure) {
      if (statusOf(failure) !== 412) throw failure;
      const now = seenOf(await readTask(task.id));
      // Another deadline or tag is no other text.
      if (same(now.texts, before.texts)) return save(send, now);
      setTheirs(now);
      return stay;
    }
  };
  return { opened, before, theirs, save };
};
