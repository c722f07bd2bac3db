// What a popup was opened for: it stays a moment after closing, so that the popup can leave; the next opening begins anew.
import { useCallback, useState } from 'react';

/** `turn` tells one opening from the next: the key of the popup. */
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
