// Finished projects that can be invoiced as a whole, and those that have been.
import { invoiceStates } from '#schema/invoicing/invoice.ts';
import { projectStates } from '#schema/projects/project.ts';
import { taskStates } from '#schema/tasks/task.ts';
import { among, asTold, type Database, listed, type Row } from '#server/core/database/database.ts';
import { living, worthOf } from './unbilled.ts';
import { freeWork, sumOf } from './work.ts';

const projectList = {
  waiting: `p.status in (${projectStates.finished}, ${projectStates.finishedWithoutHandover})`,
  done: `p.status = ${projectStates.invoiced}`,
} as const;
export type ProjectList = keyof typeof projectList;

/** Why a project is not billed as a whole, as far as a list can tell. */
const refusalOf = (row: Row): 'billedByTask' | 'tasksOpen' | 'nothingToBill' | null => {
  if (Number(row.held) > 0) return 'billedByTask';
  if (Number(row.open) > 0) return 'tasksOpen';
  return Number(row.confirmed) === 0 ? 'nothingToBill' : null;
};

/** Projects that can be billed as a whole, or that have been. */
export const billedProjects = async (database: Database, list: ProjectList, { first, last }: { first: number; last: number }) => {
  const { read, dialect } = database;
  const tasks = (condition: string) => `(select count(*) from task t where t.project = p.id and ${condition})`;
  const order = 'p.date_finished is null, p.date_finished desc, p.id desc';
  const current = `from invoice i where i.project_id = p.id and i.kind = 'invoice' and i.status < ${invoiceStates.cancelled}`;
  const [counted] = await read.all(`select count(*) as n from project p where ${projectList[list]}`);
  // The page is chosen first: only the work on its projects is counted.
  const rows = await read.all(
    `select p.id, p.number, p.title, p.client_id, c.name as client_name, p.status, p.date_finished, (select count(*) from task t where t.project = p.id) as tasks,
       ${tasks(`t.status < ${taskStates.confirmed}`)} as open, ${tasks(`t.status = ${taskStates.confirmed}`)} as confirmed,
       ${tasks(`exists (${living} and h.invoice_id not in (select i.id ${current}))`)} as held,
       (select coalesce(sum(e.total_time), 0) from task t join time_entry e on e.task_id = t.id where t.project = p.id) as worked_time,
       (select i.id ${current}) as invoice_id, (select i.number ${current}) as invoice_number, (select i.status ${current}) as invoice_status, (select i.total ${current}) as invoice_total
     from (select p.* from project p where ${projectList[list]} order by ${order} limit ${last - first + 1} offset ${first}) p
       join client c on c.id = p.client_id order by ${order}`,
  );
  const ids = rows.map(({ id }) => Number(id));
  const tasksOf = await read.all(
    `select t.id, t.project from task t where t.project ${among(dialect)} and t.status = ${taskStates.confirmed}`,
    [listed(dialect, ids)],
  );
  const projectOf = new Map(tasksOf.map((row) => [Number(row.id), Number(row.project)]));
  const work = Map.groupBy(await freeWork(database, [...projectOf.keys()]), ({ task_id }) => projectOf.get(task_id) ?? 0);
  return {
    total: Number(counted?.n ?? 0),
    records: rows.map(({ held, open, confirmed, ...row }) => {
      const its = work.get(Number(row.id)) ?? [];
      return {
        ...row,
        date_finished: row.date_finished === null ? null : asTold(row.date_finished),
        worked_time: Number(row.worked_time),
        invoice_total: row.invoice_total === null ? null : Number(row.invoice_total),
        tasks: Number(row.tasks),
        ...sumOf(its),
        ...worthOf(its),
        refusal: row.invoice_id ? null : refusalOf({ held, open, confirmed }),
      };
    }),
  };
};
