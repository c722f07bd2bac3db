// An act on several rows is the act on each, one after the other: what is done stays done when another is refused.
import { toastSuccess } from '#admin/ui/overlays/toasts.tsx';

/** What a bar of acts on chosen rows gets; `onDone` once nothing is left to do with them. */
export type BulkProps<Row> = { readonly rows: readonly Row[]; readonly onDone: () => void };

export type RefusedRow<Row> = { readonly row: Row; readonly error: unknown };
export type Outcome<Row> = {
  readonly done: number;
  /** Rows whose refusal says why they stay as they are. */
  readonly refusedRows: readonly RefusedRow<Row>[];
  /** Why it stopped before the last; null where it did not. */
  readonly error: unknown;
};

/** A refusal that `staysBehind` knows leaves its row as it is; any other ends the loop. */
export const eachRow = async <Row>(
  rows: readonly Row[],
  act: (row: Row) => Promise<unknown>,
  staysBehind: (error: unknown) => boolean = () => false,
): Promise<Outcome<Row>> => {
  const refusedRows: RefusedRow<Row>[] = [];
  let done = 0;
  for (const row of rows)
    try {
      await act(row);
      done += 1;
    } catch (error) {
      if (!staysBehind(error)) return { done, refusedRows, error };
      refusedRows.push({ row, error });
    }
  return { done, refusedRows, error: null };
};

/** The same under the press of a popup: what was done is told, and why it stopped is thrown. */
export const sendEachRow = async <Row>(
  rows: readonly Row[],
  act: (row: Row) => Promise<unknown>,
  doneText: (done: number) => string,
): Promise<void> => {
  const { done, error } = await eachRow(rows, act);
  if (done > 0) toastSuccess(doneText(done));
  if (error) throw error;
};
