// Lists confirmed work on no invoice yet: by client, by task, by project, and what has waited too long.

import { dayBegins, two } from '#schema/core/zone.ts';
import { type Billable, proposedLines } from '#schema/invoicing/invoice-proposal.ts';
import { amountOf } from '#schema/invoicing/invoice-totals.ts';
import { task, taskStates } from '#schema/tasks/task.ts';
import { rideStates } from '#schema/transport/transport.ts';
import type { Database, ReadSource } from '#server/core/database/database.ts';
import { instant, join, literal, nullable, number, sql, text } from '#server/core/database/sql.ts';
import { columnsOf } from '#server/fields/columns-of.ts';
import { zoneIn } from '../company/company.ts';
import { freeWork, sumOf } from './work.ts';

/** Days after confirmation when an unbilled task counts as forgotten. */
export const overdueDays = 30;
const dayMs = 86_400_000;
export const living = sql`select 1 from invoice_task h where h.task_id = t.id and h.released = false`;
const unbilled = sql`t.status = ${literal(taskStates.confirmed)} and t.client_company_id is not null and not exists (${living})`;
/** Kilometres of the task `t`; a ride counts once it has ended. */
const kilometers = sql`coalesce((select sum(r.end_kilometers - r.start_kilometers) from transport r
  where r.task_id = t.id and r.status = ${literal(rideStates.finished)}), 0)`;
const materials = sql`(select count(*) from material m where m.task_id = t.id)`;
const worked = sql`coalesce((select sum(e.total_time) from time_entry e where e.task_id = t.id), 0)`;

const since = () => new Date(Date.now() - overdueDays * dayMs);

/** Clients with confirmed tasks in no group; those that have waited longest first. */
export const unbilledClients = async ({ read }: Database) => {
  const clients = await read.rows(
    sql`select t.client_company_id as client_id, c.name as client_name, count(*) as tasks, sum(${worked}) as worked_time,
        sum(${kilometers}) as kilometers, sum(${materials}) as materials, sum(case when t.date_closed < ${since()} then 1 else 0 end) as overdue,
        min(t.date_closed) as oldest
      from task t join client c on c.id = t.client_company_id where ${unbilled}
      group by t.client_company_id, c.name, c.name_sort order by min(t.date_closed), c.name_sort`,
    {
      client_id: number,
      client_name: text,
      tasks: number,
      worked_time: number,
      kilometers: number,
      materials: number,
      overdue: number,
      oldest: nullable(instant),
    },
  );
  const total = (field: 'tasks' | 'overdue') => clients.reduce((sum, one) => sum + one[field], 0);
  return { clients, tasks: total('tasks'), overdue: total('overdue'), overdue_days: overdueDays };
};

/** The instants at which a month begins and ends in the company's time zone. */
const monthOf = async ({ read }: ReadSource, month: string): Promise<readonly [Date, Date]> => {
  const zone = await zoneIn(read);
  const [year = 0, of = 0] = month.split('-').map(Number);
  const next = of === 12 ? `${year + 1}-01` : `${year}-${two(of + 1)}`;
  return [new Date(dayBegins(`${month}-01`, zone)), new Date(dayBegins(`${next}-01`, zone))];
};

/** A client's tasks that were confirmed in a month and are in no group yet. */
export const unbilledIn = async (reading: ReadSource, client_id: number, month: string): Promise<number[]> => {
  const [from, until] = await monthOf(reading, month);
  return reading.read.values(
    sql`select t.id from task t
      where ${unbilled} and t.client_company_id = ${client_id} and t.date_closed >= ${from} and t.date_closed < ${until} order by t.id`,
    number,
  );
};

/** The worth on an invoice: the amount in cents, and the number of lines without a price. */
export const worthOf = (billables: readonly Billable[]) => {
  const lines = proposedLines(billables);
  return {
    amount: lines.reduce((sum, line) => sum + amountOf({ ...line, discount: 0 }), 0),
    unpriced: lines.filter(({ price }) => price === null).length,
  };
};

export type UnbilledWanted = {
  readonly client_id?: number | undefined;
  readonly month?: string | undefined;
  readonly overdue?: boolean | undefined;
  readonly first: number;
  readonly last: number;
};

const columns = {
  ...columnsOf(task, 'id', 'company_task_id', 'title'),
  client_id: number,
  client_name: text,
  project: nullable(number),
  project_name: nullable(text),
  project_number: nullable(number),
  date_closed: nullable(instant),
  worked_time: number,
};

/** Confirmed tasks in no group, longest waiting first, each with its estimated worth. */
export const unbilledTasks = async (database: Database, { client_id, month, overdue, first, last }: UnbilledWanted) => {
  const { read } = database;
  const where = [unbilled];
  if (client_id) where.push(sql`t.client_company_id = ${client_id}`);
  if (month) {
    const [from, until] = await monthOf(database, month);
    where.push(sql`t.date_closed >= ${from} and t.date_closed < ${until}`);
  }
  if (overdue) where.push(sql`t.date_closed < ${since()}`);
  const condition = join(where, sql` and `);
  const total = await read.value(sql`select count(*) from task t where ${condition}`, number);
  const rows = await read.rows(
    sql`select t.id, t.company_task_id, t.title, t.client_company_id as client_id, c.name as client_name, t.project, p.title as project_name,
        p.number as project_number, t.date_closed, ${worked} as worked_time
      from task t join client c on c.id = t.client_company_id left join project p on p.id = t.project
      where ${condition} order by t.date_closed, t.id limit ${last - first + 1} offset ${first}`,
    columns,
  );
  const work = Map.groupBy(
    await freeWork(
      database,
      rows.map(({ id }) => id),
    ),
    ({ task_id }) => task_id,
  );
  const now = Date.now();
  return {
    total: total ?? 0,
    records: rows.map((row) => {
      const clientWork = work.get(row.id) ?? [];
      const days = row.date_closed === null ? 0 : Math.floor((now - Date.parse(row.date_closed)) / dayMs);
      return { ...row, ...sumOf(clientWork), ...worthOf(clientWork), days, overdue: days >= overdueDays };
    }),
  };
};
