// Merges two clients that are the same: every reference to one moves to the other, and empty fields are filled from the merged client.
import type { Rows } from '#generated/entities.ts';
import { client } from '#schema/clients/client.ts';
import type { Entity } from '#schema/core/entity.ts';
import { nameOf } from '#schema/core/entity.ts';
import type { Database } from '#server/core/database/database.ts';
import { act, type Services, type Tx } from '#server/core/events/act.ts';
import { conflict, invalid } from '#server/core/http/refusal.ts';
import type { Me } from '#server/core/security/session.ts';
import type { ApiRecord } from '#server/crud/read/plan.ts';
import { readOne } from '#server/crud/read/read.ts';
import { wholeRecord } from '#server/crud/read/read-inside.ts';
import { entityNamed } from '#server/crud/read/select.ts';
import { change } from '#server/crud/write/change.ts';
import { same } from '#server/crud/write/check.ts';
import { type MergeRecord, mergesAt, raiseEarlierVersions, undoMs } from './merge-record.ts';
import { countPointers, type MovedRows, movePointers } from './references.ts';

export const area = 'client_merge';
type Values = Record<string, unknown>;

const entity = (): Entity => entityNamed(client.name);
const empty = (value: unknown) => value === null || value === undefined || same(value, []);

/** Fields of which only one client's value is kept; tags are joined, and the merge itself sets the archive fields. */
const compared = client.writable.filter((field) => client.info[field].kind !== 'references' && field !== 'archived');
const tagFields = client.writable.filter((field) => client.info[field].kind === 'references');

const differing = (keptClient: ApiRecord, merged: ApiRecord) =>
  compared.filter((field) => !same(keptClient[field] ?? null, merged[field] ?? null) && !empty(merged[field]));
/** The default choice: fields that are empty in the kept client are taken from the merged one. */
const usual = (keptClient: ApiRecord, merged: ApiRecord) => differing(keptClient, merged).filter((field) => empty(keptClient[field]));

const refuseUnfit = (keptClient: ApiRecord, merged: ApiRecord): void => {
  if (keptClient.id === merged.id) throw conflict(area, 'sameClient');
  if (merged.merged_into_id) throw conflict(area, 'alreadyMerged', { parameters: { name: merged.name } });
  if (keptClient.archived) throw conflict(area, 'keptArchived', { parameters: { name: keptClient.name } });
};

/** Previews a merge: how many rows move and stay, by entity, and which fields differ. @throws Refusal 404 without such clients, 409 where they cannot be merged */
export const previewMerge = async (database: Database, me: Me, id: number, other: number) => {
  const [keptClient, merged] = await Promise.all([readOne(database, entity(), me, id), readOne(database, entity(), me, other)]);
  refuseUnfit(keptClient, merged);
  const takes = new Set(usual(keptClient, merged));
  return {
    kept: { id, title: keptClient.title },
    merged: { id: other, title: merged.title },
    ...(await countPointers(database, other, id)),
    fields: differing(keptClient, merged).map((field) => ({
      field,
      kept: keptClient[field],
      merged: merged[field],
      kept_name: keptClient[nameOf(field)] ?? null,
      merged_name: merged[nameOf(field)] ?? null,
      take: takes.has(field),
    })),
    tags: tagFields.flatMap((field) => [...new Set([...(keptClient[field] as number[]), ...(merged[field] as number[])])]),
  };
};

const chosen = (keptClient: ApiRecord, merged: ApiRecord, fields: readonly string[] | undefined): string[] => {
  const may = differing(keptClient, merged);
  const wrong = fields?.find((field) => !compared.includes(field as (typeof compared)[number]));
  if (wrong !== undefined) throw invalid({ field: 'fields', reason: 'notChoice' });
  return fields ? may.filter((field) => fields.includes(field)) : usual(keptClient, merged);
};

/** Locks both rows in the order of their ids, so that two merges never deadlock. */
const lockBoth = async (tx: Tx, one: number, other: number): Promise<void> => {
  for (const id of [one, other].sort((a, b) => a - b)) await tx.get('client', id);
};

const pick = (record: ApiRecord, fields: readonly string[]): Values =>
  Object.fromEntries(fields.map((field) => [field, record[field] ?? null]));

/** A merge as the API answers it. */
export const mergeSummary = ({ id, kept_id, merged_id, at }: Rows['client_merge'], movedRows: MovedRows) => {
  const counts = new Map<string, number>();
  for (const [name, rows] of Object.entries(movedRows)) {
    const [owner = name] = name.split('.');
    counts.set(owner, (counts.get(owner) ?? 0) + rows.length);
  }
  return {
    id,
    kept_id,
    merged_id,
    until: new Date(at.getTime() + undoMs).toISOString(),
    moves: [...counts].map(([name, count]) => ({ entity: name, count })),
  };
};

/**
 * Merges one client into another in one transaction: references, tags and the chosen fields; the merged client is archived.
 * @throws Refusal 404, 409 where they cannot be merged, 422 for an unknown field
 */
export const mergeClients = (services: Services, me: Me, id: number, merged_id: number, fields?: readonly string[]) =>
  act(services, me, async (tx) => {
    if (id === merged_id) throw conflict(area, 'sameClient');
    await lockBoth(tx, id, merged_id);
    const [keptClient, merged] = [await wholeRecord(tx, entity(), id), await wholeRecord(tx, entity(), merged_id)];
    refuseUnfit(keptClient, merged);
    const takes = chosen(keptClient, merged, fields);
    const earlier = await mergesAt(tx, merged_id);
    const movedRows = await movePointers(tx, merged_id, id);
    raiseEarlierVersions(earlier, movedRows);
    const after: Values = pick(merged, takes);
    for (const field of tagFields) {
      const union = [...new Set([...(keptClient[field] as number[]), ...(merged[field] as number[])])].sort((a, b) => a - b);
      if (!same(union, keptClient[field])) after[field] = union;
    }
    await change(tx, entity(), id, after, { action: 'merge', reason: String(merged.name), always: true });
    const gone = { archived: true, merged_into_id: id, primary_contact_id: null };
    const now = await change(tx, entity(), merged_id, gone, { action: 'mergeInto', always: true });
    const row = tx.create('client_merge', {
      kept_id: id,
      merged_id,
      by: me.id,
      at: tx.now,
      moved: JSON.stringify({
        moves: movedRows,
        before: pick(keptClient, Object.keys(after)),
        after,
        merged: { before: pick(merged, Object.keys(gone)), version: Number(now.after.version) },
      } satisfies MergeRecord),
    });
    await tx.flush();
    return mergeSummary(row, movedRows);
  });
