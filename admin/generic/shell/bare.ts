// A page with a dock of its own asks the shell to leave the phone's bottom to it.
import { useLayoutEffect, useSyncExternalStore } from 'react';

let bare = 0;
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** While the calling page is shown, the phone's navigation and top bar are not. */
export const useBarePage = (): void => {
  // Before the first paint, so that nothing is seen to move.
  useLayoutEffect(() => {
    bare += 1;
    tell();
    return () => {
      bare -= 1;
      tell();
    };
  }, []);
};
export const useIsBare = (): boolean => useSyncExternalStore(subscribe, () => bare > 0);
