// Delays changes until a press ends: a layout shift between press and release would make the click miss its button.
import { useCallback, useEffect, useRef } from 'react';

/** Runs an action at once, or during a press after its click. */
export const useAfterPress = (): ((then: () => void) => void) => {
  /** Undefined while nothing is pressed. */
  const waiting = useRef<(() => void)[]>(undefined);
  useEffect(() => {
    const press = () => {
      waiting.current ??= [];
    };
    const release = () => {
      const due = waiting.current ?? [];
      waiting.current = undefined;
      // The browser fires the click right after the release.
      setTimeout(() => {
        for (const then of due) then();
      });
    };
    window.addEventListener('pointerdown', press, true);
    window.addEventListener('pointerup', release, true);
    window.addEventListener('pointercancel', release, true);
    return () => {
      window.removeEventListener('pointerdown', press, true);
      window.removeEventListener('pointerup', release, true);
      window.removeEventListener('pointercancel', release, true);
    };
  }, []);
  return useCallback((then) => {
    if (waiting.current) waiting.current.push(then);
    else then();
  }, []);
};
