// The columns of a task that both the list and the page show, and the titles of what it refers to.

/** `list`: how a database gathers the values of a column. */
export const columnsWith = (
  list: (column: string, from: string) => string,
): string => `t.id, t.version, t.company_task_id, t.title, t.priority, t.deadline, t.status, t.company_user_id,
  u.name || ' ' || u.last_name as company_user_name, t.client_company_id, c.name as client_company_name, t.branch_office_id,
  b.title as branch_office_name, t.client_company_contact_id,
  k.name || coalesce(' ' || k.l_name, '') as client_company_contact_name,
  ${list('tag_id', 'task_tags where task_id = t.id order by tag_id')} as tags,
  t.project, p.title as project_name, t.project_hours, t.planned_time, t.user_added, a.name || ' ' || a.last_name as user_added_name, t.date_added, t.date_closed,
  t.waiting_reason, t.denied, t.denied_reason, t.registration_terminal_task, t.revision,
  ${list('user_id', 'task_user where task_id = t.id order by id')} as users,
  c.town`;

export const joins = `left join "user" u on u.id = t.company_user_id left join client c on c.id = t.client_company_id
  left join branch_office b on b.id = t.branch_office_id left join contact k on k.id = t.client_company_contact_id
  left join "user" a on a.id = t.user_added left join project p on p.id = t.project`;
