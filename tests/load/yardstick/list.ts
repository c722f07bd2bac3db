// A page of tasks, filtered by status and user, sorted by deadline, with the exact number of all.
import type { ServerResponse } from 'node:http';
import { ids, instant, instantOrNull, joins, type Shared, shared } from './columns.ts';
import { database } from './database.ts';

const condition = 'where t.company_user_id = ? and t.status = ?';
type Row = Shared & { total_time: number; running: string };
const page = database.prepare<[number, number, number, number], Row>(
  `select ${shared}, (select coalesce(sum(total_time), 0) from time_entry where task_id = t.id) as total_time,
    (select json_group_array(json_array(user_id, status_since)) from time_entry where task_id = t.id and status = 0) as running
  from task t ${joins} ${condition} order by t.deadline is null, t.deadline, t.id limit ? offset ?`,
);
const count = database.prepare<[number, number], number>(`select count(*) from task t ${condition}`).pluck();

const recordOf = (row: Row, running: readonly (readonly [number, number])[]) => ({
  id: row.id,
  version: row.version,
  company_task_id: row.company_task_id,
  title: row.title,
  priority: row.priority,
  deadline: instantOrNull(row.deadline),
  status: row.status,
  company_user_id: row.company_user_id ?? 0,
  company_user_name: row.company_user_name,
  client_company_id: row.client_company_id,
  client_company_name: row.client_company_name,
  branch_office_id: row.branch_office_id ?? 0,
  branch_office_name: row.branch_office_name,
  client_company_contact_id: row.client_company_contact_id ?? 0,
  client_company_contact_name: row.client_company_contact_name,
  tags: ids(row.tags),
  project: row.project,
  project_hours: row.project_hours,
  user_added: row.user_added,
  user_added_name: row.user_added_name,
  date_added: instant(row.date_added),
  date_closed: instantOrNull(row.date_closed),
  waiting_reason: row.waiting_reason,
  denied: row.denied === 1,
  denied_reason: row.denied_reason,
  registration_terminal_task: row.registration_terminal_task === 1,
  revision: row.revision,
  users: ids(row.users),
  running_users: running.map(([user]) => user),
  total_time: row.total_time,
  running_since: running.map(([, since]) => instant(since)),
  town: row.town,
});

/** The answer to `?filter=…&range=…&sort=["deadline","ASC"]`. */
export const list = (response: ServerResponse, query: string): [ServerResponse, unknown, Record<string, string>] => {
  const search = new URLSearchParams(query);
  const { company_user_id, status } = JSON.parse(search.get('filter') ?? '{}') as { company_user_id: number; status: number };
  const [first, last] = JSON.parse(search.get('range') ?? '[0,24]') as [number, number];
  const rows = page.all(company_user_id, status, last - first + 1, first);
  const total = count.get(company_user_id, status) ?? 0;
  return [
    response,
    rows.map((row) => recordOf(row, row.running === '[]' ? [] : JSON.parse(row.running))),
    { 'Content-Range': `task ${first}-${first + rows.length - 1}/${total}` },
  ];
};
