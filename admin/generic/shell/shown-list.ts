// The page of a record says to which list it belongs, so that the menu marks that list as well.
import { useLayoutEffect } from 'react';
import { useWatched, Watched } from '#admin/ui/browser/watched.ts';

const shown = new Watched<string | undefined>(undefined);

/** While the calling page is shown, the menu marks this list. */
export const useListInMenu = (path: string | undefined): void => {
  // Before the first paint, so that no mark is seen to move.
  useLayoutEffect(() => {
    shown.set(path);
    return () => shown.set(undefined);
  }, [path]);
};
export const useShownList = (): string | undefined => useWatched(shown, (path) => path);
