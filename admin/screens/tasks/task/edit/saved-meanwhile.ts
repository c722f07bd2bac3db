// Prevents overwriting texts that a colleague saved while a popup was open: the save detects them and the popup shows them.
import { useState } from 'react';
import { stay } from '#admin/providers/calls/press.ts';
import { statusOf } from '#admin/providers/calls/problem.ts';
import { readTask, type TaskPage } from '#admin/screens/tasks/shared/task-queries.ts';

export type Texts = Readonly<Record<string, string>>;
type Field = 'title' | 'description' | 'additional_comment';
type StoredTexts = { readonly version: number; readonly texts: Texts };

const same = (one: Texts, other: Texts) => Object.keys(one).every((field) => one[field] === other[field]);

/** Sends the popup's values, based on the version that the user saw. */
type Send<Body> = (body: Body, over: { readonly 'If-Match': string }, key: string) => Promise<unknown>;

/** `fields` are those that the popup changes. */
export const useSavedMeanwhile = <Body>(task: TaskPage, fields: readonly Field[], send: Send<Body>) => {
  const seenOf = (now: TaskPage): StoredTexts => ({
    version: now.version,
    texts: Object.fromEntries(fields.map((field) => [field, now[field] ?? ''])),
  });
  // A colleague's change must not replace text during editing.
  const [opened] = useState(() => seenOf(task));
  const [storedTexts, setTheirs] = useState<StoredTexts | null>(null);
  const before = storedTexts ?? opened;
  const sendOver = async (body: Body, key: string, { version }: StoredTexts): Promise<unknown> => {
    try {
      return await send(body, { 'If-Match': `"${version}"` }, key);
    } catch (failure) {
      if (statusOf(failure) !== 412) throw failure;
      const now = seenOf(await readTask(task.id));
      // A change of other fields, such as deadline or tags, is no conflict.
      if (same(now.texts, before.texts)) return sendOver(body, key, now);
      setTheirs(now);
      return stay;
    }
  };
  return {
    begun: opened.texts,
    stands: before.texts,
    storedTexts,
    /** Answers `stay` if the user must read the colleague's text first. */
    save: (body: Body, key: string) => sendOver(body, key, before),
  };
};
