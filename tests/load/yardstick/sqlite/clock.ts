// The clock of a user on a task by hand: one transaction an act, with the checks that the business asks for and its event.
import type { Act } from '../handlers.ts';
import { database } from './database.ts';
import { status as statusOf } from './status.ts';

type Task = { status: number; company_user_id: number | null; revision: number };
type Entry = { id: number; status: number; work_type_id: number; total_time: number };

const lookAt = database.prepare<[number], Task>('select status, company_user_id, revision from task where id = ?');
const onTeam = database.prepare<[number, number]>('select 1 from task_user where task_id = ? and user_id = ?').pluck();
const openEntry = database.prepare<[number, number], Entry>(
  'select id, status, work_type_id, total_time from time_entry where task_id = ? and user_id = ? and status < 2',
);
const elsewhere = database.prepare<[number]>('select task_id from time_entry where user_id = ? and status = 0').pluck();
const workType = database.prepare<[number], { archived: number; default_multiplier: number }>(
  'select archived, default_multiplier from work_type where id = ?',
);
const mayPick = database
  .prepare<[number, number], number>(
    `select not exists (select 1 from user_type_work_type_ids where user_type_id = u.user_type_id)
      or exists (select 1 from user_type_work_type_ids where user_type_id = u.user_type_id and work_type_id = ?)
    from "user" u where u.id = ?`,
  )
  .pluck();
const addEntry = database.prepare<[number, number, number, number]>(
  'insert into time_entry (task_id, user_id, work_type_id, status, status_since) values (?, ?, ?, 0, ?)',
);
const setEntry = database.prepare<[number, number, number, string | null, number]>(
  'update time_entry set status = ?, status_since = ?, total_time = ?, final_notes = coalesce(?, final_notes) where id = ?',
);
const addStretch = database.prepare<[number, number, number, number]>(
  `insert into sub_time (time_entry_id, user_id, class, start_time, multiplier) values (?, ?, 'work', ?, ?)`,
);
const openStretch = database.prepare<[number], { id: number; start_time: number }>(
  'select id, start_time from sub_time where time_entry_id = ? and end_time is null',
);
const endStretch = database.prepare<[number, number]>('update sub_time set end_time = ? where id = ?');
const others = database.prepare<[number], { status: number }>('select status from time_entry where task_id = ? and status < 2');
const setTask = database.prepare<[number, number, number]>(
  'update task set status = ?, revision = revision + 1, waiting_reason = iif(? = 2, null, waiting_reason) where id = ?',
);
const addEvent = database.prepare<[number, number, number, string, string, string, string, string]>(
  `insert into event (at, "by", entity, entity_id, action, topics, within, before, after) values (?, ?, 'task', ?, ?, ?, ?, ?, ?)`,
);

const wholeSecond = () => Math.floor(Date.now() / 1000) * 1000;
const works = (task: Task, user: number, id: number) => task.company_user_id === user || onTeam.get(id, user) !== undefined;

/** The task's state follows its clocks; the event tells it. */
const settle = (user: number, id: number, task: Task, action: string, now: number) => {
  const open = others.all(id);
  const runs = open.some((entry) => entry.status === 0);
  const after = runs || (open.length === 0 && action === 'stop') ? 2 : open.length > 0 ? 3 : task.status;
  setTask.run(after, after, id);
  const topics = [`task:${id}`, `user:${user}`, ...(after === task.status ? [] : ['task'])];
  addEvent.run(
    now,
    user,
    id,
    action,
    JSON.stringify(topics),
    `task:${id}`,
    JSON.stringify({ status: task.status }),
    JSON.stringify({ status: after, user_id: user }),
  );
  return statusOf(user, id);
};

const closeStretch = (entry: Entry, now: number): number => {
  const stretch = openStretch.get(entry.id);
  if (!stretch) return entry.total_time;
  const end = Math.max(now, stretch.start_time);
  endStretch.run(end, stretch.id);
  return entry.total_time + (end - stretch.start_time) / 1000;
};

const inTransaction = (act: Act): Act => {
  const run = database.transaction(act);
  return (user, id, body) => run.immediate(user, id, body);
};

const start = inTransaction((user, id, { work_type_id }) => {
  const now = wholeSecond();
  const task = lookAt.get(id);
  if (!task || task.status < 1 || task.status > 3 || !works(task, user, id) || openEntry.get(id, user) || elsewhere.get(user)) return null;
  const type = workType.get(Number(work_type_id));
  if (!type || type.archived || !mayPick.get(Number(work_type_id), user)) return null;
  const { lastInsertRowid } = addEntry.run(id, user, Number(work_type_id), now);
  addStretch.run(Number(lastInsertRowid), user, now, type.default_multiplier);
  return settle(user, id, task, 'start', now);
});

const pause = inTransaction((user, id) => {
  const now = wholeSecond();
  const task = lookAt.get(id);
  const entry = openEntry.get(id, user);
  if (task?.status !== 2 || entry?.status !== 0 || !works(task, user, id)) return null;
  setEntry.run(1, now, closeStretch(entry, now), null, entry.id);
  return settle(user, id, task, 'pause', now);
});

const proceed = inTransaction((user, id) => {
  const now = wholeSecond();
  const task = lookAt.get(id);
  const entry = openEntry.get(id, user);
  if (!task || task.status < 1 || task.status > 3 || entry?.status !== 1 || !works(task, user, id) || elsewhere.get(user)) return null;
  setEntry.run(0, now, entry.total_time, null, entry.id);
  addStretch.run(entry.id, user, now, workType.get(entry.work_type_id)?.default_multiplier ?? 1);
  return settle(user, id, task, 'continue', now);
});

const stop = inTransaction((user, id, { final_notes }) => {
  const now = wholeSecond();
  const task = lookAt.get(id);
  const entry = openEntry.get(id, user);
  if (!task || (task.status !== 2 && task.status !== 3) || !entry || !works(task, user, id)) return null;
  setEntry.run(2, now, entry.status === 0 ? closeStretch(entry, now) : entry.total_time, String(final_notes ?? '') || null, entry.id);
  return settle(user, id, task, 'stop', now);
});

export const acts = { start, pause, continue: proceed, stop };
