// An act on several rows is the act on each, one after the other: what is done stays done when another is refused.
import { useState } from 'react';
import { useFailureWords } from '#admin/providers/calls/failure.ts';
import { toastSuccess } from '#admin/ui/overlays/toasts.tsx';

/** What a bar of acts on chosen rows gets; `onDone` once nothing is left to do with them. */
export type BulkProps<Row> = { readonly rows: readonly Row[]; readonly onDone: () => void };

export type Kept<Row> = { readonly row: Row; readonly error: unknown };
export type Outcome<Row> = {
  readonly done: number;
  /** Rows whose refusal says why they stay as they are. */
  readonly kept: readonly Kept<Row>[];
  /** Why it stopped before the last; null where it did not. */
  readonly error: unknown;
};

/** A refusal that `staysBehind` knows leaves its row as it is; any other ends the loop. */
export const eachRow = async <Row>(
  rows: readonly Row[],
  act: (row: Row) => Promise<unknown>,
  staysBehind: (error: unknown) => boolean = () => false,
): Promise<Outcome<Row>> => {
  const kept: Kept<Row>[] = [];
  let done = 0;
  for (const row of rows)
    try {
      await act(row);
      done += 1;
    } catch (error) {
      if (!staysBehind(error)) return { done, kept, error };
      kept.push({ row, error });
    }
  return { done, kept, error: null };
};

/** The same from a popup: what was done is told, and why it stopped stays there. */
export const useEachRow = ({ onDone, onClose }: { readonly onDone: () => void; readonly onClose: () => void }) => {
  const words = useFailureWords();
  const [error, setError] = useState<string | null>(null);
  const act = async <Row>(rows: readonly Row[], one: (row: Row) => Promise<unknown>, told: (done: number) => string): Promise<void> => {
    const { done, error: stopped } = await eachRow(rows, one);
    if (done > 0) toastSuccess(told(done));
    if (stopped) return setError(words(stopped));
    onDone();
    onClose();
  };
  return { error, act };
};
