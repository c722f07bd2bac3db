// Two clients that turn out to be the same become one: everything that points at the one moves to the other, which takes what it lacks.
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
import { keepInStep, type MergeRecord, mergesAt, undoMs } from './merge-record.ts';
import { countPointers, type Moves, movePointers } from './references.ts';

export const area = 'client_merge';
type Values = Record<string, unknown>;

const entity = (): Entity => entityNamed(client.name);
const empty = (value: unknown) => value === null || value === undefined || same(value, []);

/** Fields of which one value is kept; tags are joined, and what the archive says is the merge's own. */
const compared = client.writable.filter((field) => client.info[field].kind !== 'references' && field !== 'archived');
const tagFields = client.writable.filter((field) => client.info[field].kind === 'references');

const differing = (kept: ApiRecord, merged: ApiRecord) =>
  compared.filter((field) => !same(kept[field] ?? null, merged[field] ?? null) && !empty(merged[field]));
/** Without a word, what the kept client lacks comes from the other. */
const usual = (kept: ApiRecord, merged: ApiRecord) => differing(kept, merged).filter((field) => empty(kept[field]));

const refuseUnfit = (kept: ApiRecord, merged: ApiRecord): void => {
  if (kept.id === merged.id) throw conflict(area, 'sameClient');
  if (merged.merged_into_id) throw conflict(area, 'alreadyMerged', { parameters: { name: merged.name } });
  if (kept.archived) throw conflict(area, 'keptArchived', { parameters: { name: kept.name } });
};

/** What a merge would do: how much moves and stays, by entity, and which fields differ. @throws Refusal 404 without such clients, 409 where they cannot be merged */
export const previewMerge = async (database: Database, me: Me, id: number, other: number) => {
  const [kept, merged] = await Promise.all([readOne(database, entity(), me, id), readOne(database, entity(), me, other)]);
  refuseUnfit(kept, merged);
  const takes = new Set(usual(kept, merged));
  return {
    kept: { id, title: kept.title },
    merged: { id: other, title: merged.title },
    ...(await countPointers(database, other, id)),
    fields: differing(kept, merged).map((field) => ({
      field,
      kept: kept[field],
      merged: merged[field],
      kept_name: kept[nameOf(field)] ?? null,
      merged_name: merged[nameOf(field)] ?? null,
      take: takes.has(field),
    })),
    tags: tagFields.flatMap((field) => [...new Set([...(kept[field] as number[]), ...(merged[field] as number[])])]),
  };
};

const chosen = (kept: ApiRecord, merged: ApiRecord, fields: readonly string[] | undefined): string[] => {
  const may = differing(kept, merged);
  const wrong = fields?.find((field) => !compared.includes(field as (typeof compared)[number]));
  if (wrong !== undefined) throw invalid({ field: 'fields', reason: 'notChoice' });
  return fields ? may.filter((field) => fields.includes(field)) : usual(kept, merged);
};

/** Both rows, locked in the order of their ids, so that two merges never wait for each other. */
const lockBoth = async (tx: Tx, one: number, other: number): Promise<void> => {
  for (const id of [one, other].sort((a, b) => a - b)) await tx.get('client', id);
};

const pick = (record: ApiRecord, fields: readonly string[]): Values =>
  Object.fromEntries(fields.map((field) => [field, record[field] ?? null]));

/** What a merge is told as. */
export const mergeSummary = ({ id, kept_id, merged_id, at }: Rows['client_merge'], moves: Moves) => {
  const counts = new Map<string, number>();
  for (const [name, rows] of Object.entries(moves)) {
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
 * Merges one client into another, in one transaction: references, tags, the fields named (or what the kept one lacks); the merged one goes to the archive.
 * @throws Refusal 404, 409 where they cannot be merged, 422 for a field that there is not
 */
export const mergeClients = (services: Services, me: Me, id: number, merged_id: number, fields?: readonly string[]) =>
  act(services, me, async (tx) => {
    if (id === merged_id) throw conflict(area, 'sameClient');
    await lockBoth(tx, id, merged_id);
    const [kept, merged] = [await wholeRecord(tx, entity(), id), await wholeRecord(tx, entity(), merged_id)];
    refuseUnfit(kept, merged);
    const takes = chosen(kept, merged, fields);
    const earlier = await mergesAt(tx, merged_id);
    const moves = await movePointers(tx, merged_id, id);
    keepInStep(earlier, moves);
    const after: Values = pick(merged, takes);
    for (const field of tagFields) {
      const union = [...new Set([...(kept[field] as number[]), ...(merged[field] as number[])])].sort((a, b) => a - b);
      if (!same(union, kept[field])) after[field] = union;
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
        moves,
        before: pick(kept, Object.keys(after)),
        after,
        merged: { before: pick(merged, Object.keys(gone)), version: Number(now.after.version) },
      } satisfies MergeRecord),
    });
    await tx.flush();
    return mergeSummary(row, moves);
  });
