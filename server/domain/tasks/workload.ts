// Whom one may ask to work: what each colleague has open and due, whose clock runs, who is away, and whom the caller asked before.
import { absenceStates } from '#schema/absences/absence.ts';
import { can, forUser } from '#schema/core/access.ts';
import { dayAfter, dayBegins, dayOf } from '#schema/core/zone.ts';
import { task, taskStates } from '#schema/tasks/task.ts';
import { workingStates } from '#schema/times/time-entry.ts';
import type { Database } from '#server/core/database/database.ts';
import { flag, literal, nullable, number, sql, text } from '#server/core/database/sql.ts';
import type { Me } from '#server/core/security/session.ts';
import { readOne } from '#server/crud/read/read.ts';
import { zoneIn } from '../company/company.ts';

const { open, inProgress, waiting } = taskStates;
const toDo = sql`status in (${literal(open, inProgress, waiting)})`;

/** The caller's latest additions to teams that tell who is asked usually. */
const latest = 200;

const candidates = (me: number, today: string, dueBefore: Date) => sql`
  with asked as (
    select user_id, count(*) as times, max(id) as newest
    from (select id, user_id from task_user where added_by = ${me} order by added_at desc, id desc limit ${literal(latest)}) latest
    where user_id <> ${me} group by user_id
  )
  select u.id, u.name || ' ' || u.last_name as title, t.name as user_type,
    (select count(*) from task where company_user_id = u.id and ${toDo}) as open_tasks,
    (select count(*) from task where company_user_id = u.id and ${toDo} and deadline < ${dueBefore}) as due_tasks,
    exists (select 1 from time_entry e where e.user_id = u.id and e.class = 'work' and e.status = ${literal(workingStates.running)}) as works,
    (select max(b."to") from absence b where b.user_id = u.id and b.status = ${literal(absenceStates.approved)} and b."from" <= ${today} and b."to" >= ${today}) as away_until,
    coalesce(a.times, 0) as asked, coalesce(a.newest = (select max(newest) from asked), false) as last
  from "user" u left join user_type t on t.id = u.user_type_id left join asked a on a.user_id = u.id
  where u.active is true
  order by coalesce(a.newest = (select max(newest) from asked), false) desc, coalesce(a.times, 0) desc, u.last_name_sort, u.name_sort, u.id`;

const columns = {
  id: number,
  title: text,
  user_type: nullable(text),
  open_tasks: number,
  due_tasks: number,
  works: flag,
  away_until: nullable(text),
  asked: number,
  last: flag,
};

/** Who may be given the task: the team by its owner, the caller for a new task (0), anybody by `tasks.users`; null: anybody. @throws Refusal 404 without such a task */
const allowedFor = async (database: Database, me: Me, task_id: number | undefined): Promise<ReadonlySet<number> | null> => {
  const record = task_id ? await readOne(database, task, me, task_id) : null;
  if (task_id === undefined || forUser(can('tasks.users'), me) === true) return null;
  return new Set(record ? (record.users as readonly number[]) : [me.id]);
};

/** All active users, those first whom the caller asked lately. `task_id`: whom the caller may give that task, 0 for one that is being created. */
export const workload = async (database: Database, me: Me, task_id?: number) => {
  const allowed = await allowedFor(database, me, task_id);
  const timeZone = await zoneIn(database.read);
  const today = dayOf(Date.now(), timeZone);
  const tomorrow = new Date(dayBegins(dayAfter(today), timeZone));
  const rows = await database.read.rows(candidates(me.id, today, tomorrow), columns);
  return rows.map((row) => ({ ...row, may: allowed === null || allowed.has(row.id) }));
};
