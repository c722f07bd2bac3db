// The clock of a user on a task by hand: one transaction an act, with the checks that the business asks for, its event, and the word to other processes.
import type { Act } from '../handlers.ts';
import { type Connection, inTransaction, prepared } from './database.ts';
import { status as statusOf } from './status.ts';

type Task = { status: number; company_user_id: number | null; on_team: boolean };
type Entry = { id: number; status: number; work_type_id: number; total_time: number };

const lookAt = prepared<Task>(
  `select status, company_user_id, exists (select 1 from task_user u where u.task_id = t.id and u.user_id = ?) as on_team
  from task t where id = ? for update of t`,
);
const openEntry = prepared<Entry>(
  'select id, status, work_type_id, total_time from time_entry where task_id = ? and user_id = ? and status < 2 for update',
);
const elsewhere = prepared<{ task_id: number }>('select task_id from time_entry where user_id = ? and status = 0');
const workType = prepared<{ archived: boolean; default_multiplier: string; pickable: boolean }>(
  `select w.archived, w.default_multiplier, not exists (select 1 from user_type_work_type_ids where user_type_id = u.user_type_id)
    or exists (select 1 from user_type_work_type_ids where user_type_id = u.user_type_id and work_type_id = w.id) as pickable
  from work_type w cross join "user" u where w.id = ? and u.id = ?`,
);
const addEntry = prepared<{ id: number }>(
  'insert into time_entry (task_id, user_id, work_type_id, status, status_since) values (?, ?, ?, 0, ?) returning id',
);
const setEntry = prepared(
  'update time_entry set status = ?, status_since = ?, total_time = ?, final_notes = coalesce(?, final_notes) where id = ?',
);
const addStretch = prepared(`insert into sub_time (time_entry_id, user_id, class, start_time, multiplier) values (?, ?, 'work', ?, ?)`);
const openStretch = prepared<{ id: number; start_time: Date }>(
  'select id, start_time from sub_time where time_entry_id = ? and end_time is null',
);
const endStretch = prepared('update sub_time set end_time = ? where id = ?');
const others = prepared<{ status: number }>('select status from time_entry where task_id = ? and status < 2');
const setTask = prepared(
  'update task set status = ?, revision = revision + 1, waiting_reason = case when ?::int = 2 then null else waiting_reason end where id = ?',
);
const addEvent = prepared(
  `with written as (insert into event (at, "by", entity, entity_id, action, topics, within, before, after)
      values (?, ?, 'task', ?, ?, ?, ?, ?, ?) returning id)
  select pg_notify('event', id::text) from written`,
);

const wholeSecond = () => new Date(Math.floor(Date.now() / 1000) * 1000);
const works = (task: Task, user: number) => task.company_user_id === user || task.on_team;

/** The task's state follows its clocks; the event tells it. */
const settle = async (connection: Connection, user: number, id: number, task: Task, action: string, now: Date) => {
  const open = await others([id], connection);
  const runs = open.some((entry) => entry.status === 0);
  const after = runs || (open.length === 0 && action === 'stop') ? 2 : open.length > 0 ? 3 : task.status;
  await setTask([after, after, id], connection);
  const topics = [`task:${id}`, `user:${user}`, ...(after === task.status ? [] : ['task'])];
  const [was, is] = [JSON.stringify({ status: task.status }), JSON.stringify({ status: after, user_id: user })];
  await addEvent([now, user, id, action, JSON.stringify(topics), `task:${id}`, was, is], connection);
  return statusOf(user, id, connection);
};

const closeStretch = async (connection: Connection, entry: Entry, now: Date): Promise<number> => {
  const [stretch] = await openStretch([entry.id], connection);
  if (!stretch) return entry.total_time;
  const end = now < stretch.start_time ? stretch.start_time : now;
  await endStretch([end, stretch.id], connection);
  return entry.total_time + (end.getTime() - stretch.start_time.getTime()) / 1000;
};

type Moment = { readonly connection: Connection; readonly user: number; readonly id: number; readonly task: Task; readonly now: Date };

/** In a transaction, on the locked task, for somebody who works on it and while it is in one of these states. */
const onTask =
  (states: readonly number[], work: (moment: Moment, body: Record<string, unknown>) => Promise<unknown>): Act =>
  (user, id, body) =>
    inTransaction(async (connection) => {
      const [task] = await lookAt([user, id], connection);
      if (!task || !states.includes(task.status) || !works(task, user)) return null;
      return work({ connection, user, id, task, now: wholeSecond() }, body);
    });

const start = onTask([1, 2, 3], async ({ connection, user, id, task, now }, { work_type_id }) => {
  if ((await openEntry([id, user], connection)).length > 0 || (await elsewhere([user], connection)).length > 0) return null;
  const [type] = await workType([work_type_id, user], connection);
  if (!type?.pickable || type.archived) return null;
  const [entry] = await addEntry([id, user, work_type_id, now], connection);
  await addStretch([entry?.id, user, now, type.default_multiplier], connection);
  return settle(connection, user, id, task, 'start', now);
});

const pause = onTask([2], async ({ connection, user, id, task, now }) => {
  const [entry] = await openEntry([id, user], connection);
  if (entry?.status !== 0) return null;
  await setEntry([1, now, await closeStretch(connection, entry, now), null, entry.id], connection);
  return settle(connection, user, id, task, 'pause', now);
});

const proceed = onTask([1, 2, 3], async ({ connection, user, id, task, now }) => {
  const [entry] = await openEntry([id, user], connection);
  if (entry?.status !== 1 || (await elsewhere([user], connection)).length > 0) return null;
  const [type] = await workType([entry.work_type_id, user], connection);
  await setEntry([0, now, entry.total_time, null, entry.id], connection);
  await addStretch([entry.id, user, now, type?.default_multiplier ?? 1], connection);
  return settle(connection, user, id, task, 'continue', now);
});

const stop = onTask([2, 3], async ({ connection, user, id, task, now }, { final_notes }) => {
  const [entry] = await openEntry([id, user], connection);
  if (!entry) return null;
  const total = entry.status === 0 ? await closeStretch(connection, entry, now) : entry.total_time;
  await setEntry([2, now, total, String(final_notes ?? '') || null, entry.id], connection);
  return settle(connection, user, id, task, 'stop', now);
});

export const acts = { start, pause, continue: proceed, stop };
