// Writes many validated rows, as an import does: prepared before the act, written together with an event each; open lists get a single event for all.
import type { Entity } from '#schema/core/entity.ts';
import type { Database } from '#server/core/database/database.ts';
import { among, identifier, sql } from '#server/core/database/sql.ts';
import type { Tx } from '#server/core/events/act.ts';
import { notFound } from '#server/core/http/refusal.ts';
import type { ApiRecord } from '../read/plan.ts';
import { wholeRecord } from '../read/read-inside.ts';
import { changedPart, writeReferences } from './change.ts';
import type { Values } from './check.ts';
import { columnsOf, insertRows, lockedVersions, updateRows } from './many-rows.ts';
import { wholes } from './write.ts';

/** A new row and its column values. */
export type New = { readonly values: Values; readonly columns: Values };
/** A change of a row; `before` is the row on which the change was decided. */
export type Change = { readonly id: number; readonly values: Values; readonly before: ApiRecord; readonly columns: Values };

/** Only for entities without running numbers or fields that follow from others. */
export const newRow = (database: Database, entity: Entity, values: Values): New => ({
  values,
  columns: columnsOf(database, entity, values, values),
});
/** Only for values that do not follow from other fields. */
export const changeOf = (database: Database, entity: Entity, id: number, values: Values, before: ApiRecord): Change => ({
  id,
  values,
  before,
  columns: columnsOf(database, entity, values, { ...before, ...values }),
});

/** Inserts the rows; answers their ids. */
export const insertMany = async (tx: Tx, entity: Entity, rows: readonly New[]): Promise<number[]> => {
  const ids = await insertRows(
    tx,
    entity,
    rows.map(({ columns }) => columns),
  );
  for (const [at, { values }] of rows.entries()) {
    const id = ids[at] ?? 0;
    await writeReferences(tx, entity, id, values, true);
    const after = Object.fromEntries(entity.readable.map((field) => [field, values[field] ?? null]));
    const lists = at === rows.length - 1 ? [entity.name] : [];
    tx.record({ entity: entity.name, id, action: 'create', after, topics: [...lists, ...wholes(entity, { ...after, id })] });
  }
  await tx.flush();
  return ids;
};

/** Changes the rows; `topicsOf` names other records whose screens must update. */
export const changeMany = async (
  tx: Tx,
  entity: Entity,
  changes: readonly Change[],
  topicsOf: (id: number) => readonly string[],
  action = 'update',
): Promise<void> => {
  const versions = await lockedVersions(
    tx,
    entity,
    changes.map(({ id }) => id),
  );
  const rows: (Values & { id: number })[] = [];
  for (const [at, change] of changes.entries()) {
    const { id, values } = change;
    if (!versions.has(id)) throw notFound();
    // Somebody changed the row meanwhile: the values before are now theirs.
    const { before, columns } =
      versions.get(id) === change.before.version ? change : changeOf(tx.database, entity, id, values, await wholeRecord(tx, entity, id));
    const part = changedPart(entity, before, { ...before, ...values });
    if (part.fields.length === 0) continue;
    rows.push({ ...columns, id });
    await writeReferences(tx, entity, id, values);
    const lists = at === changes.length - 1 ? [entity.name] : [];
    tx.record({
      entity: entity.name,
      id,
      action,
      before: part.before,
      after: part.after,
      topics: [...lists, ...topicsOf(id)],
    });
  }
  await updateRows(tx, entity, rows);
  await tx.flush();
};

/** Deletes rows that nothing refers to; `before` holds their earlier values. */
export const removeMany = async (tx: Tx, entity: Entity, rows: readonly (ApiRecord & { readonly id: number })[]): Promise<void> => {
  const ids = rows.map(({ id }) => id);
  await tx.read.run(sql`delete from ${identifier(entity.name)} where id ${among(ids)} returning id`);
  for (const [at, record] of rows.entries()) {
    const before = Object.fromEntries(entity.readable.map((field) => [field, record[field]]));
    const lists = at === rows.length - 1 ? [entity.name] : [];
    tx.record({ entity: entity.name, id: record.id, action: 'delete', before, topics: [...lists, ...wholes(entity, record)] });
  }
};
