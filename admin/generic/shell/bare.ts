// Hides the shell's bottom bar on a phone for pages with a bottom bar of their own.
import { useLayoutEffect } from 'react';
import { useWatched, Watched } from '#admin/ui/browser/watched.ts';

/** The number of mounted pages that hide it. */
const barePages = new Watched(0);

/** Hides the phone's navigation and top bar while the calling page is mounted. */
export const useBarePage = (): void => {
  // Before the first paint, to avoid a layout shift.
  useLayoutEffect(() => {
    barePages.set(barePages.value + 1);
    return () => barePages.set(barePages.value - 1);
  }, []);
};
export const useIsBare = (): boolean => useWatched(barePages, (pages) => pages > 0);
