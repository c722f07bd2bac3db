// Many validated rows at once, as an import brings them: written together, each with its event; open lists hear of all of them by one.
import { LockMode } from '@mikro-orm/core';
import type { Entity } from '#schema/core/entity.ts';
import type { Tx } from '#server/core/act.ts';
import { notFound } from '#server/core/refusal.ts';
import { toProperties } from '#server/fields/properties.ts';
import { changedPart, writeReferences } from './change.ts';
import { type Table, tableOf, type Values } from './check.ts';
import type { ApiRecord } from './plan.ts';
import { wholeRecord } from './read-inside.ts';
import { wholes } from './write.ts';

/** Inserts them; answers their ids. Nothing in them may be counted by the server or follow from another. */
export const insertMany = async (tx: Tx, entity: Entity, rows: readonly Values[], owned: Values = {}): Promise<number[]> => {
  const made = rows.map(
    (values) => tx.create(entity.name as Table, toProperties(entity, { ...values, ...owned }) as never) as { id: number },
  );
  await tx.flush();
  for (const [at, { id }] of made.entries()) {
    const values = { ...rows[at], ...owned };
    await writeReferences(tx, entity, id, values, true);
    const after = Object.fromEntries(entity.readable.map((field) => [field, values[field] ?? null]));
    const lists = at === made.length - 1 ? [entity.name] : [];
    tx.record({ entity: entity.name, id, action: 'create', after, topics: [...lists, ...wholes(entity, { ...after, id })] });
  }
  await tx.flush();
  return made.map(({ id }) => id);
};

/** What shall become of a row; `before` is how it stood when that was decided. */
export type Change = { readonly id: number; readonly values: Values; readonly before: ApiRecord; readonly topics: readonly string[] };

/** Changes them. No value of them may follow from another field. */
export const changeMany = async (tx: Tx, entity: Entity, changes: readonly Change[]): Promise<void> => {
  const rows = await tx.em.find(
    tableOf(tx, entity.name),
    { id: { $in: changes.map(({ id }) => id) } },
    // In one order, so that two who change many do not wait for each other.
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const [at, { id, values, before, topics }] of changes.entries()) {
    const row = byId.get(id);
    if (!row) throw notFound();
    // Somebody was faster: what was is what they made of it.
    const was = row.version === before.version ? before : await wholeRecord(tx, entity, id);
    const part = changedPart(entity, was, { ...was, ...values });
    if (part.fields.length === 0) continue;
    Object.assign(row, toProperties(entity, values), { version: Number(row.version) + 1 });
    await writeReferences(tx, entity, id, values);
    const lists = at === changes.length - 1 ? [entity.name] : [];
    tx.record({ entity: entity.name, id, action: 'update', before: part.before, after: part.after, topics: [...lists, ...topics] });
  }
  await tx.flush();
};
