// Rows that somebody has deleted and may still take back: gone from the screen, kept by the server until the toast goes.
import { useWatched, Watched } from '#admin/ui/browser/watched.ts';

const leaving = new Watched<ReadonlySet<string>>(new Set());

/** `material:12` while it leaves. */
export const useLeaving = (): ReadonlySet<string> => useWatched(leaving, (rows) => rows);
export const leave = (row: string): void => leaving.set(new Set([...leaving.value, row]));
export const stay = (row: string): void => leaving.set(new Set([...leaving.value].filter((other) => other !== row)));
