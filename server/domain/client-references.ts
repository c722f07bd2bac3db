// What points at a client, as the schema says it: a merge moves all of it, whatever entities there will be.
import { entities } from '#generated/registry.ts';
import { client } from '#schema/client.ts';
import { clientMerge } from '#schema/client-merge.ts';
import type { Entity } from '#schema/core/entity.ts';
import type { Tx } from '#server/core/act.ts';
import { among, type Database, listed, type Reader, slot } from '#server/core/database.ts';
import { calledNumber, numberOf } from '#server/crud/subject.ts';

export type Pointer = { readonly entity: Entity; readonly field: string };
const registry = Object.values(entities) as readonly Entity[];

/** Every field that refers to a client; what a merge itself keeps of clients stays as it was written. */
export const pointers: readonly Pointer[] = registry
  .filter(({ name }) => name !== clientMerge.name)
  .flatMap((entity) =>
    Object.entries(entity.info).flatMap(([field, { target, kind }]) =>
      target === client.name && kind === 'reference' ? [{ entity, field }] : [],
    ),
  );
export const pointerName = ({ entity, field }: Pointer): string => `${entity.name}.${field}`;

/** The rows that moved, by `entity.field`: their ids, and their versions after the move. */
export type Moves = Readonly<Record<string, readonly (readonly [id: number, version: number])[]>>;

/** How many rows of each entity point at a client. */
export const countPointers = async ({ dialect }: Database, read: Reader, id: number): Promise<{ entity: string; count: number }[]> => {
  const counts = new Map<string, number>();
  for (const { entity, field } of pointers) {
    const [row] = await read.all(`select count(*) as n from "${entity.name}" where "${field}" = ${slot(dialect, 1)}`, [id]);
    const n = Number(row?.n ?? 0);
    if (n > 0) counts.set(entity.name, (counts.get(entity.name) ?? 0) + n);
  }
  return [...counts].map(([entity, count]) => ({ entity, count }));
};

const told = (tx: Tx, { entity, field }: Pointer, ids: readonly number[], from: number, to: number, action: string): void => {
  for (const id of ids)
    tx.record({
      entity: entity.name,
      id,
      action,
      before: { [field]: from },
      after: { [field]: to },
      topics: [entity.name, `client:${to}`],
    });
};

// What shows a row is stale when its client is another one; `version` also tells later whether somebody else has changed it.
const raised = (entity: Entity) => `version = version + 1${entity.info.revision ? ', revision = revision + 1' : ''}`;

/** Lets everything that points at one client point at the other; thousands of rows are one statement. */
export const movePointers = async (tx: Tx, from: number, to: number): Promise<Moves> => {
  const { dialect } = tx.database;
  const moves: Record<string, (readonly [number, number])[]> = {};
  for (const pointer of pointers) {
    const { entity, field } = pointer;
    const rows = await tx.read.all(
      `update "${entity.name}" set "${field}" = ${slot(dialect, 1)}, ${raised(entity)} where "${field}" = ${slot(dialect, 2)} returning id, version`,
      [to, from],
    );
    if (rows.length === 0) continue;
    const moved = rows.map((row) => [Number(row.id), Number(row.version)] as const).sort(([a], [b]) => a - b);
    moves[pointerName(pointer)] = moved;
    told(
      tx,
      pointer,
      moved.map(([id]) => id),
      from,
      to,
      'mergeClient',
    );
  }
  return moves;
};

/** Lets the rows that were moved point back. */
export const moveBack = async (tx: Tx, moves: Moves, kept: number, merged: number): Promise<void> => {
  const { dialect } = tx.database;
  for (const pointer of pointers) {
    const { entity, field } = pointer;
    const ids = (moves[pointerName(pointer)] ?? []).map(([id]) => id);
    if (ids.length === 0) continue;
    await tx.read.all(
      `update "${entity.name}" set "${field}" = ${slot(dialect, 1)}, ${raised(entity)} where id ${among(dialect, 2)} returning id`,
      [merged, listed(dialect, ids)],
    );
    told(tx, pointer, ids, kept, merged, 'undoMerge');
  }
};

export type Changed = { readonly entity: string; readonly id: number; readonly title: string };
const titleOf = (entity: Entity, row: Readonly<Record<string, unknown>>) =>
  [calledNumber(entity, row[numberOf(entity) ?? '']), ...entity.title.flatMap((field) => row[field] ?? [])].filter(Boolean).join(' ');

/** What of the moved rows is not as the merge left it, locked from here on; gone rows have no title left. */
const changedRows = async (tx: Tx, pointer: Pointer, moved: Moves[string], kept: number): Promise<Changed[]> => {
  const { dialect } = tx.database;
  const { entity, field } = pointer;
  const lock = dialect === 'sqlite' ? '' : ' order by id for update';
  const rows = await tx.read.all(`select * from "${entity.name}" where id ${among(dialect, 1)}${lock}`, [
    listed(
      dialect,
      moved.map(([id]) => id),
    ),
  ]);
  const found = new Map(rows.map((row) => [Number(row.id), row]));
  return moved.flatMap(([id, version]) => {
    const row = found.get(id);
    if (row && Number(row.version) === version && Number(row[field]) === kept) return [];
    return [{ entity: entity.name, id, title: row ? titleOf(entity, row) : `#${id}` }];
  });
};

/** Rows of the kept client that have come to stand on one that was moved: a new task at a place that would go back. */
const leaningRows = async (tx: Tx, pointer: Pointer, moves: Moves, kept: number): Promise<Changed[]> => {
  const { dialect } = tx.database;
  const { entity, field } = pointer;
  const own = new Set((moves[pointerName(pointer)] ?? []).map(([id]) => id));
  const found: Changed[] = [];
  for (const [leaning, { target, kind }] of Object.entries(entity.info)) {
    if (kind !== 'reference' || target === client.name) continue;
    const ids = pointers.filter((one) => one.entity.name === target).flatMap((one) => (moves[pointerName(one)] ?? []).map(([id]) => id));
    if (ids.length === 0) continue;
    const rows = await tx.read.all(
      `select * from "${entity.name}" where "${leaning}" ${among(dialect, 1)} and "${field}" = ${slot(dialect, 2)} order by id`,
      [listed(dialect, ids), kept],
    );
    for (const row of rows)
      if (!own.has(Number(row.id))) found.push({ entity: entity.name, id: Number(row.id), title: titleOf(entity, row) });
  }
  return found;
};

/** What stands in the way of moving everything back. */
export const changedSince = async (tx: Tx, moves: Moves, kept: number): Promise<Changed[]> => {
  const changed: Changed[] = [];
  for (const pointer of pointers) {
    const moved = moves[pointerName(pointer)];
    if (moved) changed.push(...(await changedRows(tx, pointer, moved, kept)));
    changed.push(...(await leaningRows(tx, pointer, moves, kept)));
  }
  // A task may lean on a place and on a person there: it is one.
  return [...new Map(changed.map((one) => [`${one.entity}:${one.id}`, one])).values()];
};
