// Whether the menu is folded: by the user, which this device remembers, or by a page that needs the width.
import { useEffect, useState, useSyncExternalStore } from 'react';
import { keepCollapsed, keptCollapsed } from './kept-collapsed.ts';

export const useCollapsed = (): [boolean, (collapsed: boolean) => void] => {
  const [collapsed, setCollapsed] = useState(keptCollapsed);
  const change = (next: boolean) => {
    setCollapsed(next);
    keepCollapsed(next);
  };
  return [collapsed, change];
};

let asking = 0;
const listeners = new Set<() => void>();
const ask = (more: number) => {
  asking += more;
  for (const tell of listeners) tell();
};
const subscribe = (tell: () => void) => {
  listeners.add(tell);
  return () => listeners.delete(tell);
};

/** Folds the menu as long as the page that asks stands there. */
export const useFoldedMenu = (): void =>
  useEffect(() => {
    ask(1);
    return () => ask(-1);
  }, []);
export const useIsFolded = (): boolean => useSyncExternalStore(subscribe, () => asking > 0);
