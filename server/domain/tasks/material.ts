// Materials used on a task: entered by people who work on it, changed only by their author, until the task goes to the client.
import { allows } from '#schema/core/access.ts';
import { ruleFor } from '#schema/core/entity.ts';
import { fold } from '#schema/core/fold.ts';
import { material } from '#schema/tasks/material.ts';
import { task, taskStates } from '#schema/tasks/task.ts';
import { taskWorkflow } from '#schema/tasks/task.workflow.ts';
import type { Database } from '#server/core/database/database.ts';
import { literal, number, sql } from '#server/core/database/sql.ts';
import { act, type Services, type Tx } from '#server/core/events/act.ts';
import { conflict, invalid, notAllowed, notFound } from '#server/core/http/refusal.ts';
import type { Me } from '#server/core/security/session.ts';
import type { ApiRecord } from '#server/crud/read/plan.ts';
import { readOne, readWhole } from '#server/crud/read/read.ts';
import { readInside } from '#server/crud/read/read-inside.ts';
import { checkVersion, type Values, validated, withoutOwned } from '#server/crud/write/check.ts';
import { bringBack, keepRemoval, keptOf, keptRow, removalOf } from '#server/crud/write/removal.ts';
import { allowed } from '#server/crud/write/transition.ts';
import { change, insert } from '#server/crud/write/write.ts';
import { columnsOf } from '#server/fields/columns-of.ts';
import { closedState } from './closed-state.ts';
import { touchTask } from './life.ts';

const editable = new Set([taskWorkflow.transitions.addMaterial.from].flat().map((state): number => taskStates[state]));
const verbs = ['update', 'delete'] as const;

/** The row with what the caller may do; no permission opens another user's row. */
const withActs = (record: ApiRecord, me: Me, status: number): ApiRecord => {
  const state = (verb: (typeof verbs)[number]) => {
    if (!allows(ruleFor(material, verb), me, record)) return { allowed: false, reason: 'notAuthor' };
    return editable.has(status) ? { allowed: true } : { allowed: false, reason: 'wrongState' };
  };
  return { ...record, $transitions: Object.fromEntries(verbs.map((verb) => [verb, state(verb)])) };
};

/** All materials of a task, newest first. @throws Refusal 404 without such a task */
export const materialsOf = async (database: Database, me: Me, task_id: number): Promise<ApiRecord[]> => {
  const { taskStatus: status } = await closedState(database, task_id);
  const records = await readWhole(database, material, me, { filter: JSON.stringify({ task_id }), sort: '["id","DESC"]' });
  return records.map((record) => withActs(record, me, status));
};

/** One row; `task_id` is given where the address names the task too. @throws Refusal 404 */
export const materialOf = async (database: Database, me: Me, id: number, task_id?: number): Promise<ApiRecord> => {
  const record = await readOne(database, material, me, id);
  if (task_id !== undefined && record.task_id !== task_id) throw notFound();
  return withActs(record, me, (await closedState(database, Number(record.task_id))).taskStatus);
};

const materialRecord = async (tx: Tx, me: Me, id: number, task_id: number): Promise<ApiRecord> => {
  await touchTask(tx, task_id);
  return withActs(await readInside(tx, material, me, id), me, (await tx.get('task', task_id)).status);
};

/** Adds a material. @throws Refusal 403 for users who do not work on the task, 409 `wrongState` once the task is with the client */
export const addMaterial = (services: Services, me: Me, task_id: number, values: Values): Promise<ApiRecord> =>
  act(services, me, async (tx) => {
    await allowed(tx, task, me, task_id, 'addMaterial');
    const owned = { task_id, user_id: me.id, date_added: tx.now.toISOString() };
    const { id } = await insert(tx, material, values, owned, [`task:${task_id}`]);
    return materialRecord(tx, me, id, task_id);
  });

/** A row, the task in the address if any, and the row version that the caller saw. */
export type WhichMaterial = { readonly id: number; readonly task_id?: number | undefined; readonly ifMatch: string | null };

