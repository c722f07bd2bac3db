// Undoes an import within a day, completely or not at all: only while its rows are unchanged and nothing refers to the created ones.
import { allows, forUser, lackedOf } from '#schema/core/access.ts';
import { type Entity, ruleFor } from '#schema/core/entity.ts';
import { type Database, listed } from '#server/core/database/database.ts';
import { among, identifier, instant, json, number, sql, text } from '#server/core/database/sql.ts';
import { deferredIndex } from '#server/core/database/triggers/deferred-index.ts';
import { eventLoopYielder } from '#server/core/database/yield-event-loop.ts';
import { act, type Services, type Tx } from '#server/core/events/act.ts';
import { conflict, notAllowed, notFound } from '#server/core/http/refusal.ts';
import type { Me } from '#server/core/security/session.ts';
import type { ImportedRows } from '#server/crud/import/write.ts';
import { type ApiRecord, planWholes } from '#server/crud/read/plan.ts';
import { pointersTo } from '#server/crud/read/pointers.ts';
import { isHeldInRows, rowReferrers } from '#server/crud/read/row-references.ts';
import { nameOfRecord } from '#server/crud/read/subject.ts';
import { refuseForbiddenFields } from '#server/crud/write/check.ts';
import { lockedVersions } from '#server/crud/write/many-rows.ts';
import type { Check } from '#server/crud/write/write.ts';
import { changeMany, changeOf, removeMany } from '#server/crud/write/write-many.ts';
import { refuseChanged } from '../company/changed-since.ts';

const area = 'csv';
/** How long an import can be undone, in milliseconds. */
const undoable = 86_400_000;
/** Rows written before other requests get a turn. */
const batch = 50;

type StoredRun = ImportedRows & { readonly versions: readonly (readonly [id: number, version: number])[] };
type Stored = ApiRecord & { readonly id: number };

/** Entities without deletion, such as users, cannot be undone. */
const isUndoable = ({ access }: Entity): boolean => access.delete !== undefined && access.delete.is !== 'never';

/** Whether the user may delete and change at least some rows, as undoing does. */
const mayUndo = (entity: Entity, me: Me, created: number, updated: number): boolean =>
  (created === 0 || forUser(ruleFor(entity, 'delete'), me) !== false) &&
  (updated === 0 || forUser(ruleFor(entity, 'update'), me) !== false);

/** Records in the act of an import what it wrote; returns the record's id to callers who may undo it. */
export const keepRun = async (tx: Tx, entity: Entity, me: Me, written: ImportedRows): Promise<number | null> => {
  if (!isUndoable(entity)) return null;
  const ids = [...written.created, ...written.updated.map(({ id }) => id)];
  const run: StoredRun = { ...written, versions: [...(await lockedVersions(tx, entity, ids))] };
  const row = tx.create('import_run', { entity: entity.name, written: JSON.stringify(run), by: me.id, at: tx.now });
  await tx.flush();
  return mayUndo(entity, me, written.created.length, written.updated.length) ? row.id : null;
};

/** The last import of this entity that can still be undone; null if the caller may not undo it. */
export const lastRun = async ({ read }: Database, entity: Entity, me: Me) => {
  const since = new Date(Date.now() - undoable);
  const row = await read.row(
    sql`select r.id, u.name || ' ' || u.last_name as by_name, r.at, r.written from import_run r join "user" u on u.id = r."by"
      where r.entity = ${entity.name} and r.undone_at is null and r.at > ${since} order by r.id desc limit 1`,
    { id: number, by_name: text, at: instant, written: json<StoredRun>() },
  );
  if (!row) return null;
  const { written, ...run } = row;
  if (!mayUndo(entity, me, written.created.length, written.updated.length)) return null;
  const until = new Date(Date.parse(run.at) + undoable).toISOString();
  return { ...run, until, created: written.created.length, updated: written.updated.length };
};

/** Rows with events after the import: not every event changes a field. */
const happenedSince = async (tx: Tx, entity: Entity, ids: readonly number[], at: Date, by: number): Promise<Set<number>> => {
  const last = sql`select max(id) from event where entity = ${entity.name} and entity_id ${among(ids)} group by entity_id`;
  const byRun = sql`e.at = ${at} and e."by" = ${by} and e.action in ('create', 'update')`;
  return new Set(await tx.read.values(sql`select e.entity_id from event e where e.id in (${last}) and not (${byRun})`, number));
};

/** Those rows that others refer to: by a field, a list of references, or lines kept in a field. */
const referredTo = async (tx: Tx, entity: Entity, ids: readonly number[]): Promise<Set<number>> => {
  const found = new Set<number>();
  for (const pointer of pointersTo(entity.name)) {
    const [table, column] = [identifier(pointer.table), identifier(pointer.column)];
    for (const id of await tx.read.values(sql`select distinct ${column} from ${table} where ${column} ${among(ids)}`, number))
      found.add(id);
  }
  if (isHeldInRows(entity.name)) for (const id of ids) if (Object.keys(await rowReferrers(tx, entity.name, id)).length > 0) found.add(id);
  return found;
};

