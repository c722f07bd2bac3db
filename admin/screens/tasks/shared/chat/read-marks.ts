// The number of messages of each chat that the user has seen in this browser; messages are never deleted, so a count suffices.
import { useSyncExternalStore } from 'react';
import { useSession } from '#admin/providers/person/session.tsx';
import { keepValue, keptValue } from '#admin/ui/browser/browser-store.ts';
import type { TalkedPlace } from './place.ts';

const store = 'chats_read';
/** At most this many chats are remembered, the latest ones. */
const most = 500;
const listeners = new Set<() => void>();

type Marks = Readonly<Record<string, number>>;
let marks: Marks | undefined;
const read = (): Marks => ({ ...(keptValue(store) as Marks | null) });
const known = (): Marks => {
  marks ??= read();
  return marks;
};

// Another tab of this browser has updated the marks.
const onStorage = (event: StorageEvent) => {
  if (event.key !== store) return;
  marks = read();
  for (const tell of listeners) tell();
};
const subscribe = (tell: () => void) => {
  if (listeners.size === 0) window.addEventListener('storage', onStorage);
  listeners.add(tell);
  return () => {
    listeners.delete(tell);
    if (listeners.size === 0) window.removeEventListener('storage', onStorage);
  };
};

/** The storage key; tasks use the bare number, from the time before other records had a chat. */
const nameOf = (user: number, path: string) => `${user}:${path.replace(/^task\//, '')}`;

/** The number of messages at the user's last visit; 0 without one. */
export const useSeen = (user: number, path: string): number => useSyncExternalStore(subscribe, () => known()[nameOf(user, path)] ?? 0);

/** The number of messages since then. */
export const useUnread = ({ path, comments }: Pick<TalkedPlace, 'path' | 'comments'>): number =>
  Math.max(0, comments - useSeen(useSession().user.id, path));

/** Stores the number of seen messages. */
export const markSeen = (user: number, path: string, count: number): void => {
  const name = nameOf(user, path);
  const { [name]: before = 0, ...others } = read();
  if (before >= count) return;
  marks = Object.fromEntries([...Object.entries(others).slice(1 - most), [name, count]]);
  keepValue(store, marks);
  for (const tell of listeners) tell();
};
