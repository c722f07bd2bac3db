// What waits for the end of a press: whatever moves the page between press and release takes the click from what was pressed.
import { useCallback, useEffect, useRef } from 'react';

/** Does something at once; while a pointer is pressed, as soon as its click has come to where it was meant. */
export const useAfterPress = (): ((then: () => void) => void) => {
  /** None while nothing is pressed. */
  const waiting = useRef<(() => void)[]>(undefined);
  useEffect(() => {
    const press = () => {
      waiting.current ??= [];
    };
    const release = () => {
      const due = waiting.current ?? [];
      waiting.current = undefined;
      // The click follows the release at once.
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
