// The times behind a row of a project's plan: who worked on which task, how long; together they are what the row says.
import { project } from '#schema/projects/project.ts';
import { workingStates } from '#schema/times/time-entry.ts';
import { asTold, type Database, slots } from '#server/core/database/database.ts';
import type { Me } from '#server/core/security/session.ts';
import { readOne } from '#server/crud/read/read.ts';

/** Those whose hours count, or of one kind of work, the newest first. @throws Refusal 404 without such a project */
export const timesOfProject = async (database: Database, me: Me, id: number, work_type_id: number | null) => {
  await readOne(database, project, me, id);
  const [one, two] = slots(database.dialect, 2);
  const rows = await database.read.all(
    `select e.id, e.task_id, t.company_task_id, t.title as task_title, e.user_id, u.name || ' ' || u.last_name as user_name,
        e.work_type_id, w.name as work_type_name, e.status, e.status_since, e.total_time
      from task t join time_entry e on e.task_id = t.id join "user" u on u.id = e.user_id join work_type w on w.id = e.work_type_id
      where t.project = ${one} and t.project_hours${work_type_id === null ? '' : ` and e.work_type_id = ${two}`}
      order by e.status_since desc, e.id desc`,
    work_type_id === null ? [id] : [id, work_type_id],
  );
  return rows.map(({ status, status_since, ...row }) => ({
    ...row,
    total_time: Number(row.total_time),
    /** The clock runs on top of it from then on. */
    running_since: Number(status) === workingStates.running ? asTold(status_since) : null,
    last: asTold(status_since),
  }));
};
