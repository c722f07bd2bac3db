// Every reference to a client, found in the schema: a merge moves them all, also those of entities added later.
import { entities } from '#generated/registry.ts';
import { client } from '#schema/clients/client.ts';
import { clientMerge } from '#schema/clients/client-merge.ts';
import type { Entity } from '#schema/core/entity.ts';
import type { Database } from '#server/core/database/database.ts';
import { forUpdate } from '#server/core/database/locks.ts';
import { among, type Fragment, identifier, join, number, selected, sql } from '#server/core/database/sql.ts';
import type { Tx } from '#server/core/events/act.ts';
import { nameColumns, nameOfRecord } from '#server/crud/read/subject.ts';
import { columnsOf } from '#server/fields/columns-of.ts';
import { ofReference } from '#server/fields/searched.ts';
import type { Changed } from '../company/changed-since.ts';

export type Pointer = { readonly entity: Entity; readonly field: string };
const registry = Object.values(entities) as readonly Entity[];

/** Every field that refers to a client, except the records of merges themselves. */
export const pointers: readonly Pointer[] = registry
  .filter(({ name }) => name !== clientMerge.name)
  .flatMap((entity) =>
    Object.entries(entity.info).flatMap(([field, { target, kind }]) =>
      target === client.name && kind === 'reference' ? [{ entity, field }] : [],
    ),
  );
export const pointerName = ({ entity, field }: Pointer): string => `${entity.name}.${field}`;

const andSql = sql` and `;
/** Rows that would break a unique key at the kept client (a price from the same day): the merged client's rows stay where they are. */
const collisions = ({ entity, field }: Pointer, keptId: number): readonly Fragment[] =>
  (entity.database ?? []).flatMap((rule) => {
    if (rule.rule !== 'unique' || !rule.columns.includes(field)) return [];
    const same = rule.columns.map((column) => {
      const twinColumn = identifier('twin', column);
      return column === field ? sql`${twinColumn} = ${keptId}` : sql`${twinColumn} is not distinct from ${identifier(entity.name, column)}`;
    });
    return [sql`exists (select 1 from ${identifier(entity.name)} twin where ${join(same, andSql)})`];
  });
const moving = (pointer: Pointer, from: number, to: number): Fragment =>
  join([sql`${identifier(pointer.field)} = ${from}`, ...collisions(pointer, to).map((twin) => sql`not ${twin}`)], andSql);

/** The rows that moved, by `entity.field`: their ids, and their versions after the move. */
export type MovedRows = Readonly<Record<string, readonly (readonly [id: number, version: number])[]>>;

type Counts = { entity: string; count: number }[];

/** How many rows of each entity a merge of one client into another would move, and how many would stay. */
export const countPointers = async ({ read }: Database, from: number, to: number): Promise<{ moves: Counts; stays: Counts }> => {
  const [movedCounts, stays] = [new Map<string, number>(), new Map<string, number>()];
  const add = (counts: Map<string, number>, name: string, n: number) => n > 0 && counts.set(name, (counts.get(name) ?? 0) + n);
  for (const pointer of pointers) {
    const { entity, field } = pointer;
    const table = identifier(entity.name);
    const row = await read.row(
      sql`select (select count(*) from ${table} where ${identifier(field)} = ${from}) as n,
        (select count(*) from ${table} where ${moving(pointer, from, to)}) as moving`,
      { n: number, moving: number },
    );
    if (!row) continue;
    add(movedCounts, entity.name, row.moving);
    add(stays, entity.name, row.n - row.moving);
  }
  const countList = (counts: ReadonlyMap<string, number>): Counts => [...counts].map(([entity, count]) => ({ entity, count }));
  return { moves: countList(movedCounts), stays: countList(stays) };
};

