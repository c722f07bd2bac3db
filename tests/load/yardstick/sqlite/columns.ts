// A task as SQLite gives it: instants in milliseconds, flags as 0 and 1, lists as JSON.
import { columnsWith } from '../columns.ts';

export const shared = columnsWith((column, from) => `(select json_group_array(${column}) from (select ${column} from ${from}))`);

export type Shared = {
  id: number;
  version: number;
  company_task_id: number;
  title: string;
  priority: number;
  deadline: number | null;
  status: number;
  company_user_id: number | null;
  company_user_name: string | null;
  client_company_id: number | null;
  client_company_name: string | null;
  branch_office_id: number | null;
  branch_office_name: string | null;
  client_company_contact_id: number | null;
  client_company_contact_name: string | null;
  tags: string;
  project: number | null;
  project_name: string | null;
  project_hours: number;
  planned_time: number | null;
  user_added: number;
  user_added_name: string;
  date_added: number;
  date_closed: number | null;
  waiting_reason: string | null;
  denied: number;
  denied_reason: string | null;
  registration_terminal_task: number;
  revision: number;
  users: string;
  town: string | null;
};

export const instant = (value: number) => new Date(value).toISOString();
export const instantOrNull = (value: number | null) => (value === null ? null : instant(value));
/** Most lists hold nothing, and nothing need not be parsed. */
export const ids = (text: string): number[] => (text === '[]' ? [] : JSON.parse(text));

/** What list and page tell alike. */
export const told = (row: Shared) => ({
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
  project: row.project ?? 0,
  project_name: row.project_name,
  project_hours: row.project_hours === 1,
  planned_time: row.planned_time,
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
  town: row.town,
});
