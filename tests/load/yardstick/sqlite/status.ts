// The working status of a user on a task.
import { database } from './database.ts';

type Row = { revision: number; date_added: number; status: 0 | 1 | 2 | null; status_since: number | null; running: string };

const row = database.prepare<[number, number], Row>(
  `select t.revision, t.date_added, e.status, e.status_since,
    (select json_group_array(user_id) from time_entry where task_id = t.id and status = 0) as running
  from task t left join time_entry e on e.id =
    (select id from time_entry where task_id = t.id and user_id = ? order by status = 2, id desc limit 1)
  where t.id = ?`,
);
const revisionOf = database.prepare<[number], number>('select revision from task where id = ?').pluck();

export const status = (user: number, id: number) => {
  const found = row.get(user, id);
  if (!found) return null;
  return {
    status: found.status ?? 2,
    time: new Date(found.status_since ?? found.date_added).toISOString(),
    running_users: found.running === '[]' ? [] : (JSON.parse(found.running) as number[]),
    revision: found.revision,
  };
};

export const revision = (id: number) => revisionOf.get(id);
