// Actions that the server has not answered yet: their subject stays visible, dimmed.
import { useWatched, Watched } from '#admin/ui/browser/watched.ts';

/** How many actions are in progress on each subject, such as `material:12`. */
const pending = new Watched<ReadonlyMap<string, number>>(new Map());

const count = (on: string, more: 1 | -1): void => {
  const next = new Map(pending.value);
  const left = (next.get(on) ?? 0) + more;
  if (left > 0) next.set(on, left);
  else next.delete(on);
  pending.set(next);
};
export const markPending = (on: string): void => count(on, 1);
export const markDone = (on: string): void => count(on, -1);

export const isPending = (on: string): boolean => pending.value.has(on);
/** Tells whether an action on a subject is in progress. */
export const usePending = (): ((on: string) => boolean) => {
  const all = useWatched(pending, (now) => now);
  return (on) => all.has(on);
};
