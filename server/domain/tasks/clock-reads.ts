// What the clock looks up before it moves: plain reads of what it only needs to know, not to change.
import { workingStates } from '#schema/times/time-entry.ts';
import { type Dialect, slot } from '#server/core/database/database.ts';
import type { Tx } from '#server/core/events/act.ts';

type Statement = (one: string, two: string) => string;
const inBoth = (statement: Statement): Readonly<Record<Dialect, string>> => ({
  sqlite: statement(slot('sqlite', 1), slot('sqlite', 2)),
  postgres: statement(slot('postgres', 1), slot('postgres', 2)),
});

const open = inBoth((task) => `select status from time_entry where task_id = ${task} and status < ${workingStates.stopped}`);
const here = inBoth(
  (task, user) => `select status from time_entry where task_id = ${task} and user_id = ${user} and status < ${workingStates.stopped}`,
);
const elsewhere = inBoth(
  (user) =>
    `select t.id, t.company_task_id, t.title, e.id as entry_id from time_entry e join task t on t.id = e.task_id where e.user_id = ${user} and e.status = ${workingStates.running}`,
);
const named = 'select 1 from user_type_work_type_ids n where n.user_type_id = u.user_type_id';
const workType = inBoth(
  (type, user) =>
    `select w.archived, w.default_multiplier, not exists (${named}) or exists (${named} and n.work_type_id = w.id) as pickable from work_type w cross join "user" u where w.id = ${type} and u.id = ${user}`,
);

const read = async (tx: Tx, statement: Readonly<Record<Dialect, string>>, ...parameters: number[]) => {
  await tx.flush();
  return tx.read.all(statement[tx.database.dialect], parameters);
};

/** The states of all open entries of a task. */
export const openStates = async (tx: Tx, task_id: number): Promise<number[]> =>
  (await read(tx, open, task_id)).map(({ status }) => Number(status));

/** The state of the user's open entry on a task; null when there is none. */
export const stateHere = async (tx: Tx, task_id: number, user_id: number): Promise<number | null> => {
  const [row] = await read(tx, here, task_id, user_id);
  return row ? Number(row.status) : null;
};

export type Elsewhere = { readonly id: number; readonly company_task_id: number; readonly title: string; readonly entry_id: number };

/** The task on which the user's clock runs, with its entry; null when it does not run. */
export const runsOn = async (tx: Tx, user_id: number): Promise<Elsewhere | null> => {
  const [row] = await read(tx, elsewhere, user_id);
  if (!row) return null;
  return { id: Number(row.id), company_task_id: Number(row.company_task_id), title: String(row.title), entry_id: Number(row.entry_id) };
};

export type PickedWorkType = { readonly archived: boolean; readonly pickable: boolean; readonly multiplier: number };

/** A work type as the user may pick it: all of them where their user type names none. */
export const workTypeFor = async (tx: Tx, id: number, user_id: number): Promise<PickedWorkType | null> => {
  const [row] = await read(tx, workType, id, user_id);
  if (!row) return null;
  return { archived: Boolean(row.archived), pickable: Boolean(row.pickable), multiplier: Number(row.default_multiplier) };
};
