// The working status of a user on a task.
import type { Status } from '../handlers.ts';
import { type Connection, prepared } from './database.ts';

const row = prepared<Status>(
  `select t.revision, coalesce(e.status, 2) as status, coalesce(e.status_since, t.date_added) as time,
    array(select user_id from time_entry where task_id = t.id and status = 0) as running_users
  from task t left join time_entry e on e.id =
    (select id from time_entry where task_id = t.id and user_id = ? order by status = 2, id desc limit 1)
  where t.id = ?`,
);
const revisionOf = prepared<{ revision: number }>('select revision from task where id = ?');

export const status = async (user: number, id: number, connection?: Connection): Promise<Status | null> =>
  (await row([user, id], connection))[0] ?? null;

export const revision = async (id: number): Promise<number | undefined> => (await revisionOf([id]))[0]?.revision;
