// Whether the menu is folded: by the user (stored on this device), or by a page that needs the width.
import { useEffect, useState } from 'react';
import { useWatched, Watched } from '../browser/watched.ts';
import { keepCollapsed, keptCollapsed } from './stored-collapsed.ts';

export const useCollapsed = (): [boolean, (collapsed: boolean) => void] => {
  const [collapsed, setCollapsed] = useState(keptCollapsed);
  const change = (next: boolean) => {
    setCollapsed(next);
    keepCollapsed(next);
  };
  return [collapsed, change];
};

/** The number of mounted pages that fold the menu. */
const foldingPages = new Watched(0);

/** Folds the menu while the calling page is mounted. */
export const useFoldedMenu = (): void =>
  useEffect(() => {
    foldingPages.set(foldingPages.value + 1);
    return () => foldingPages.set(foldingPages.value - 1);
  }, []);
export const useIsFolded = (): boolean => useWatched(foldingPages, (pages) => pages > 0);
