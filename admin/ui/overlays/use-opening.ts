// The subject of an open popup: kept for the closing animation, replaced by the next opening.
import { useCallback, useState } from 'react';

/** `turn` counts the openings: use it as the popup's key. */
export const useOpening = <Value>(first: Value | null = null) => {
  const [shown, setShown] = useState<{ readonly value: Value; readonly turn: number } | null>(
    first === null ? null : { value: first, turn: 0 },
  );
  const [open, setOpen] = useState(first !== null);
  const show = useCallback((value: Value) => {
    setShown((before) => ({ value, turn: (before?.turn ?? 0) + 1 }));
    setOpen(true);
  }, []);
  const close = useCallback(() => setOpen(false), []);
  return { shown, open, show, close };
};
