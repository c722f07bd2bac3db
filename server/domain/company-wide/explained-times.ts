// The facts that decide an act on a time: its user, its task and the task's state, whether its hours are locked, whether it still runs.

import { task } from '#schema/tasks/task.ts';
import type { TimeFacts } from '#schema/times/time-acts.ts';
import { timeEntry, workingStates } from '#schema/times/time-entry.ts';
import type { Database } from '../../core/database/database.ts';
import { instant, nullable, number, type Reader, sql, text } from '../../core/database/sql.ts';
import { notFound } from '../../core/http/refusal.ts';
import { columnsOf } from '../../fields/columns-of.ts';
import { timeLock } from '../people/time-lock.ts';

export type JudgedTime = {
  readonly task_id: number;
  /** The facts for a user linked to the task, or for one who is not. */
  readonly facts: (assigned: boolean) => TimeFacts & { readonly user_name: string };
  readonly assigned: ReadonlySet<number>;
  /** Times that started before this instant are locked. */
  readonly lock: number;
};

const columns = {
  ...columnsOf(timeEntry, 'task_id', 'user_id', 'status'),
  user_name: text,
  task_status: number,
  ...columnsOf(task, 'company_user_id'),
  company_user_name: nullable(text),
  start_time: nullable(instant),
  end_time: nullable(instant),
};
const fields = sql`e.task_id, e.user_id, e.status, u.name || ' ' || u.last_name as user_name, t.status as task_status, t.company_user_id,
  o.name || ' ' || o.last_name as company_user_name`;
const joins = sql`join "user" u on u.id = e.user_id join task t on t.id = e.task_id left join "user" o on o.id = t.company_user_id`;

const entryWith = async (read: Reader, id: number) => {
  const row = await read.row(
    sql`select ${fields}, (select min(x.start_time) from sub_time x where x.time_entry_id = e.id) as start_time,
        (select max(x.end_time) from sub_time x where x.time_entry_id = e.id) as end_time
      from time_entry e ${joins} where e.id = ${id}`,
    columns,
  );
  return row && { ...row, runs: row.status === workingStates.running };
};
const stretchWith = async (read: Reader, id: number) => {
  const row = await read.row(
    sql`select ${fields}, x.start_time, x.end_time from sub_time x join time_entry e on e.id = x.time_entry_id ${joins} where x.id = ${id}`,
    columns,
  );
  return row && { ...row, runs: row.end_time === null };
};

/** The facts of a time entry or of one of its stretches. @throws Refusal 404 if it does not exist */
export const judgedTime = async ({ read }: Database, entity: string, id: number): Promise<JudgedTime> => {
  const row = await (entity === 'sub_time' ? stretchWith : entryWith)(read, id);
  if (!row) throw notFound();
  const { task_id, user_id, user_name, task_status: status, company_user_id, company_user_name, runs } = row;
  const team = await read.values(sql`select user_id from task_user where task_id = ${task_id}`, number);
  const now = Date.now();
  const from = row.start_time ? Date.parse(row.start_time) : now;
  const hours = { user_id, from, to: row.end_time ? Date.parse(row.end_time) : now };
  const lock = await timeLock(read, [user_id], { ...hours, now });
  const week = row.start_time ? lock.weekOf(hours) : null;
  return {
    task_id,
    lock: lock.before,
    assigned: new Set(team),
    facts: ($assigned) => ({
      user_id,
      user_name,
      $task_id: { status, company_user_id, company_user_name, $assigned },
      locked: week !== null,
      runs,
    }),
  };
};
