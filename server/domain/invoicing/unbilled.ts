// Confirmed work that no invoice holds yet: by client, task by task, and whole projects; and what of it has waited for too long.

import { dayBegins, two } from '#schema/core/zone.ts';
import { type Billable, proposedLines } from '#schema/invoicing/invoice-proposal.ts';
import { amountOf } from '#schema/invoicing/invoice-totals.ts';
import { taskStates } from '#schema/tasks/task.ts';
import { rideStates } from '#schema/transport/transport.ts';
import { asStored, asTold, type Database, placed } from '#server/core/database/database.ts';
import { zoneIn } from '../company/company.ts';
import { freeWork, type Reading, sumOf } from './work.ts';

/** Confirmed longer ago than this and on no invoice: somebody has forgotten it. */
export const overdueDays = 30;
const dayMs = 86_400_000;
export const living = 'select 1 from invoice_task h where h.task_id = t.id and h.released = false';
const unbilled = `t.status = ${taskStates.confirmed} and t.client_company_id is not null and not exists (${living})`;
/** Of the task `t`; a ride counts once it has ended. */
const kilometers = `coalesce((select sum(r.end_kilometers - r.start_kilometers) from transport r where r.task_id = t.id and r.status = ${rideStates.finished}), 0)`;
const materials = '(select count(*) from material m where m.task_id = t.id)';
const worked = 'coalesce((select sum(e.total_time) from time_entry e where e.task_id = t.id), 0)';

const since = (dialect: Database['dialect'], now = Date.now()) => asStored(dialect, now - overdueDays * dayMs);

/** Confirmed tasks in no group, by client; those that have waited longest first. */
export const unbilledClients = async ({ read, dialect }: Database) => {
  const rows = await read.all(
    placed(
      dialect,
      `select t.client_company_id as client_id, c.name as client_name, count(*) as tasks, sum(${worked}) as worked_time, sum(${kilometers}) as kilometers,
         sum(${materials}) as materials, sum(case when t.date_closed < $ then 1 else 0 end) as overdue, min(t.date_closed) as oldest
       from task t join client c on c.id = t.client_company_id where ${unbilled}
       group by t.client_company_id, c.name, c.name_sort order by min(t.date_closed), c.name_sort`,
    ),
    [since(dialect)],
  );
  const clients = rows.map((row) => ({
    client_id: Number(row.client_id),
    client_name: String(row.client_name),
    tasks: Number(row.tasks),
    worked_time: Number(row.worked_time),
    kilometers: Number(row.kilometers),
    materials: Number(row.materials),
    overdue: Number(row.overdue),
    oldest: row.oldest === null ? null : asTold(row.oldest),
  }));
  const total = (field: 'tasks' | 'overdue') => clients.reduce((sum, one) => sum + one[field], 0);
  return { clients, tasks: total('tasks'), overdue: total('overdue'), overdue_days: overdueDays };
};

/** The instants between which a month lies, by the company's clock. */
const monthOf = async (reading: Reading, month: string): Promise<readonly [number, number]> => {
  const zone = await zoneIn(reading.read);
  const [year = 0, of = 0] = month.split('-').map(Number);
  const next = of === 12 ? `${year + 1}-01` : `${year}-${two(of + 1)}`;
  return [dayBegins(`${month}-01`, zone), dayBegins(`${next}-01`, zone)];
};

/** A client's tasks that were confirmed in a month and that nothing holds yet. */
export const unbilledIn = async (reading: Reading, client_id: number, month: string): Promise<number[]> => {
  const { read, dialect } = reading;
  const [from, until] = await monthOf(reading, month);
  const rows = await read.all(
    placed(
      dialect,
      `select t.id from task t where ${unbilled} and t.client_company_id = $ and t.date_closed >= $ and t.date_closed < $ order by t.id`,
    ),
    [client_id, asStored(dialect, from), asStored(dialect, until)],
  );
  return rows.map(({ id }) => Number(id));
};

/** What it would come to on an invoice: cents, and how many lines have no price yet. */
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

/** Confirmed tasks in no group, the one that has waited longest first, with what each would come to. */
export const unbilledTasks = async (database: Database, { client_id, month, overdue, first, last }: UnbilledWanted) => {
  const { read, dialect } = database;
  const values: unknown[] = [];
  const where = [unbilled];
  const also = (condition: string, ...its: unknown[]) => {
    where.push(condition);
    values.push(...its);
  };
  if (client_id) also('t.client_company_id = $', client_id);
  if (month) {
    const [from, until] = await monthOf(database, month);
    also('t.date_closed >= $ and t.date_closed < $', asStored(dialect, from), asStored(dialect, until));
  }
  if (overdue) also('t.date_closed < $', since(dialect));
  const condition = where.join(' and ');
  const [counted] = await read.all(placed(dialect, `select count(*) as n from task t where ${condition}`), values);
  const rows = await read.all(
    placed(
      dialect,
      `select t.id, t.company_task_id, t.title, t.client_company_id as client_id, c.name as client_name, t.project, p.title as project_name, p.number as project_number,
         t.date_closed, ${worked} as worked_time
       from task t join client c on c.id = t.client_company_id left join project p on p.id = t.project
       where ${condition} order by t.date_closed, t.id limit ${last - first + 1} offset ${first}`,
    ),
    values,
  );
  const work = Map.groupBy(
    await freeWork(
      database,
      rows.map(({ id }) => Number(id)),
    ),
    ({ task_id }) => task_id,
  );
  const now = Date.now();
  return {
    total: Number(counted?.n ?? 0),
    records: rows.map((row) => {
      const its = work.get(Number(row.id)) ?? [];
      const days = row.date_closed === null ? 0 : Math.floor((now - Date.parse(asTold(row.date_closed))) / dayMs);
      return {
        ...row,
        date_closed: row.date_closed === null ? null : asTold(row.date_closed),
        worked_time: Number(row.worked_time),
        ...sumOf(its),
        ...worthOf(its),
        days,
        overdue: days >= overdueDays,
      };
    }),
  };
};
