// A page with a dock of its own asks the shell to leave the phone's bottom to it.
import { useLayoutEffect } from 'react';
import { useWatched, Watched } from '#admin/ui/browser/watched.ts';

/** How many pages ask for it. */
const asking = new Watched(0);

/** While the calling page is shown, the phone's navigation and top bar are not. */
export const useBarePage = (): void => {
  // Before the first paint, so that nothing is seen to move.
  useLayoutEffect(() => {
    asking.set(asking.value + 1);
    return () => asking.set(asking.value - 1);
  }, []);
};
export const useIsBare = (): boolean => useWatched(asking, (pages) => pages > 0);
