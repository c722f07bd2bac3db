// A task as a row of a list shows it.
import { ids, instant, instantOrNull, type Shared } from './columns.ts';

export type ListRow = Shared & { total_time: number; running: string };
/** How long was worked, and who works now since when. */
export const work = `(select coalesce(sum(total_time), 0) from time_entry where task_id = t.id) as total_time,
    (select json_group_array(json_array(user_id, status_since)) from time_entry where task_id = t.id and status = 0) as running`;
const withRunning = (row: ListRow, running: readonly (readonly [number, number])[]) => ({
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

export const recordOf = (row: ListRow) => withRunning(row, row.running === '[]' ? [] : JSON.parse(row.running));
