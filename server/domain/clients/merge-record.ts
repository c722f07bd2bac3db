// What is kept of a merge of clients, so that it can be taken back; where the next merge moves a row on, or back, the earlier one keeps in step.
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
  /** What the merged client was, and its version since. */
  readonly merged: { readonly before: Values; readonly version: number };
};
type Merge = Rows['client_merge'];

/** The merges that can still be taken back and may hold rows which stand at this client now: its own, and those of the clients that it has taken in. */
export const mergesAt = async ({ em, database, now }: Tx, client_id: number): Promise<Merge[]> => {
  const { client: clients, client_merge } = database.entities;
  const taken = await em.find(clients, { merged_into_id: client_id });
  const kept_id = { $in: [client_id, ...taken.map(({ id }) => id)] };
  return em.find(client_merge, { kept_id, undone_at: null, at: { $gt: new Date(now.getTime() - undoMs) } });
};

/** Each row by its field, with the version that the move gave it. */
const versionsIn = (movedRows: MovedRows) => new Map(Object.entries(movedRows).map(([name, rows]) => [name, new Map(rows)] as const));

/** Raises the versions that earlier merges know, of rows that only this move has changed: they stand as those merges left them. */
export const keepInStep = (merges: readonly Merge[], movedRows: MovedRows): void => {
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
