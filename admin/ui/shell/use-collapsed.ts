// Whether the user has folded the menu; this device remembers.
import { useState } from 'react';

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
