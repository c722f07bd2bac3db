// Pictures and documents: put with a task by who works there, or kept apart for a receipt or a logo; changed and deleted only by who uploaded them.
import { allows } from '#schema/core/access.ts';
import { ruleFor } from '#schema/core/entity.ts';
import { file } from '#schema/file.ts';
import { task, taskStates } from '#schema/task.ts';
import { taskWorkflow } from '#schema/task.workflow.ts';
import { act, type Tx } from '#server/core/act.ts';
import type { Database, Row } from '#server/core/database.ts';
import type { FileStore } from '#server/core/files.ts';
import { conflict, notAllowed, notFound } from '#server/core/refusal.ts';
import type { Me } from '#server/core/session.ts';
import type { Upload } from '#server/core/upload.ts';
import { heldSql } from '#server/crud/attached.ts';
import { checkVersion } from '#server/crud/check.ts';
import type { ApiRecord } from '#server/crud/plan.ts';
import { readList, readOne } from '#server/crud/read.ts';
import { readInside } from '#server/crud/read-inside.ts';
import { allowed } from '#server/crud/transition.ts';
import { change, type Door, insert } from '#server/crud/write.ts';
import { touched } from './task.ts';

const editable = new Set([taskWorkflow.transitions.addFile.from].flat().map((state): number => taskStates[state]));
const acts = { notes: 'update', delete: 'delete' } as const;
type Act = keyof typeof acts;

/** What the caller may do with it now; `status` is the task's, null for a file without one. */
const withActs = (record: ApiRecord, me: Me, status: number | null): ApiRecord => {
  const state = (verb: 'update' | 'delete') => {
    if (!allows(ruleFor(file, verb), me, record)) return { allowed: false, reason: 'notAuthor' };
    return status === null || editable.has(status) ? { allowed: true } : { allowed: false, reason: 'wrongState' };
  };
  return { ...record, $transitions: { notes: state(acts.notes), delete: state(acts.delete) } };
};

const placeIn = ({ dialect }: Pick<Database, 'dialect'>) => (dialect === 'sqlite' ? '?' : '$1');
const statusOf = async (database: Database, task_id: unknown): Promise<number | null> => {
  if (task_id === null) return null;
  const [row] = await database.read.all(`select status from task where id = ${placeIn(database)}`, [task_id]);
  if (!row) throw notFound();
  return Number(row.status);
};

/** All of a task, the newest first. @throws Refusal 404 without such a task */
export const filesOf = async (database: Database, me: Me, task_id: number): Promise<ApiRecord[]> => {
  const status = await statusOf(database, task_id);
  const { records } = await readList(database, file, me, { filter: JSON.stringify({ task_id }), range: '[0,999]', sort: '["id","DESC"]' });
  // A list leaves long texts out, and these notes are what a file is told by.
  const notes = new Map(
    (await database.read.all(`select id, notes from file where task_id = ${placeIn(database)}`, [task_id])).map((row) => [
      row.id,
      row.notes,
    ]),
  );
  return records.map((record) => withActs({ ...record, notes: notes.get(record.id) ?? null }, me, status));
};

const isHeld = async (read: Database['read'], database: Database, id: number): Promise<boolean> =>
  (await read.all(`select id from file f where id = ${placeIn(database)} and (${heldSql('f.id')})`, [id])).length > 0;

/** What hangs nowhere yet is its uploader's alone; `task_id` where the address names the task too. @throws Refusal 404 */
const visible = async (record: ApiRecord, me: Me, held: () => Promise<boolean>, task_id?: number): Promise<void> => {
  if (task_id !== undefined && record.task_id !== task_id) throw notFound();
  if (record.task_id === null && record.user_id !== me.id && !(await held())) throw notFound();
};

/** One file, without its bytes. @throws Refusal 404 */
export const fileOf = async (database: Database, me: Me, id: number, task_id?: number): Promise<ApiRecord> => {
  const record = await readOne(database, file, me, id);
  await visible(record, me, () => isHeld(database.read, database, id), task_id);
  return withActs(record, me, await statusOf(database, record.task_id));
};

