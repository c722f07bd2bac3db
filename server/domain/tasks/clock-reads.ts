// Reads that the clock needs before it changes anything.
import { workingStates } from '#schema/times/time-entry.ts';
import { flag, literal, number, type RowOf, sql, text } from '#server/core/database/sql.ts';
import type { Tx } from '#server/core/events/act.ts';

/** Flushes first, so that reads see what the act has changed. */
const reading = async (tx: Tx) => {
  await tx.flush();
  return tx.read;
};
const openOn = (task_id: number) =>
  sql`select status from time_entry where task_id = ${task_id} and status < ${literal(workingStates.stopped)}`;

/** The states of all open entries of a task. */
export const openStates = async (tx: Tx, task_id: number): Promise<number[]> => (await reading(tx)).values(openOn(task_id), number);

/** The state of the user's open entry on a task; null when there is none. */
export const stateHere = async (tx: Tx, task_id: number, user_id: number): Promise<number | null> =>
  (await reading(tx)).value(sql`${openOn(task_id)} and user_id = ${user_id}`, number);

const elsewhere = { id: number, company_task_id: number, title: text, entry_id: number };
export type Elsewhere = Readonly<RowOf<typeof elsewhere>>;

/** The task on which the user's clock runs, with its entry; null when it does not run. */
export const runsOn = async (tx: Tx, user_id: number): Promise<Elsewhere | null> =>
  (await reading(tx)).row(
    sql`select t.id, t.company_task_id, t.title, e.id as entry_id from time_entry e join task t on t.id = e.task_id
      where e.user_id = ${user_id} and e.class = 'work' and e.status = ${literal(workingStates.running)}`,
    elsewhere,
  );

const picked = { archived: flag, pickable: flag, multiplier: number };
export type PickedWorkType = Readonly<RowOf<typeof picked>>;

/** A work type, and whether the user may pick it: a user type without work types allows all. */
export const workTypeFor = async (tx: Tx, id: number, user_id: number): Promise<PickedWorkType | null> => {
  const named = sql`select 1 from user_type_work_type_ids n where n.user_type_id = u.user_type_id`;
  return (await reading(tx)).row(
    sql`select w.archived, not exists (${named}) or exists (${named} and n.work_type_id = w.id) as pickable, w.default_multiplier as multiplier
      from work_type w cross join "user" u where w.id = ${id} and u.id = ${user_id}`,
    picked,
  );
};
