// Lines on their way: each is sent once, after the one before it, and stays in sight until the server has it or somebody drops it.
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { oneByOne } from '#admin/providers/calls/one-by-one.ts';
import { isUnanswered, newKey, sendOnce } from '#admin/providers/calls/send-once.ts';
import { useWatched, Watched } from '#admin/ui/browser/watched.ts';
import { type Comment, chatKey } from './data.ts';
import type { TalkedPlace } from './place.ts';

export type Outgoing = {
  /** The address of the record. */
  readonly path: TalkedPlace['path'];
  readonly key: string;
  readonly text: string;
  readonly mentions: readonly number[];
  /** Why it was not taken; null while it is on its way. */
  readonly error: unknown;
  /** The newest line that was known when it went out; a later one with these words is this one. */
  readonly after: number | null;
};

// Kept beside the page: whoever looks at another tab meanwhile finds a failed line again.
const outgoing = new Watched<readonly Outgoing[]>([]);
const set = (key: string, part: Partial<Outgoing>) =>
  outgoing.set(outgoing.value.map((one) => (one.key === key ? { ...one, ...part } : one)));
const drop = (key: string) => outgoing.set(outgoing.value.filter((one) => one.key !== key));

const inTurn = oneByOne();
const send = (queries: QueryClient, { key, path, text, mentions }: Outgoing, again: TalkedPlace['again']) => {
  const chats = { queryKey: chatKey(path) };
  void inTurn(async () => {
    const known = queries.getQueriesData<Comment[]>(chats).flatMap(([, rows]) => rows?.map(({ id }) => id) ?? []);
    set(key, { after: Math.max(0, ...known) });
    try {
      const stored = await sendOnce(`/${path}/comment`, { method: 'POST', body: { text, mentions } }, key);
      queries.setQueriesData<Comment[]>(chats, (rows) => (rows && !rows.some(({ id }) => id === stored.id) ? [stored, ...rows] : rows));
      drop(key);
    } catch (error) {
      // What was refused may be said anew; what nobody answered goes out under the same key.
      set(key, { error, after: null, ...(!isUnanswered(error) && { key: newKey() }) });
    } finally {
      void again();
    }
  });
};

export const useSending = ({ path, again }: TalkedPlace) => {
  const queries = useQueryClient();
  const all = useWatched(outgoing, (lines) => lines);
  return {
    outgoing: all.filter((one) => one.path === path),
    say: (text: string, mentions: readonly number[]) => {
      const line: Outgoing = { path, key: newKey(), text, mentions, error: null, after: null };
      outgoing.set([...outgoing.value, line]);
      send(queries, line, again);
    },
    again: (line: Outgoing) => {
      set(line.key, { error: null });
      send(queries, line, again);
    },
    drop,
  };
};
