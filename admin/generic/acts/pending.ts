// Rows with which something is being done, while nobody knows yet whether the server has done it: they stay in sight, dimmed.
import { useWatched, Watched } from '#admin/ui/browser/watched.ts';

const pending = new Watched<ReadonlySet<string>>(new Set());

/** Asks of a row, `material:12`, whether an act on it is under way. */
export const usePending = (): ((row: string) => boolean) => {
  const rows = useWatched(pending, (all) => all);
  return (row) => rows.has(row);
};
export const isPending = (row: string): boolean => pending.value.has(row);
export const begin = (row: string): void => pending.set(new Set([...pending.value, row]));
export const end = (row: string): void => pending.set(new Set([...pending.value].filter((other) => other !== row)));
