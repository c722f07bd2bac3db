// Undoes a client merge within a day, completely or not at all; a refusal names the records that have changed since.
import { client } from '#schema/clients/client.ts';
import type { Entity } from '#schema/core/entity.ts';
import type { Database } from '#server/core/database/database.ts';
import { instant, nullable, number, sql, text } from '#server/core/database/sql.ts';
import { act, type Services, type Tx } from '#server/core/events/act.ts';
import { conflict } from '#server/core/http/refusal.ts';
import type { Me } from '#server/core/security/session.ts';
import type { ApiRecord } from '#server/crud/read/plan.ts';
import { readOne } from '#server/crud/read/read.ts';
import { wholeRecord } from '#server/crud/read/read-inside.ts';
import { entityNamed } from '#server/crud/read/select.ts';
import { change } from '#server/crud/write/change.ts';
import { same } from '#server/crud/write/check.ts';
import { type Changed, refuseChanged } from '../company/changed-since.ts';
import { area, mergeSummary } from './merge.ts';
import { type MergeRecord, mergesAt, raiseEarlierVersions, undoMs } from './merge-record.ts';
import { changedSince, dependentFields, type MovedRows, moveBack } from './references.ts';

const entity = (): Entity => entityNamed(client.name);
/** Which of the two clients has changed since the merge. */
const changedClients = (keptClient: ApiRecord, merged: ApiRecord, { after, moves: movedRows, merged: gone }: MergeRecord): Changed[] => {
  const of = ({ id, name }: ApiRecord) => ({ entity: client.name, id, title: String(name) });
  const touched = Object.entries(after).some(([field, value]) => !same(keptClient[field] ?? null, value));
  // A reference that the merge set is reverted with it; one that a user set since would point at another client's contact.
  const leans = dependentFields(client, movedRows).some(({ field, ids }) => !(field in after) && ids.includes(Number(keptClient[field])));
  const there = Number(merged.version) === gone.version && merged.merged_into_id === keptClient.id;
  return [...(touched || leans ? [of(keptClient)] : []), ...(there ? [] : [of(merged)])];
};

/** Finds what was made of moved work since; areas above clients know that, so the caller passes it in. */
type Holding = (tx: Tx, movedRows: MovedRows, kept_id: number) => Promise<Changed[]>;

/** Points every reference at the merged client again and restores the fields of both clients. @throws Refusal 404, 409 where it is too late or something has changed since */
export const undoMerge = (services: Services, me: Me, id: number, heldSince: Holding) =>
  act(services, me, async (tx: Tx) => {
    const row = await tx.get('client_merge', id);
    const { kept_id, merged_id } = row;
    for (const one of [kept_id, merged_id].sort((a, b) => a - b)) await tx.get('client', one);
    if (row.undone_at) throw conflict(area, 'alreadyUndone');
    if (tx.now.getTime() - row.at.getTime() > undoMs) throw conflict(area, 'tooLate');
    const was = JSON.parse(row.moved) as MergeRecord;
    const [keptClient, merged] = [await wholeRecord(tx, entity(), kept_id), await wholeRecord(tx, entity(), merged_id)];
    await refuseChanged(tx, me, area, [
      ...changedClients(keptClient, merged, was),
      ...(await heldSince(tx, was.moves, kept_id)),
      ...(await changedSince(tx, was.moves, kept_id)),
    ]);
    const others = (await mergesAt(tx, kept_id)).filter((one) => one.id !== id);
    raiseEarlierVersions(others, await moveBack(tx, was.moves, kept_id, merged_id));
    await change(tx, entity(), merged_id, was.merged.before, { action: 'undoMerge', always: true });
    await change(tx, entity(), kept_id, was.before, { action: 'undoMerge', reason: String(merged.name), always: true });
    row.undone_by = me.id;
    row.undone_at = tx.now;
    return mergeSummary(row, was.moves);
  });

/** The merges of a client, the newest first. @throws Refusal 404 without such a client */
export const mergesOf = async (database: Database, me: Me, id: number) => {
  await readOne(database, entity(), me, id);
  const rows = await database.read.rows(
    sql`select m.id, m.kept_id, k.name as kept_name, m.merged_id, g.name as merged_name, m.at, u.name || ' ' || u.last_name as by_name, m.undone_at
      from client_merge m join client k on k.id = m.kept_id join client g on g.id = m.merged_id join "user" u on u.id = m."by"
      where m.kept_id = ${id} or m.merged_id = ${id} order by m.id desc limit 50`,
    {
      id: number,
      kept_id: number,
      kept_name: text,
      merged_id: number,
      merged_name: text,
      at: instant,
      by_name: text,
      undone_at: nullable(instant),
    },
  );
  return rows.map((row) => ({ ...row, until: new Date(Date.parse(row.at) + undoMs).toISOString() }));
};
