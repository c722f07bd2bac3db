// Runs a bulk action as one call per row, in sequence: a refused row does not undo the others.

/** The props of a bar of bulk actions; call `onDone` when the selection can be cleared. */
export type BulkProps<Row> = { readonly rows: readonly Row[]; readonly onDone: () => void };

export type RefusedRow<Row> = { readonly row: Row; readonly error: unknown };
export type Outcome<Row> = {
  readonly done: number;
  /** Rows that were refused, with the reason. */
  readonly refusedRows: readonly RefusedRow<Row>[];
  /** The error that ended the loop early; null if none did. */
  readonly error: unknown;
};

/** A refusal accepted by `staysBehind` skips its row; any other error ends the loop. */
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
