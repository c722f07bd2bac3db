// A user's working status on a task: running, paused or stopped, and since when; the screen counts on from there.
import { z } from 'zod';
import { type Caller, forUser } from '#schema/core/access.ts';
import { tellsTimes } from '#schema/tasks/task.ts';
import { workingStates } from '#schema/times/time-entry.ts';
import { type Database, perDatabase } from '#server/core/database/database.ts';
import { remembered } from '#server/core/database/remembered.ts';
import { instant, json, literal, number, oneOf, perDialect, prepared, type RowOf, sql, text } from '#server/core/database/sql.ts';
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

/** At a wall terminal the runners are those who have come; others than the user themselves are left out unless `all`. */
const runnersFor = (user_id: number, all: boolean) => {
  const limit = all ? sql`` : sql` and (t.registration_terminal_task is false or r.user_id = ${user_id})`;
  const those = sql`from time_entry r where r.task_id = t.id and r.status = ${literal(running)}${limit}`;
  return perDialect({ sqlite: sql`(select json_group_array(user_id) ${those})`, postgres: sql`array(select user_id ${those})` });
};
const statusFor = (all: boolean) => (id: number, user_id: number) =>
  sql`select coalesce(e.status, ${literal(stopped)}) as status, coalesce(e.status_since, t.date_added) as time, ${runnersFor(user_id, all)} as running_users, t.revision
    from task t left join time_entry e on e.id = (select id from time_entry m
      where m.user_id = ${user_id} and m.task_id = t.id order by m.status = ${literal(stopped)}, m.id desc limit 1)
    where t.id = ${id}`;
const columns = { status: oneOf(running, paused, stopped), time: instant, running_users: json<number[]>(), revision: number };

const orNotFound = <T>(row: T | null | undefined): T => {
  if (row === null || row === undefined) throw notFound();
  return row;
};

const statusForAll = prepared(statusFor(true), columns);
const statusForOthers = prepared(statusFor(false), columns);
/** The status of the caller on a task. @throws Refusal 404 without such a task */
export const statusOf = async ({ read }: Database, id: number, me: Caller): Promise<WorkingStatus> =>
  orNotFound((await (forUser(tellsTimes, me) === true ? statusForAll : statusForOthers)(read, id, me.id))[0]);

export const statusInside = async (tx: Tx, id: number, user_id: number): Promise<WorkingStatus> => {
  await tx.flush();
  return orNotFound(await tx.read.row(statusFor(false)(id, user_id), columns));
};

const revision = prepared((id: number) => sql`select revision from task where id = ${id}`, { revision: number });
const revisions = perDatabase(remembered<number>);
/** Only the revision: an unchanged screen needs nothing more. */
export const revisionOf = async (database: Database, id: number): Promise<number> => {
  const memory = revisions(database);
  const known = memory.get(id);
  if (known !== undefined) return known;
  const rows = revision(database.read, id);
  const [row] = rows instanceof Promise ? await rows : rows;
  const found = orNotFound(row).revision;
  memory.keep(id, found);
  return found;
};

const current = {
  task_id: number,
  company_task_id: number,
  title: text,
  status: oneOf(running, paused),
  time: instant,
  total_time: number,
  work_type_name: text,
};
export type CurrentWork = RowOf<typeof current>;

/** What the user works on now: the running task, else the one paused last; null without open work. */
export const currentWork = ({ read }: Database, user_id: number): Promise<CurrentWork | null> =>
  read.row(
    sql`select t.id as task_id, t.company_task_id, t.title, e.status, e.status_since as time, e.total_time, w.name as work_type_name
      from time_entry e join task t on t.id = e.task_id join work_type w on w.id = e.work_type_id
      where e.user_id = ${user_id} and e.class = 'work' and e.status < ${literal(stopped)} order by e.status, e.status_since desc, e.id desc limit 1`,
    current,
  );
