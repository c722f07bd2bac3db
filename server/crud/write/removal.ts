// What somebody takes away is kept for a day by the act that takes it, so that another act can bring it back with its ids.
import { entities } from '#generated/registry.ts';
import type { Entity } from '#schema/core/entity.ts';
import { forUpdate } from '#server/core/database/locks.ts';
import { json, number, sql } from '#server/core/database/sql.ts';
import type { Tx } from '#server/core/events/act.ts';
import { notFound } from '#server/core/http/refusal.ts';
import type { Me } from '#server/core/security/session.ts';
import { toProperties } from '#server/fields/properties.ts';
import { type Table, tableOf, type Values } from './check.ts';

const registry: Readonly<Record<string, Entity | undefined>> = entities;
/** As long as an import can be taken back, in milliseconds. */
const undoable = 86_400_000;

/** A row of any entity, as it was stored; a part of the record that has no history of its own is not told. */
export type KeptRow = {
  readonly entity: string;
  readonly values: Values & { readonly id: number; readonly version: number };
  readonly part?: true;
};
export type Removal = { readonly id: number; readonly rows: readonly KeptRow[] };

/** The row as it stands, without many-to-many references, which stand in tables of their own. */
export const keptRow = (entity: Entity, row: { readonly id: number; readonly version: number }): KeptRow => {
  const { id, version, ...stored } = row as typeof row & Values;
  const values = Object.fromEntries(Object.keys(entity.info).map((field) => [field, stored[field]]));
  return { entity: entity.name, values: { ...values, id, version } };
};
export const keptParts = (entity: Entity, rows: readonly { readonly id: number; readonly version: number }[]): KeptRow[] =>
  rows.map((row) => ({ ...keptRow(entity, row), part: true }));

type Removed = { readonly entity: Entity; readonly id: number; readonly rows: readonly KeptRow[]; readonly storage_key?: string };
/** Keeps rows that are about to be removed; those that others point at come first. */
export const keepRemoval = (tx: Tx, me: Me, { entity, id, rows, storage_key }: Removed): void => {
  const removalRow = { entity: entity.name, record_id: id, rows: JSON.stringify(rows), storage_key: storage_key ?? null };
  tx.create('removal', { ...removalRow, by: me.id, at: tx.now });
};

/** The last removal of this record, locked: only who removed it has it back. @throws Refusal 404, also when it has come back already */
export const removalOf = async (tx: Tx, me: Me, entity: Entity, id: number): Promise<Removal> => {
  const since = new Date(tx.now.getTime() - undoable);
  const found = await tx.read.row(
    sql`select id, rows from removal
      where entity = ${entity.name} and record_id = ${id} and "by" = ${me.id} and at > ${since} order by id desc limit 1 ${forUpdate}`,
    { id: number, rows: json<KeptRow[]>() },
  );
  if (!found) throw notFound();
  return found;
};

const entityOf = ({ entity: name }: KeptRow): Entity => {
  const entity = registry[name];
  if (!entity) throw new Error(`${name} is no entity any more.`);
  return entity;
};

/** The kept values of its rows of one entity. */
export const keptOf = ({ rows }: Removal, entity: Entity): KeptRow['values'][] =>
  rows.filter((row) => row.entity === entity.name).map(({ values }) => values);

/** Inserts rows of one entity as they were, but those that are there, and tells of them. */
const insertKept = async (tx: Tx, rows: readonly KeptRow[], topics: readonly string[]): Promise<void> => {
  const [first] = rows;
  if (!first) return;
  const entity = entityOf(first);
  const ids = rows.map(({ values }) => values.id);
  const there = new Set((await tx.em.find(tableOf(tx, entity.name), { id: { $in: ids } })).map(({ id }) => id));
  for (const { values, part } of rows) {
    const { id, version } = values;
    if (there.has(id)) continue;
    tx.create(entity.name as Table, { ...toProperties(entity, values), id, version } as never);
    const after = Object.fromEntries(entity.readable.map((field) => [field, values[field]]));
    if (!part) tx.record({ entity: entity.name, id, action: 'bringBack', after, topics: [entity.name, ...topics] });
  }
  await tx.flush();
};

/** Brings back what was kept, in its order, and forgets the removal: it is undone once. @throws Refusal 409 for a rule of the database that it breaks now */
export const bringBack = async (tx: Tx, { id, rows }: Removal, topics: readonly string[]): Promise<void> => {
  for (const some of Map.groupBy(rows, ({ entity }) => entity).values()) await insertKept(tx, some, topics);
  await tx.em.nativeDelete(tx.database.entities.removal, { id });
};
