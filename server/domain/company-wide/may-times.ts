// What an act on a time is judged by: whose time it is, on which task and in which state, whether its hours are settled, whether it still runs.

import type { TimeFacts } from '#schema/times/time-acts.ts';
import { workingStates } from '#schema/times/time-entry.ts';
import { lockedBefore } from '#schema/times/time-lock.ts';
import { asTold, type Database, slot } from '#server/core/database/database.ts';
import { notFound } from '#server/core/http/refusal.ts';

export type Judged = {
  readonly task_id: number;
  /** For a user who is linked to the task, and for one who is not. */
  readonly facts: (assigned: boolean) => TimeFacts & { readonly user_name: string };
  readonly assigned: ReadonlySet<number>;
  /** Before this instant the hours are settled. */
  readonly lock: number;
};

const columns =
  'e.id, e.task_id, e.user_id, e.status, u.name, u.last_name, t.status as task_status, t.company_user_id, o.name as owner_name, o.last_name as owner_last_name, s.timezone, s.time_lock_day';
const joins =
  'join "user" u on u.id = e.user_id join task t on t.id = e.task_id left join "user" o on o.id = t.company_user_id left join settings s on s.id = 1';

/** An entry, or one stretch of an entry. @throws Refusal 404 without such a one */
export const judgedTime = async ({ read, dialect }: Database, entity: string, id: number): Promise<Judged> => {
  const place = slot(dialect);
  const ofStretch = entity === 'sub_time';
  const [row] = await read.all(
    ofStretch
      ? `select ${columns}, x.start_time, x.end_time from sub_time x join time_entry e on e.id = x.time_entry_id ${joins} where x.id = ${place}`
      : `select ${columns}, (select min(x.start_time) from sub_time x where x.time_entry_id = e.id) as start_time from time_entry e ${joins} where e.id = ${place}`,
    [id],
  );
  if (!row) throw notFound();
  const team = await read.all(`select user_id from task_user where task_id = ${place}`, [row.task_id]);
  const lock = row.timezone ? lockedBefore(Date.now(), { time_lock_day: Number(row.time_lock_day), timezone: String(row.timezone) }) : 0;
  const start = row.start_time === null ? null : Date.parse(asTold(row.start_time));
  const task = {
    status: Number(row.task_status),
    company_user_id: row.company_user_id === null ? null : Number(row.company_user_id),
    company_user_name: row.owner_name === null ? null : `${row.owner_name} ${row.owner_last_name}`,
  };
  return {
    task_id: Number(row.task_id),
    lock,
    assigned: new Set(team.map(({ user_id }) => Number(user_id))),
    facts: (assigned) => ({
      user_id: Number(row.user_id),
      user_name: `${row.name} ${row.last_name}`,
      $task_id: { ...task, $assigned: assigned },
      locked: start !== null && start < lock,
      runs: ofStretch ? row.end_time === null : Number(row.status) === workingStates.running,
    }),
  };
};
