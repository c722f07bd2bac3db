// Changes a row inside an act: its fields, its join rows, its version, and the event with the values before and after.

import type { Entity } from '#schema/core/entity.ts';
import { exclusive } from '#server/core/database/locks.ts';
import type { Tx } from '#server/core/events/act.ts';
import { notFound } from '#server/core/http/refusal.ts';
import { toProperties } from '#server/fields/properties.ts';
import type { ApiRecord } from '../read/plan.ts';
import { wholeRecord } from '../read/read-inside.ts';
import { same, tableOf, type Values } from './check.ts';

/** `fresh`: the row was just created, so that it has no join rows yet. */
export const writeReferences = async (tx: Tx, entity: Entity, id: number, values: Values, fresh = false): Promise<void> => {
  for (const [field, ids] of Object.entries(values)) {
    const info = entity.info[field];
    if (info?.kind !== 'references') continue;
    const rows = tableOf(tx, `${entity.name}_${field}`);
    if (!fresh) await tx.em.nativeDelete(rows, { [`${entity.name}_id`]: id });
    for (const other of ids as number[]) tx.em.create(rows, { [`${entity.name}_id`]: id, [`${info.target}_id`]: other });
  }
};

export const changedPart = (entity: Entity, before: ApiRecord, after: ApiRecord) => {
  const fields = entity.readable.filter((field) => !same(before[field], after[field]));
  const pick = (record: ApiRecord) => Object.fromEntries(fields.map((field) => [field, record[field]]));
  return { fields, before: pick(before), after: pick(after) };
};
/** How a change is recorded: its name, its reason, and the topics of further screens that show it. */
export type ChangeRecording = {
  readonly action?: string;
  readonly reason?: string | undefined;
  readonly topics?: readonly string[];
  /** Values of the event beside the changed fields, such as who of the client's people confirmed. */
  readonly extraValues?: Values;
  /** Records the event even if no field changed, as when a mail is sent to the client again. */
  readonly always?: true;
};

/** Changes a row inside an act; the rules check the stored record merged with the change. */
export const change = async (
  tx: Tx,
  entity: Entity,
  id: number,
  values: Values,
  { action = 'update', reason, topics = [], extraValues = {}, always }: ChangeRecording = {},
): Promise<{ before: ApiRecord; after: ApiRecord }> => {
  const row = await tx.em.findOneOrFail(tableOf(tx, entity.name), { id }, { lockMode: exclusive, failHandler: notFound });
  const before = await wholeRecord(tx, entity, id);
  Object.assign(row, toProperties(entity, values));
  await writeReferences(tx, entity, id, values);
  await tx.flush();
  const after = await wholeRecord(tx, entity, id);
  const part = changedPart(entity, before, after);
  if (part.fields.length === 0 && !always) return { before, after };
  row.version = Number(row.version) + 1;
  await tx.flush();
  tx.record({
    entity: entity.name,
    id,
    action,
    before: part.before,
    after: { ...part.after, ...extraValues },
    reason,
    topics: [entity.name, ...topics],
  });
  return { before, after: { ...after, version: row.version } };
};
