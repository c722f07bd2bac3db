// How much of a chat this person has seen in this browser: nothing is ever deleted from it, so a number says it all.
import { useSyncExternalStore } from 'react';
import { useSession } from '#admin/providers/person/session.tsx';
import { keepValue, keptValue } from '#admin/ui/browser/browser-store.ts';
import type { TalkedPlace } from './place.ts';

const store = 'chats_read';
/** So many chats are remembered, the ones seen last. */
const most = 500;
const listeners = new Set<() => void>();

type Marks = Readonly<Record<string, number>>;
let marks: Marks | undefined;
const read = (): Marks => ({ ...(keptValue(store) as Marks | null) });
const known = (): Marks => {
  marks ??= read();
  return marks;
};

// Another tab of the same browser has read on.
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

/** Tasks stand there by their number alone, since before others had a chat. */
const nameOf = (user: number, path: string) => `${user}:${path.replace(/^task\//, '')}`;

/** How many lines of a chat were there when the person last looked; 0 who never did. */
export const useSeen = (user: number, path: string): number => useSyncExternalStore(subscribe, () => known()[nameOf(user, path)] ?? 0);

/** How many lines have come since then. */
export const useUnread = ({ path, comments }: Pick<TalkedPlace, 'path' | 'comments'>): number =>
  Math.max(0, comments - useSeen(useSession().user.id, path));

/** Remembers that so many lines were seen. */
export const markSeen = (user: number, path: string, count: number): void => {
  const name = nameOf(user, path);
  const { [name]: before = 0, ...others } = read();
  if (before >= count) return;
  marks = Object.fromEntries([...Object.entries(others).slice(1 - most), [name, count]]);
  keepValue(store, marks);
  for (const tell of listeners) tell();
};
