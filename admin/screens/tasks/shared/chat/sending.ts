// Unsent messages: sent once each, in order, and shown until the server has them or the user discards them.
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { oneByOne } from '#admin/providers/calls/one-by-one.ts';
import { isUnanswered, newKey, sendOnce } from '#admin/providers/calls/send-once.ts';
import { useWatched, Watched } from '#admin/ui/browser/watched.ts';
import { type Comment, chatKey } from './data.ts';
import type { TalkedPlace } from './place.ts';

export type Outgoing = {
  /** The record's path. */
  readonly path: TalkedPlace['path'];
  readonly key: string;
  readonly text: string;
  readonly mentions: readonly number[];
  /** The error; null while the message is being sent. */
  readonly error: unknown;
  /** The newest message when this one was sent; a later one with the same text is this one. */
  readonly after: number | null;
};

// Global, so that a failed message survives a change of tab.
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
      // A refused message gets a new key; an unanswered one keeps its key.
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
