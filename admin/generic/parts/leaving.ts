// Rows that somebody has deleted and may still take back: gone from the screen, kept by the server until the toast goes.
import { useSyncExternalStore } from 'react';

let leaving: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();
const change = (next: ReadonlySet<string>) => {
  leaving = next;
  for (const tell of listeners) tell();
};
const subscribe = (tell: () => void) => {
  listeners.add(tell);
  return () => listeners.delete(tell);
};

/** `material:12` while it leaves. */
export const useLeaving = (): ReadonlySet<string> => useSyncExternalStore(subscribe, () => leaving);
export const leave = (row: string): void => change(new Set([...leaving, row]));
export const stay = (row: string): void => change(new Set([...leaving].filter((other) => other !== row)));
