// The times behind a row of a project's plan: who worked how long on which task; their sum is the row's total.
import { project } from '#schema/projects/project.ts';
import { workingStates } from '#schema/times/time-entry.ts';
import type { Database } from '#server/core/database/database.ts';
import { instant, number, sql, text } from '#server/core/database/sql.ts';
import type { Me } from '#server/core/security/session.ts';
import { readOne } from '#server/crud/read/read.ts';

/** The times that count, or those of one work type, newest first. @throws Refusal 404 without such a project */
export const timesOfProject = async (database: Database, me: Me, id: number, work_type_id: number | null) => {
  await readOne(database, project, me, id);
  const kind = work_type_id === null ? sql`` : sql`and e.work_type_id = ${work_type_id}`;
  const rows = await database.read.rows(
    sql`select e.id, e.task_id, t.company_task_id, t.title as task_title, e.user_id, u.name || ' ' || u.last_name as user_name,
        e.work_type_id, w.name as work_type_name, e.status, e.status_since as last, e.total_time
      from task t join time_entry e on e.task_id = t.id join "user" u on u.id = e.user_id join work_type w on w.id = e.work_type_id
      where t.project = ${id} and t.project_hours ${kind} order by e.status_since desc, e.id desc`,
    {
      id: number,
      task_id: number,
      company_task_id: number,
      task_title: text,
      user_id: number,
      user_name: text,
      work_type_id: number,
      work_type_name: text,
      status: number,
      last: instant,
      total_time: number,
    },
  );
  // For running entries the screen adds the time since then.
  return rows.map(({ status, ...row }) => ({ ...row, running_since: status === workingStates.running ? row.last : null }));
};
