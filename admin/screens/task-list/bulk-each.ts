// An act on several tasks is the act on each, one after the other.
import type { TaskRow } from './lists.ts';

export type BulkProps = { rows: readonly TaskRow[]; onDone: () => void };

/** One after the other; answers how many were done, and why it stopped. */
export const each = async (
  rows: readonly TaskRow[],
  act: (row: TaskRow) => Promise<unknown>,
): Promise<{ done: number; error: unknown }> => {
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
