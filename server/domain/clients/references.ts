// What points at a client, as the schema says it: a merge moves all of it, whatever entities there will be.
import { entities } from '#generated/registry.ts';
import { client } from '#schema/clients/client.ts';
import { clientMerge } from '#schema/clients/client-merge.ts';
import type { Entity } from '#schema/core/entity.ts';
import { among, type Database, listed, placed, type Row, slot } from '#server/core/database/database.ts';
import type { Tx } from '#server/core/events/act.ts';
import { calledAs } from '#server/crud/read/subject.ts';
import { ofReference } from '#server/fields/searched.ts';
import type { Changed } from '../company/changed-since.ts';

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

/** Rows that the kept client has already, where only one may be (a price from the same day on): the merged one's stay where they are. SQL, and the kept id as often as it asks for it. */
const twins = ({ entity, field }: Pointer): readonly string[] =>
  (entity.database ?? []).flatMap((rule) => {
    if (rule.rule !== 'unique' || !rule.columns.includes(field)) return [];
    const same = rule.columns.map((column) =>
      column === field ? `twin."${column}" = $` : `twin."${column}" is not distinct from "${entity.name}"."${column}"`,
    );
    return [`exists (select 1 from "${entity.name}" twin where ${same.join(' and ')})`];
  });
const where = (pointer: Pointer): string => [`"${pointer.field}" = $`, ...twins(pointer).map((twin) => `not ${twin}`)].join(' and ');
const values = (pointer: Pointer, from: number, to: number): number[] => [from, ...twins(pointer).map(() => to)];

/** The rows that moved, by `entity.field`: their ids, and their versions after the move. */
export type Moves = Readonly<Record<string, readonly (readonly [id: number, version: number])[]>>;

type Counts = { entity: string; count: number }[];

/** How many rows of each entity a merge of one client into another would move, and how many would stay. */
export const countPointers = async ({ dialect, read }: Database, from: number, to: number): Promise<{ moves: Counts; stays: Counts }> => {
  const [moves, stays] = [new Map<string, number>(), new Map<string, number>()];
  const add = (counts: Map<string, number>, name: string, n: number) => n > 0 && counts.set(name, (counts.get(name) ?? 0) + n);
  for (const pointer of pointers) {
    const { entity, field } = pointer;
    const sql = `select (select count(*) from "${entity.name}" where "${field}" = $) as n,
      (select count(*) from "${entity.name}" where ${where(pointer)}) as moving`;
    const [row] = await read.all(placed(dialect, sql), [from, ...values(pointer, from, to)]);
    add(moves, entity.name, Number(row?.moving));
    add(stays, entity.name, Number(row?.n) - Number(row?.moving));
  }
  const told = (counts: ReadonlyMap<string, number>): Counts => [...counts].map(([entity, count]) => ({ entity, count }));
  return { moves: told(moves), stays: told(stays) };
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

/** Lets rows point from one client to another, and be found by its name: the words of a row hold its client by the id. SQL, and the values that it asks for. */
const pointing = ({ entity, field }: Pointer, from: number, to: number): { readonly set: string; readonly filled: (number | string)[] } => {
  const set = `"${field}" = $, ${raised(entity)}`;
  if (!entity.list?.search?.includes(field)) return { set, filled: [to] };
  const [before, after] = [from, to].map((id) => ` ${ofReference(client.name, id)} `);
  return { set: `${set}, search_text = trim(replace(' ' || search_text || ' ', $, $))`, filled: [to, before ?? '', after ?? ''] };
};

/** The rows of a statement that moved them, with the versions that it gave them. */
const movedIn = (rows: readonly Row[]) => rows.map((row) => [Number(row.id), Number(row.version)] as const).sort(([a], [b]) => a - b);
const idsOf = (rows: Moves[string] = []) => rows.map(([id]) => id);

/** Lets everything that can point at the other client point at it; thousands of rows are one statement. */
export const movePointers = async (tx: Tx, from: number, to: number): Promise<Moves> => {
  const moves: Record<string, Moves[string]> = {};
  for (const pointer of pointers) {
    const { set, filled } = pointing(pointer, from, to);
    const sql = `update "${pointer.entity.name}" set ${set} where ${where(pointer)} returning id, version`;
    const moved = movedIn(await tx.read.all(placed(tx.database.dialect, sql), [...filled, ...values(pointer, from, to)]));
    if (moved.length === 0) continue;
    moves[pointerName(pointer)] = moved;
    told(tx, pointer, idsOf(moved), from, to, 'mergeClient');
  }
  return moves;
};

/** Lets the rows that were moved point back; answers them with their versions since. */
export const moveBack = async (tx: Tx, moves: Moves, kept: number, merged: number): Promise<Moves> => {
  const { dialect } = tx.database;
  const back: Record<string, Moves[string]> = {};
  for (const pointer of pointers) {
    const name = pointerName(pointer);
    const ids = idsOf(moves[name]);
    if (ids.length === 0) continue;
    const { set, filled } = pointing(pointer, kept, merged);
    const sql = `${placed(dialect, `update "${pointer.entity.name}" set ${set}`)} where id ${among(dialect, filled.length + 1)} returning id, version`;
    back[name] = movedIn(await tx.read.all(sql, [...filled, listed(dialect, ids)]));
    told(tx, pointer, ids, kept, merged, 'undoMerge');
  }
  return back;
};

/** What of the moved rows is not as the merge left it, locked from here on; gone rows have no title left. */
const changedRows = async (tx: Tx, pointer: Pointer, moved: Moves[string], kept: number): Promise<Changed[]> => {
  const { dialect } = tx.database;
  const { entity, field } = pointer;
  const lock = dialect === 'sqlite' ? '' : ' order by id for update';
  const rows = await tx.read.all(`select * from "${entity.name}" where id ${among(dialect, 1)}${lock}`, [listed(dialect, idsOf(moved))]);
  const found = new Map(rows.map((row) => [Number(row.id), row]));
  return moved.flatMap(([id, version]) => {
    const row = found.get(id);
    if (row && Number(row.version) === version && Number(row[field]) === kept) return [];
    return [{ entity: entity.name, id, title: row ? calledAs(entity, row) : `#${id}` }];
  });
};

/** The fields of an entity by which its rows can stand on what was moved, with the ids of that: a task on a place, a client on its primary contact. */
export const leanings = ({ info }: Pick<Entity, 'info'>, moves: Moves): { readonly field: string; readonly ids: readonly number[] }[] =>
  Object.entries(info).flatMap(([field, { target, kind }]) => {
    if (kind !== 'reference' || target === client.name) return [];
    const ids = pointers.filter((one) => one.entity.name === target).flatMap((one) => idsOf(moves[pointerName(one)]));
    return ids.length > 0 ? [{ field, ids }] : [];
  });

/** Rows of the kept client that have come to stand on one that was moved: a new task at a place that would go back. */
const leaningRows = async (tx: Tx, pointer: Pointer, moves: Moves, kept: number): Promise<Changed[]> => {
  const { dialect } = tx.database;
  const { entity, field } = pointer;
  const own = new Set(idsOf(moves[pointerName(pointer)]));
  const found: Changed[] = [];
  for (const leaning of leanings(entity, moves)) {
    const rows = await tx.read.all(
      `select * from "${entity.name}" where "${leaning.field}" ${among(dialect, 1)} and "${field}" = ${slot(dialect, 2)} order by id`,
      [listed(dialect, leaning.ids), kept],
    );
    for (const row of rows)
      if (!own.has(Number(row.id))) found.push({ entity: entity.name, id: Number(row.id), title: calledAs(entity, row) });
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
