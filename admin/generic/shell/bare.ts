// A page with a dock of its own asks the shell to leave the phone's bottom to it.
import { useLayoutEffect } from 'react';
import { useWatched, Watched } from '#admin/ui/browser/watched.ts';

/** How many pages want the bottom to themselves. */
const barePages = new Watched(0);

/** While the calling page is shown, the phone's navigation and top bar are not. */
export const useBarePage = (): void => {
  // Before the first paint, so that nothing is seen to move.
  useLayoutEffect(() => {
    barePages.set(barePages.value + 1);
    return () => barePages.set(barePages.value - 1);
  }, []);
};
export const useIsBare = (): boolean => useWatched(barePages, (pages) => pages > 0);
