// An act that deletes rows keeps them for a day, so that another act can restore them with their ids.
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
/** In milliseconds; an import can be undone for the same time. */
const undoable = 86_400_000;

/** A stored row of any entity; a part without a history of its own gets no event. */
export type KeptRow = {
  readonly entity: string;
  readonly values: Values & { readonly id: number; readonly version: number };
  readonly part?: true;
};
export type Removal = { readonly id: number; readonly rows: readonly KeptRow[] };

/** The row as it is stored, without its join tables. */
export const keptRow = (entity: Entity, row: { readonly id: number; readonly version: number }): KeptRow => {
  const { id, version, ...stored } = row as typeof row & Values;
  const values = Object.fromEntries(Object.keys(entity.info).map((field) => [field, stored[field]]));
  return { entity: entity.name, values: { ...values, id, version } };
};
export const keptParts = (entity: Entity, rows: readonly { readonly id: number; readonly version: number }[]): KeptRow[] =>
  rows.map((row) => ({ ...keptRow(entity, row), part: true }));

type Removed = { readonly entity: Entity; readonly id: number; readonly rows: readonly KeptRow[]; readonly storage_key?: string };
/** Keeps rows before they are deleted; rows that others refer to come first. */
export const keepRemoval = (tx: Tx, me: Me, { entity, id, rows, storage_key }: Removed): void => {
  const removalRow = { entity: entity.name, record_id: id, rows: JSON.stringify(rows), storage_key: storage_key ?? null };
  tx.create('removal', { ...removalRow, by: me.id, at: tx.now });
};

/** The last removal of this record, locked: only the user who removed it can restore it. @throws Refusal 404, also when it was restored already */
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

/** The kept values of the rows of one entity. */
export const keptOf = ({ rows }: Removal, entity: Entity): KeptRow['values'][] =>
  rows.filter((row) => row.entity === entity.name).map(({ values }) => values);

/** Inserts the rows of one entity that are missing, and records their events. */
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

/** Restores the kept rows in order and deletes the removal: it can be undone once. @throws Refusal 409 for a database rule that a row breaks now */
export const bringBack = async (tx: Tx, { id, rows }: Removal, topics: readonly string[]): Promise<void> => {
  for (const some of Map.groupBy(rows, ({ entity }) => entity).values()) await insertKept(tx, some, topics);
  await tx.em.nativeDelete(tx.database.entities.removal, { id });
};
