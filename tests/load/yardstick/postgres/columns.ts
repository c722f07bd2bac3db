// A task as PostgreSQL gives it: what the answer says, but for the references to nothing.
import { columnsWith } from '../columns.ts';

export const shared = columnsWith((column, from) => `array(select ${column} from ${from})`);

/** How long was worked, and who works now since when. */
export const listed = `${shared}, (select coalesce(sum(total_time), 0)::int from time_entry where task_id = t.id) as total_time,
  array(select user_id from time_entry where task_id = t.id and status = 0) as running_users,
  array(select status_since from time_entry where task_id = t.id and status = 0) as running_since`;

export type Shared = {
  readonly id: number;
  readonly status: number;
  readonly company_user_id: number | null;
  readonly branch_office_id: number | null;
  readonly client_company_contact_id: number | null;
  readonly project: number | null;
  readonly registration_terminal_task: boolean;
  readonly users: readonly number[];
};

/** What list and page tell alike. */
export const told = <Row extends Shared>(row: Row) =>
  Object.assign(row, {
    company_user_id: row.company_user_id ?? 0,
    branch_office_id: row.branch_office_id ?? 0,
    client_company_contact_id: row.client_company_contact_id ?? 0,
    project: row.project ?? 0,
  });
