// The browser asks before a page with unsaved work is closed or reloaded.
import { useEffect } from 'react';

export const useUnloadQuestion = (changed: boolean): void =>
  useEffect(() => {
    if (!changed) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [changed]);
