// A task as a row of a list shows it.
import { instant, type Shared, told } from './columns.ts';

export type ListRow = Shared & { total_time: number; running: string };
/** How long was worked, and who works now since when. */
export const work = `(select coalesce(sum(total_time), 0) from time_entry where task_id = t.id) as total_time,
    (select json_group_array(json_array(user_id, status_since)) from time_entry where task_id = t.id and status = 0) as running`;
const withRunning = (row: ListRow, running: readonly (readonly [number, number])[]) =>
  Object.assign(told(row), {
    running_users: running.map(([user]) => user),
    total_time: row.total_time,
    running_since: running.map(([, since]) => instant(since)),
  });

export const recordOf = (row: ListRow) => withRunning(row, row.running === '[]' ? [] : JSON.parse(row.running));
