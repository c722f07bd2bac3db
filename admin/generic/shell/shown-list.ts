// A record page tells which list it belongs to, so that the menu highlights that list.
import { useLayoutEffect } from 'react';
import { useWatched, Watched } from '#admin/ui/browser/watched.ts';

const listInMenu = new Watched<string | undefined>(undefined);

/** Highlights this list in the menu while the calling page is mounted. */
export const useListInMenu = (path: string | undefined): void => {
  // Before the first paint, so that the highlight does not jump.
  useLayoutEffect(() => {
    listInMenu.set(path);
    return () => listInMenu.set(undefined);
  }, [path]);
};
export const useShownList = (): string | undefined => useWatched(listInMenu, (path) => path);
