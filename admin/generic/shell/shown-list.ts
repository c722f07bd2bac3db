// The page of a record says to which list it belongs, so that the menu marks that list as well.
import { useLayoutEffect, useSyncExternalStore } from 'react';

let shown: string | undefined;
const listeners = new Set<() => void>();
const show = (path: string | undefined) => {
  shown = path;
  for (const tell of listeners) tell();
};
const subscribe = (tell: () => void) => {
  listeners.add(tell);
  return () => listeners.delete(tell);
};

/** While the calling page is shown, the menu marks this list. */
export const useListInMenu = (path: string | undefined): void => {
  // Before the first paint, so that no mark is seen to move.
  useLayoutEffect(() => {
    show(path);
    return () => show(undefined);
  }, [path]);
};
export const useShownList = (): string | undefined => useSyncExternalStore(subscribe, () => shown);