const recordMoves = (tx: Tx, { entity, field }: Pointer, ids: readonly number[], from: number, to: number, action: string): void => {
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

// Pages that show the row's client must reload; `version` also shows later whether somebody else changed the row.
const raisedVersion = ({ info }: Entity) =>
  info.revision ? sql`version = version + 1, revision = revision + 1` : sql`version = version + 1`;

/** Points rows at another client, and replaces the client's id among their search words. */
const pointing = ({ entity, field }: Pointer, from: number, to: number): Fragment => {
  const set = sql`${identifier(field)} = ${to}, ${raisedVersion(entity)}`;
  if (!entity.list?.search?.includes(field)) return set;
  const [before, after] = [from, to].map((id) => ` ${ofReference(client.name, id)} `);
  return sql`${set}, search_text = trim(replace(' ' || search_text || ' ', ${before ?? ''}, ${after ?? ''}))`;
};

/** Moves rows and returns their new versions. */
const moveRows = async ({ read }: Tx, { entity }: Pointer, set: Fragment, which: Fragment) => {
  const moved = await read.rows(sql`update ${identifier(entity.name)} set ${set} where ${which} returning id, version`, {
    id: number,
    version: number,
  });
  return moved.map(({ id, version }) => [id, version] as const).sort(([a], [b]) => a - b);
};
const idsOf = (rows: MovedRows[string] = []) => rows.map(([id]) => id);

/** Moves every reference to the other client, by one statement per field even for thousands of rows. */
export const movePointers = async (tx: Tx, from: number, to: number): Promise<MovedRows> => {
  const movedRows: Record<string, MovedRows[string]> = {};
  for (const pointer of pointers) {
    const moved = await moveRows(tx, pointer, pointing(pointer, from, to), moving(pointer, from, to));
    if (moved.length === 0) continue;
    movedRows[pointerName(pointer)] = moved;
    recordMoves(tx, pointer, idsOf(moved), from, to, 'mergeClient');
  }
  return movedRows;
};

/** Moves the rows back and returns their new versions. */
export const moveBack = async (tx: Tx, movedRows: MovedRows, keptId: number, merged: number): Promise<MovedRows> => {
  const back: Record<string, MovedRows[string]> = {};
  for (const pointer of pointers) {
    const name = pointerName(pointer);
    const ids = idsOf(movedRows[name]);
    if (ids.length === 0) continue;
    back[name] = await moveRows(tx, pointer, pointing(pointer, keptId, merged), sql`id ${among(ids)}`);
    recordMoves(tx, pointer, ids, keptId, merged, 'undoMerge');
  }
  return back;
};

/** The moved rows that have changed since the merge, locked from here on; deleted rows are named by their number. */
const changedRows = async (tx: Tx, pointer: Pointer, moved: MovedRows[string], keptId: number): Promise<Changed[]> => {
  const { entity, field } = pointer;
  const columns = { ...columnsOf(entity, 'id', 'version', field), ...nameColumns(entity) };
  const rows = await tx.read.rows(
    sql`select ${selected(columns, 's')} from ${identifier(entity.name)} s where id ${among(idsOf(moved))} order by id ${forUpdate}`,
    columns,
  );
  const found = new Map(rows.map((row) => [row.id, row]));
  return moved.flatMap(([id, version]) => {
    const row = found.get(id);
    if (row?.version === version && row[field] === keptId) return [];
    return [{ entity: entity.name, id, title: row ? nameOfRecord(entity, row) : `#${id}` }];
  });
};

/** The fields by which an entity refers to moved rows, with the ids of those: a task's branch office, a client's primary contact. */
export const dependentFields = (
  { info }: Pick<Entity, 'info'>,
  movedRows: MovedRows,
): { readonly field: string; readonly ids: readonly number[] }[] =>
  Object.entries(info).flatMap(([field, { target, kind }]) => {
    if (kind !== 'reference' || target === client.name) return [];
    const ids = pointers.filter((one) => one.entity.name === target).flatMap((one) => idsOf(movedRows[pointerName(one)]));
    return ids.length > 0 ? [{ field, ids }] : [];
  });

/** Rows of the kept client that have come to refer to a moved row: a new task at a branch office that would go back. */
const dependentRows = async (tx: Tx, pointer: Pointer, movedRows: MovedRows, keptId: number): Promise<Changed[]> => {
  const { entity, field } = pointer;
  const own = new Set(idsOf(movedRows[pointerName(pointer)]));
  const columns = { id: number, ...nameColumns(entity) };
  const found: Changed[] = [];
  for (const dependent of dependentFields(entity, movedRows)) {
    const rows = await tx.read.rows(
      sql`select ${selected(columns, 's')} from ${identifier(entity.name)} s
        where ${identifier(dependent.field)} ${among(dependent.ids)} and ${identifier(field)} = ${keptId} order by id`,
      columns,
    );
    for (const row of rows) if (!own.has(row.id)) found.push({ entity: entity.name, id: row.id, title: nameOfRecord(entity, row) });
  }
  return found;
};

/** Every record that prevents moving the references back. */
export const changedSince = async (tx: Tx, movedRows: MovedRows, keptId: number): Promise<Changed[]> => {
  const changed: Changed[] = [];
  for (const pointer of pointers) {
    const moved = movedRows[pointerName(pointer)];
    if (moved) changed.push(...(await changedRows(tx, pointer, moved, keptId)));
    changed.push(...(await dependentRows(tx, pointer, movedRows, keptId)));
  }
  // A task may refer to a moved branch office and a moved contact; it is named once.
  return [...new Map(changed.map((one) => [`${one.entity}:${one.id}`, one])).values()];
};
