// Whether the menu is folded: by the user, which this device remembers, or by a page that needs the width.
import { useEffect, useState, useSyncExternalStore } from 'react';

const key = 'menu_collapsed';

export const useCollapsed = (): [boolean, (collapsed: boolean) => void] => {
  const [collapsed, setCollapsed] = useState(() => {
    try {
      return localStorage.getItem(key) === 'yes';
    } catch {
      return false; // A browser may forbid storage.
    }
  });
  const change = (next: boolean) => {
    setCollapsed(next);
    try {
      localStorage.setItem(key, next ? 'yes' : 'no');
    } catch {
      // Forbidden storage: it holds until the page is left.
    }
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