/** Under which key its bytes lie. */
export const keyOfFile = async (database: Database, id: number): Promise<string> => {
  const [row] = await database.read.all(`select storage_key from file where id = ${placeIn(database)}`, [id]);
  if (!row) throw notFound();
  return String(row.storage_key);
};

const answer = async (tx: Tx, me: Me, id: number, task_id: number | null): Promise<ApiRecord> => {
  const status = task_id === null ? null : (await tx.get('task', task_id)).status;
  return withActs(await readInside(tx, file, me, id), me, status);
};

/** Keeps an uploaded file: with a task, or apart. @throws Refusal 403 for who does not work there, 409 `wrongState` once the task is with the client */
export const addFile = (door: Door, me: Me, task_id: number | null, upload: Upload): Promise<ApiRecord> =>
  act(door, me, async (tx) => {
    if (task_id !== null) await allowed(tx, task, me, task_id, 'addFile');
    const owned = { ...upload, task_id, user_id: me.id, date_added: tx.now.toISOString() };
    const { id } = await insert(tx, file, {}, owned, task_id === null ? [] : [`task:${task_id}`]);
    if (task_id !== null) await touched(tx, task_id);
    return answer(tx, me, id, task_id);
  });

/** Which file, on which task where the address says so, and the version of it that the caller saw. */
export type WhichFile = { readonly id: number; readonly task_id?: number | undefined; readonly ifMatch: string | null };

/** The file, once its task is locked and the caller is known to be its author. */
const own = async (tx: Tx, me: Me, name: Act, { id, task_id, ifMatch }: WhichFile): Promise<ApiRecord> => {
  const found = await readInside(tx, file, me, id);
  await visible(found, me, () => isHeld(tx.read, tx.database, id), task_id);
  const status = found.task_id === null ? null : (await tx.get('task', Number(found.task_id))).status;
  await tx.get('file', id);
  const seen = await readInside(tx, file, me, id);
  if (!allows(ruleFor(file, acts[name]), me, seen)) throw notAllowed();
  if (status !== null && !editable.has(status)) throw conflict('task', 'wrongState');
  checkVersion(ifMatch, seen.version);
  return seen;
};

const taskOf = ({ task_id }: ApiRecord) => (task_id === null ? null : Number(task_id));
const topicsOf = (task_id: number | null) => (task_id === null ? [] : [`task:${task_id}`]);

export const noteOnFile = (door: Door, me: Me, which: WhichFile, notes: string | null): Promise<ApiRecord> =>
  act(door, me, async (tx) => {
    const task_id = taskOf(await own(tx, me, 'notes', which));
    await change(tx, file, which.id, { notes }, { action: 'notes', topics: topicsOf(task_id) });
    if (task_id !== null) await touched(tx, task_id);
    return answer(tx, me, which.id, task_id);
  });

/** Deletes a file; its bytes go once that is committed. @throws Refusal 409 `referred` for the receipt or the logo of something */
export const removeFile = async (door: Door & { readonly files: FileStore }, me: Me, which: WhichFile): Promise<ApiRecord> => {
  let storage_key = '';
  const removed = await act(door, me, async (tx) => {
    const seen = await own(tx, me, 'delete', which);
    const task_id = taskOf(seen);
    const row = await tx.get('file', which.id);
    ({ storage_key } = row);
    tx.remove('file', row);
    await tx.flush();
    if (task_id !== null) await touched(tx, task_id);
    const before = Object.fromEntries(file.readable.map((field) => [field, seen[field]]));
    tx.record({ entity: 'file', id: which.id, action: 'delete', before, topics: topicsOf(task_id) });
    return seen;
  });
  await dropBytes(door.files, [storage_key]);
  return removed;
};

/** Removes bytes that no row knows any more; what cannot be removed now, the cleaning of the store finds. */
export const dropBytes = async (files: FileStore, keys: readonly string[]): Promise<void> => {
  for (const key of keys) await files.remove(key).catch(() => undefined);
};

/** The keys of a task's files, to be dropped once the task is gone. */
export const keysOfTask = async (tx: Tx, task_id: number): Promise<string[]> =>
  (await tx.read.all(`select storage_key from file where task_id = ${placeIn(tx.database)}`, [task_id])).map((row: Row) =>
    String(row.storage_key),
  );
