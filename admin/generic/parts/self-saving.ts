// What is written is saved by itself: a moment after the last key, when the line is back, and when the page is left; two saves never overtake each other.
import { useEffect, useRef, useState } from 'react';
import { oneByOne } from '#admin/providers/calls/one-by-one.ts';
import { isUnanswered } from '#admin/providers/calls/send-once.ts';

/** Until a save that nobody has answered is tried again. */
const againMs = 3000;

/** `save` sends what is unsaved by then and answers whether all of it is saved; `keepalive` where the page is being left. */
export const useSelfSaving = (save: (keepalive: boolean) => Promise<boolean>) => {
  const newest = useRef(save);
  newest.current = save;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The page stands open: what could not be saved is tried again. */
  const here = useRef(false);

  /** Does this when what is on its way has arrived. */
  const [inTurn] = useState(oneByOne);
  /** Saves what is written now; answers whether all of it is. */
  const flush = (keepalive = false): Promise<boolean> => {
    clearTimeout(timer.current);
    return inTurn(() => newest.current(keepalive));
  };
  const plan = (after: number): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void flush(), after);
  };
  /** A line that is cut comes back; a refusal stands. */
  const again = (error: unknown): void => {
    if (here.current && isUnanswered(error)) plan(againMs);
  };
  const flushing = useRef(flush);
  useEffect(() => {
    here.current = true;
    const now = () => void flushing.current();
    const leave = () => void flushing.current(true);
    window.addEventListener('online', now);
    window.addEventListener('pagehide', leave);
    return () => {
      here.current = false;
      window.removeEventListener('online', now);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  return { flush, plan, again, inTurn };
};
