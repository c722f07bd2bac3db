// An act on several tasks is the act on each, one after the other.
import { useState } from 'react';
import { useFailureWords } from '#admin/providers/calls/failure.ts';
import { toastSuccess } from '#admin/ui/overlays/toasts.tsx';
import type { TaskRow } from './lists.ts';

export type BulkProps = { rows: readonly TaskRow[]; onDone: () => void };
type Act = (row: TaskRow) => Promise<unknown>;

/** Answers how many were done, and why it stopped. */
export const each = async (rows: readonly TaskRow[], act: Act): Promise<{ done: number; error: unknown }> => {
  let done = 0;
  try {
    for (const row of rows) {
      await act(row);
      done += 1;
    }
    return { done, error: null };
  } catch (error) {
    return { done, error };
  }
};

/** The same from a popup: what was done is told, and why it stopped stays there. */
export const useEach = ({ onDone, onClose }: Pick<BulkProps, 'onDone'> & { onClose: () => void }) => {
  const words = useFailureWords();
  const [error, setError] = useState<string | null>(null);
  const act = async (rows: readonly TaskRow[], one: Act, told: (done: number) => string): Promise<void> => {
    const { done, error: stopped } = await each(rows, one);
    if (done > 0) toastSuccess(told(done));
    if (stopped) return setError(words(stopped));
    onDone();
    onClose();
  };
  return { error, act };
};
