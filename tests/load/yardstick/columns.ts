// The columns of a task that both the list and the page show, and the titles of what it refers to.

export const shared = `t.id, t.version, t.company_task_id, t.title, t.priority, t.deadline, t.status, t.company_user_id,
  u.name || ' ' || u.last_name as company_user_name, t.client_company_id, c.name as client_company_name, t.branch_office_id,
  b.title as branch_office_name, t.client_company_contact_id,
  k.name || coalesce(' ' || k.l_name, '') as client_company_contact_name,
  (select json_group_array(tag_id) from (select tag_id from task_tags where task_id = t.id order by tag_id)) as tags,
  t.project, t.project_hours, t.user_added, a.name || ' ' || a.last_name as user_added_name, t.date_added, t.date_closed,
  t.waiting_reason, t.denied, t.denied_reason, t.registration_terminal_task, t.revision,
  (select json_group_array(user_id) from (select user_id from task_user where task_id = t.id order by id)) as users,
  c.town`;

export const joins = `left join "user" u on u.id = t.company_user_id left join client c on c.id = t.client_company_id
  left join branch_office b on b.id = t.branch_office_id left join contact k on k.id = t.client_company_contact_id
  left join "user" a on a.id = t.user_added`;

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
  project: number;
  project_hours: number | null;
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