/** The row, after its task is locked and the caller is known to be the author. */
const lockOwnMaterial = async (
  tx: Tx,
  me: Me,
  verb: (typeof verbs)[number],
  { id, task_id, ifMatch }: WhichMaterial,
): Promise<ApiRecord> => {
  const found = await readInside(tx, material, me, id);
  if (task_id !== undefined && found.task_id !== task_id) throw notFound();
  const { status } = await tx.get('task', Number(found.task_id));
  await tx.get('material', id);
  const visibleMaterial = await readInside(tx, material, me, id);
  if (!allows(ruleFor(material, verb), me, visibleMaterial)) throw notAllowed();
  if (!editable.has(status)) throw conflict('task', 'wrongState');
  checkVersion(ifMatch, visibleMaterial.version);
  return visibleMaterial;
};

export const changeMaterial = (services: Services, me: Me, which: WhichMaterial, raw: Values): Promise<ApiRecord> =>
  act(services, me, async (tx) => {
    const visibleMaterial = await lockOwnMaterial(tx, me, 'update', which);
    const task_id = Number(visibleMaterial.task_id);
    const owned = withoutOwned(material, raw, visibleMaterial);
    const { data, errors } = validated(material, owned.values, true);
    const all = [...owned.errors, ...errors];
    if (all.length > 0) throw invalid(...all);
    await change(tx, material, which.id, data, { topics: [`task:${task_id}`] });
    return materialRecord(tx, me, which.id, task_id);
  });

export const removeMaterial = (services: Services, me: Me, which: WhichMaterial): Promise<ApiRecord> =>
  act(services, me, async (tx) => {
    const visibleMaterial = await lockOwnMaterial(tx, me, 'delete', which);
    const task_id = Number(visibleMaterial.task_id);
    const row = await tx.get('material', which.id);
    keepRemoval(tx, me, { entity: material, id: which.id, rows: [keptRow(material, row)] });
    tx.remove('material', row);
    await touchTask(tx, task_id);
    const before = Object.fromEntries(material.readable.map((field) => [field, visibleMaterial[field]]));
    tx.record({ entity: 'material', id: which.id, action: 'delete', before, topics: [`task:${task_id}`] });
    return visibleMaterial;
  });

/** Restores a row that the caller deleted. @throws Refusal 404, 409 `wrongState` once the task is with the client */
export const restoreMaterial = (services: Services, me: Me, { id, task_id: named }: Omit<WhichMaterial, 'ifMatch'>): Promise<ApiRecord> =>
  act(services, me, async (tx) => {
    const removal = await removalOf(tx, me, material, id);
    const task_id = Number(keptOf(removal, material)[0]?.task_id);
    if (named !== undefined && named !== task_id) throw notFound();
    const { status } = await tx.get('task', task_id);
    if (!editable.has(status)) throw conflict('task', 'wrongState');
    await bringBack(tx, removal, [`task:${task_id}`]);
    return materialRecord(tx, me, id, task_id);
  });

/** The number of latest rows searched: older names are rarely wanted, and the answer stays fast. */
const mostSearched = 2000;
const most = 8;

/** Names used before that contain these letters, each with its latest use. */
export const materialNames = async ({ read }: Database, q: string) => {
  const searchText = fold(q.trim());
  if (searchText === '') return [];
  const latest = sql`select id, name, unit, date_added, task_id from material order by id desc limit ${literal(mostSearched)}`;
  const rows = await read.rows(
    sql`select m.name, m.unit, m.date_added, t.company_task_id from (${latest}) m join task t on t.id = m.task_id order by m.id desc`,
    { ...columnsOf(material, 'name', 'unit', 'date_added'), company_task_id: number },
  );
  const found = new Map<string, (typeof rows)[number]>();
  for (const row of rows) {
    const folded = fold(row.name);
    if (folded.includes(searchText) && !found.has(folded)) found.set(folded, row);
  }
  // Names that begin with the letters come first.
  const begins = ({ name }: { readonly name: string }) => (fold(name).startsWith(searchText) ? 0 : 1);
  return [...found.values()].sort((a, b) => begins(a) - begins(b)).slice(0, most);
};
