// The record of a client merge, by which it can be undone; when a later merge moves the same row, earlier records are updated.
import type { Rows } from '#generated/entities.ts';
import { client } from '#schema/clients/client.ts';
import type { Tx } from '../../core/events/act.ts';
import type { MovedRows } from './references.ts';

/** Milliseconds for which a merge can be undone. */
export const undoMs = 86_400_000;
type Values = Record<string, unknown>;

/** What a merge did, kept as JSON in its row until it can no longer be undone. */
export type MergeRecord = {
  readonly moves: MovedRows;
  /** The fields of the kept client that the merge changed. */
  readonly before: Values;
  readonly after: Values;
  /** The merged client's fields before the merge, and its version after it. */
  readonly merged: { readonly before: Values; readonly version: number };
};
type Merge = Rows['client_merge'];

/** The merges that can still be undone and may have moved rows to this client: its own, and those of clients merged into it. */
export const mergesAt = async ({ em, database, now }: Tx, client_id: number): Promise<Merge[]> => {
  const { client: clients, client_merge } = database.entities;
  const taken = await em.find(clients, { merged_into_id: client_id });
  const kept_id = { $in: [client_id, ...taken.map(({ id }) => id)] };
  return em.find(client_merge, { kept_id, undone_at: null, at: { $gt: new Date(now.getTime() - undoMs) } });
};

/** The rows by field, each with its version after the move. */
const versionsIn = (movedRows: MovedRows) => new Map(Object.entries(movedRows).map(([name, rows]) => [name, new Map(rows)] as const));

/** Raises the versions in earlier merge records for rows that only this move has changed: to those merges the rows are unchanged. */
export const raiseEarlierVersions = (merges: readonly Merge[], movedRows: MovedRows): void => {
  const versions = versionsIn(movedRows);
  const since = (name: string, id: number, version: number) => (versions.get(name)?.get(id) === version + 1 ? version + 1 : version);
  for (const merge of merges) {
    const record = JSON.parse(merge.moved) as MergeRecord;
    const stepped = Object.fromEntries(
      Object.entries(record.moves).map(([name, rows]) => [name, rows.map(([id, version]) => [id, since(name, id, version)] as const)]),
    );
    const version = since(`${client.name}.merged_into_id`, merge.merged_id, record.merged.version);
    merge.moved = JSON.stringify({ ...record, moves: stepped, merged: { ...record.merged, version } } satisfies MergeRecord);
  }
};
