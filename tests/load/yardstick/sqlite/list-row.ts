// A task as a row of a list shows it.
import { instant, shownRow } from './columns.ts';

export type ListRow = { readonly running: string };
/** How long was worked, and who works now since when. */
export const work = `(select coalesce(sum(total_time), 0) from time_entry where task_id = t.id) as total_time,
    (select json_group_array(json_array(user_id, status_since)) from time_entry where task_id = t.id and status = 0) as running`;

/** What is left out of the answer is undefined and not deleted, which would slow its row down. */
export const recordOf = (row: ListRow) => {
  const now: readonly (readonly [number, number])[] = row.running === '[]' ? [] : JSON.parse(row.running);
  return Object.assign(shownRow(row), {
    running: undefined,
    running_users: now.map(([user]) => user),
    running_since: now.map(([, since]) => instant(since)),
  });
};