/** The current rows, by id. */
const currentRows = async (tx: Tx, entity: Entity, me: Me, ids: readonly number[]): Promise<Map<number, Stored>> => {
  const { statement, decode } = planWholes(tx.database, entity);
  const rows = await tx.read.all(statement.sql, statement.fill({ ids: listed(tx.database.dialect, ids), me: me.id }));
  return new Map(rows.map((row) => ({ ...decode(row), id: Number(row.id) })).map((record) => [record.id, record]));
};

/** Undoing deletes and changes rows, and needs the same rights. @throws Refusal 403 */
const refuseBeyondRights = (entity: Entity, me: Me, now: ReadonlyMap<number, Stored>, { created, updated }: ImportedRows): void => {
  const [removing, changing] = [ruleFor(entity, 'delete'), ruleFor(entity, 'update')];
  for (const id of created) if (!allows(removing, me, now.get(id) ?? {})) throw notAllowed(lackedOf(removing, me));
  for (const { id, before } of updated) {
    const row = now.get(id) ?? {};
    if (!allows(changing, me, row)) throw notAllowed(lackedOf(changing, me));
    refuseForbiddenFields(entity, before, me, row);
  }
};

type Undoing = { readonly entity: Entity; readonly me: Me; readonly now: ReadonlyMap<number, Stored>; readonly check: Check | undefined };

const removeCreated = async (tx: Tx, { entity, me, now, check }: Undoing, created: StoredRun['created']): Promise<void> => {
  const giveWay = eventLoopYielder();
  for (let at = 0; at < created.length; at += batch) {
    const rows = created.slice(at, at + batch).flatMap((id) => now.get(id) ?? []);
    if (check) for (const row of rows) await check.before(tx, me, row, null);
    await removeMany(tx, entity, rows);
    if (check) for (const row of rows) await check.after(tx, row.id);
    await giveWay();
  }
};

const restoreUpdated = async (tx: Tx, { entity, me, now, check }: Undoing, updated: StoredRun['updated']): Promise<void> => {
  const giveWay = eventLoopYielder();
  for (let at = 0; at < updated.length; at += batch) {
    const part = updated.slice(at, at + batch).flatMap(({ id, before }) => {
      const row = now.get(id);
      return row ? [{ row, before }] : [];
    });
    const topics = new Map<number, readonly string[]>();
    for (const { row, before } of part) {
      await check?.before(tx, me, row, before);
      topics.set(row.id, (await check?.concerns?.(tx, row.id)) ?? []);
    }
    const changes = part.map(({ row, before }) => changeOf(tx.database, entity, row.id, before, row));
    await changeMany(tx, entity, changes, (id) => topics.get(id) ?? [], 'undoImport');
    tx.em.clear();
    if (check) for (const { row } of part) await check.after(tx, row.id);
    await giveWay();
  }
};

/** Deletes the rows that an import created and restores those it changed. @throws Refusal 403, 404, 409 where it is too late or a row has changed or is referred to since */
export const undoImport = async (services: Services, entity: Entity, me: Me, id: number, check: Check | undefined) => {
  const searchIndex = deferredIndex(services.database, entity);
  let restored: number[] = [];
  const undoing = act(services, me, async (tx) => {
    const run = await tx.get('import_run', id);
    if (run.entity !== entity.name) throw notFound();
    if (run.undone_at) throw conflict(area, 'alreadyUndone');
    if (tx.now.getTime() - run.at.getTime() > undoable) throw conflict(area, 'tooLate');
    const { created, updated, versions } = JSON.parse(run.written) as StoredRun;
    const ids = versions.map(([one]) => one);
    const locked = await lockedVersions(tx, entity, ids);
    const now = await currentRows(tx, entity, me, ids);
    refuseBeyondRights(entity, me, now, { created, updated });
    const since = await happenedSince(tx, entity, ids, run.at, run.by);
    const held = await referredTo(tx, entity, created);
    const titleOf = (row: Stored | undefined, one: number) => (row ? nameOfRecord(entity, row) : `#${one}`);
    await refuseChanged(
      tx,
      me,
      area,
      versions.flatMap(([one, version]) =>
        locked.get(one) === version && !since.has(one) && !held.has(one)
          ? []
          : [{ entity: entity.name, id: one, title: titleOf(now.get(one), one) }],
      ),
    );
    if (updated.length > 0) await searchIndex.markStale(tx);
    const all = { entity, me, now, check };
    await removeCreated(tx, all, created);
    await restoreUpdated(tx, all, updated);
    restored = updated.map(({ id: one }) => one);
    await tx.em.nativeUpdate(tx.database.entities.import_run, { id }, { undone_at: tx.now });
    return { deleted: created.length, restored: updated.length };
  });
  try {
    const result = await undoing;
    await searchIndex.index(restored).catch(() => undefined);
    return result;
  } catch (error) {
    searchIndex.cancel();
    throw error;
  }
};
