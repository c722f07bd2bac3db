// Lists finished projects that can be invoiced as a whole, and those that have been.
import { invoiceStates } from '#schema/invoicing/invoice.ts';
import { project, projectStates } from '#schema/projects/project.ts';
import { taskStates } from '#schema/tasks/task.ts';
import type { Database } from '#server/core/database/database.ts';
import { among, type Fragment, literal, nullable, number, selected, sql, text } from '#server/core/database/sql.ts';
import { columnsOf } from '#server/fields/columns-of.ts';
import { living, worthOf } from './unbilled.ts';
import { freeWork, sumOf } from './work.ts';

const projectList = {
  waiting: sql`p.status in (${literal(projectStates.finished, projectStates.finishedWithoutHandover)})`,
  done: sql`p.status = ${literal(projectStates.invoiced)}`,
} as const;
export type ProjectList = keyof typeof projectList;

const projectColumns = columnsOf(project, 'id', 'number', 'title', 'client_id');
const state = columnsOf(project, 'status', 'date_finished');
const columns = {
  ...projectColumns,
  client_name: text,
  ...state,
  tasks: number,
  open: number,
  confirmed: number,
  held: number,
  worked_time: number,
  invoice_id: nullable(number),
  invoice_number: nullable(text),
  invoice_status: nullable(number),
  invoice_total: nullable(number),
};

/** Why a project cannot be billed as a whole, as far as list columns tell. */
const refusalOf = ({ held, open, confirmed }: Record<'held' | 'open' | 'confirmed', number>) => {
  if (held > 0) return 'billedByTask';
  if (open > 0) return 'tasksOpen';
  return confirmed === 0 ? 'nothingToBill' : null;
};

const tasks = (condition: Fragment) => sql`(select count(*) from task t where t.project = p.id and ${condition})`;
const isConfirmed = sql`t.status = ${literal(taskStates.confirmed)}`;
const order = sql`p.date_finished is null, p.date_finished desc, p.id desc`;
const current = sql`from invoice i where i.project_id = p.id and i.kind = 'invoice' and i.status < ${literal(invoiceStates.cancelled)}`;

/** Projects that can be billed as a whole, or that have been. */
export const billedProjects = async (database: Database, list: ProjectList, { first, last }: { first: number; last: number }) => {
  const { read } = database;
  const total = await read.value(sql`select count(*) from project p where ${projectList[list]}`, number);
  // The page of projects is chosen first, so that only their work is counted.
  const rows = await read.rows(
    sql`select ${selected(projectColumns, 'p')}, c.name as client_name, ${selected(state, 'p')}, (select count(*) from task t where t.project = p.id) as tasks,
        ${tasks(sql`t.status < ${literal(taskStates.confirmed)}`)} as open, ${tasks(isConfirmed)} as confirmed,
        ${tasks(sql`exists (${living} and h.invoice_id not in (select i.id ${current}))`)} as held,
        (select coalesce(sum(e.total_time), 0) from task t join time_entry e on e.task_id = t.id where t.project = p.id) as worked_time,
        (select i.id ${current}) as invoice_id, (select i.number ${current}) as invoice_number, (select i.status ${current}) as invoice_status,
        (select i.total ${current}) as invoice_total
      from (select p.* from project p where ${projectList[list]} order by ${order} limit ${last - first + 1} offset ${first}) p
        join client c on c.id = p.client_id order by ${order}`,
    columns,
  );
  const tasksOf = await read.rows(
    sql`select t.id, t.project from task t where t.project ${among(rows.map(({ id }) => id))} and ${isConfirmed}`,
    { id: number, project: number },
  );
  const projectOf = new Map(tasksOf.map((row) => [row.id, row.project]));
  const work = Map.groupBy(await freeWork(database, [...projectOf.keys()]), ({ task_id }) => projectOf.get(task_id) ?? 0);
  return {
    total: total ?? 0,
    records: rows.map(({ held, open, confirmed, ...row }) => {
      const projectWork = work.get(row.id) ?? [];
      return {
        ...row,
        ...sumOf(projectWork),
        ...worthOf(projectWork),
        refusal: row.invoice_id ? null : refusalOf({ held, open, confirmed }),
      };
    }),
  };
};
