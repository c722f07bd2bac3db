// Autosave: after a pause in typing, when the connection returns, and when the user leaves the page; saves run one after the other.
import { useEffect, useRef, useState } from 'react';
import { oneByOne } from '#admin/providers/calls/one-by-one.ts';
import { isUnanswered } from '#admin/providers/calls/send-once.ts';

/** Milliseconds until an unanswered save is retried. */
const againMs = 3000;

/** `save` sends the unsaved changes and answers whether everything is saved; `keepalive` is set while the user leaves the page. */
export const useSelfSaving = (save: (keepalive: boolean) => Promise<boolean>) => {
  const newest = useRef(save);
  newest.current = save;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Whether the page is still open: only then is a failed save retried. */
  const here = useRef(false);

  /** Runs an action after the save in progress. */
  const [inTurn] = useState(oneByOne);
  /** Saves now; answers whether everything is saved. */
  const flush = (keepalive = false): Promise<boolean> => {
    clearTimeout(timer.current);
    return inTurn(() => newest.current(keepalive));
  };
  const plan = (after: number): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void flush(), after);
  };
  /** A lost connection may return, so the save is retried; a refusal is final. */
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
