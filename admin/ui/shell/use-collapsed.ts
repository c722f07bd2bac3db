// Whether the menu is folded: by the user, which this device remembers, or by a page that needs the width.
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

/** How many pages want the menu folded. */
const foldingPages = new Watched(0);

/** Folds the menu as long as the page that asks stands there. */
export const useFoldedMenu = (): void =>
  useEffect(() => {
    foldingPages.set(foldingPages.value + 1);
    return () => foldingPages.set(foldingPages.value - 1);
  }, []);
export const useIsFolded = (): boolean => useWatched(foldingPages, (pages) => pages > 0);
