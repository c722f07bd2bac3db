// The columns of a task that both the list and the page show, and the titles of what it refers to.

export const shared = `t.id, t.version, t.company_task_id, t.title, t.priority, t.deadline, t.status, t.company_user_id,
  u.name || ' ' || u.last_name as company_user_name, t.client_company_id, c.name as client_company_name, t.branch_office_id,
  b.title as branch_office_name, t.client_company_contact_id,
  k.name || coalesce(' ' || k.l_name, '') as client_company_contact_name,
  (select json_group_array(tag_id) from (select tag_id from task_tags where task_id = t.id order by tag_id)) as tags,
  t.project, p.title as project_name, t.project_hours, t.planned_time, t.user_added, a.name || ' ' || a.last_name as user_added_name, t.date_added, t.date_closed,
  t.waiting_reason, t.denied, t.denied_reason, t.registration_terminal_task, t.revision,
  (select json_group_array(user_id) from (select user_id from task_user where task_id = t.id order by id)) as users,
  c.town`;

export const joins = `left join "user" u on u.id = t.company_user_id left join client c on c.id = t.client_company_id
  left join branch_office b on b.id = t.branch_office_id left join contact k on k.id = t.client_company_contact_id
  left join "user" a on a.id = t.user_added left join project p on p.id = t.project`;

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
