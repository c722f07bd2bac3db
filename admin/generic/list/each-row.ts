// An act on several rows is the act on each, one after the other: what is done stays done when another is refused.
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

/** The same under the press of a popup: what was done is told, and why it stopped is thrown. */
export const sendEachRow = async <Row>(
  rows: readonly Row[],
  act: (row: Row) => Promise<unknown>,
  told: (done: number) => string,
): Promise<void> => {
  const { done, error } = await eachRow(rows, act);
  if (done > 0) toastSuccess(told(done));
  if (error) throw error;
};
