// The working status of a user on a task: running, paused or stopped, and since when; the screen counts by itself from there.
import { z } from 'zod';
import { workingStates } from '#schema/times/time-entry.ts';
import { asTold, type Database, type Dialect, perDatabase, type Row, slot, slots } from '#server/core/database/database.ts';
import { remembered } from '#server/core/database/remembered.ts';
import type { Tx } from '#server/core/events/act.ts';
import { notFound } from '#server/core/http/refusal.ts';

const { running, paused, stopped } = workingStates;

export const workingStatus = z.object({
  status: z.literal([0, 1, 2]).describe('0 running, 1 paused, 2 stopped'),
  time: z.iso.datetime().describe('The instant at which this status began'),
  running_users: z.array(z.int()),
  revision: z.int().describe('Rises with every change of the task that a screen shows'),
});
export type WorkingStatus = z.infer<typeof workingStatus>;

const statusSql = (dialect: Dialect) => {
  const [one, two] = slots(dialect, 2);
  const runners =
    dialect === 'sqlite'
      ? `(select json_group_array(user_id) from time_entry r where r.task_id = t.id and r.status = ${running})`
      : `array(select user_id from time_entry r where r.task_id = t.id and r.status = ${running})`;
  return `select t.revision, e.status, coalesce(e.status_since, t.date_added) as time, ${runners} as running_users from task t left join time_entry e on e.id = (select id from time_entry m where m.user_id = ${one} and m.task_id = t.id order by m.status = ${stopped}, m.id desc limit 1) where t.id = ${two}`;
};
const revisionSql = (dialect: Dialect) => `select revision from task where id = ${slot(dialect)}`;

const decoded = (row: Row | undefined): WorkingStatus => {
  if (!row) throw notFound();
  const running = row.running_users;
  return {
    status: (row.status ?? stopped) as WorkingStatus['status'],
    time: asTold(row.time),
    running_users: typeof running === 'string' ? (JSON.parse(running) as number[]) : (running as number[]),
    revision: Number(row.revision),
  };
};

const preparedFor = perDatabase((database) => ({
  status: database.read.prepare(statusSql(database.dialect)),
  revision: database.read.prepare(revisionSql(database.dialect)),
  revisions: remembered<number>(database),
}));

/** The status of a user on a task. @throws Refusal 404 without such a task */
export const statusOf = async (database: Database, id: number, user_id: number): Promise<WorkingStatus> => {
  const [row] = await preparedFor(database).status([user_id, id]);
  return decoded(row);
};

/** The revision alone: an unchanged screen costs no more. */
export const revisionOf = async (database: Database, id: number): Promise<number> => {
  const { revision, revisions } = preparedFor(database);
  const known = revisions.get(id);
  if (known !== undefined) return known;
  const answer = revision([id]);
  const [row] = answer instanceof Promise ? await answer : answer;
  if (!row) throw notFound();
  revisions.keep(id, Number(row.revision));
  return Number(row.revision);
};

export const statusInside = async (tx: Tx, id: number, user_id: number): Promise<WorkingStatus> => {
  await tx.flush();
  const [row] = await tx.read.all(statusSql(tx.database.dialect), [user_id, id]);
  return decoded(row);
};

export type CurrentWork = {
  task_id: number;
  company_task_id: number;
  title: string;
  status: 0 | 1;
  time: string;
  total_time: number;
  work_type_name: string;
};

/** What the user works on now: the running task, else the one paused last; null when no work is open. */
export const currentWork = async (database: Database, user_id: number): Promise<CurrentWork | null> => {
  const [row] = await database.read.all(
    `select t.id as task_id, t.company_task_id, t.title, e.status, e.status_since as time, e.total_time, w.name as work_type_name from time_entry e join task t on t.id = e.task_id join work_type w on w.id = e.work_type_id where e.user_id = ${slot(database.dialect)} and e.status < ${stopped} order by e.status, e.status_since desc, e.id desc limit 1`,
    [user_id],
  );
  if (!row) return null;
  return {
    task_id: Number(row.task_id),
    company_task_id: Number(row.company_task_id),
    title: String(row.title),
    status: row.status === running ? running : paused,
    time: asTold(row.time),
    total_time: Number(row.total_time),
    work_type_name: String(row.work_type_name),
  };
};
