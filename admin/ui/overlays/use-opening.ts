// What a popup was opened for: it stays a moment after closing, so that the popup can leave; the next opening begins anew.
import { useCallback, useState } from 'react';

/** `turn` tells one opening from the next: the key of the popup. */
export const useOpening = <What>(first: What | null = null) => {
  const [shown, setShown] = useState<{ readonly what: What; readonly turn: number } | null>(
    first === null ? null : { what: first, turn: 0 },
  );
  const [open, setOpen] = useState(first !== null);
  const show = useCallback((what: What) => {
    setShown((before) => ({ what, turn: (before?.turn ?? 0) + 1 }));
    setOpen(true);
  }, []);
  const close = useCallback(() => setOpen(false), []);
  return { shown, open, show, close };
};
