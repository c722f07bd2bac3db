// The browser asks before a page with unsaved work is closed or loaded anew.
import { useEffect } from 'react';

export const useUnloadQuestion = (changed: boolean): void =>
  useEffect(() => {
    if (!changed) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [changed]);
