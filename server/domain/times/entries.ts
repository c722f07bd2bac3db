// The times of a task: who worked on what and when, and what the caller may do with them.

import { allows, type Caller } from '#schema/core/access.ts';
import { task } from '#schema/tasks/task.ts';
import { subTime } from '#schema/times/sub-time.ts';
import {
  type EntryActName,
  entryActs,
  type StretchActName,
  stretchActs,
  type TimeAct,
  type TimeFacts,
  type TimeRefusal,
  timeRefusal,
} from '#schema/times/time-acts.ts';
import { readsTimes, timeEntry, workingStates } from '#schema/times/time-entry.ts';
import type { ReadSource } from '#server/core/database/database.ts';
import { flag, number, type RowOf, selected, sql, text } from '#server/core/database/sql.ts';
import { notFound } from '#server/core/http/refusal.ts';
import { columnsOf } from '#server/fields/columns-of.ts';
import { timeLock } from '../people/time-lock.ts';

type State = { readonly allowed: true } | { readonly allowed: false; readonly reason: TimeRefusal };
const ownColumns = columnsOf(
  timeEntry,
  'id',
  'version',
  'user_id',
  'class',
  'work_type_id',
  'status',
  'status_since',
  'total_time',
  'notes',
  'final_notes',
  'non_invoiced_part',
  'non_invoiced_time',
  'non_invoiced_comment',
);
const entry = { ...ownColumns, user_name: text, work_type_name: text };
const stretch = columnsOf(subTime, 'id', 'version', 'start_time', 'end_time', 'multiplier');
type Plain = Readonly<RowOf<typeof entry>>;
type PlainStretch = Readonly<RowOf<typeof stretch>>;
export type Stretch = PlainStretch & { readonly $transitions: Readonly<Record<StretchActName, State>> };
/** An entry as every reader of the task sees it, with what the caller may do with it and with each stretch. */
export type Times = Plain & {
  readonly $transitions: Readonly<Record<EntryActName, State>>;
  readonly sub_times: readonly Stretch[];
};

const statesOf = <N extends string>(acts: Readonly<Record<N, TimeAct>>, me: Caller, facts: TimeFacts) => {
  const states = {} as Record<N, State>;
  for (const name of Object.keys(acts) as N[]) {
    const reason = timeRefusal(acts[name], me, facts);
    states[name] = reason ? { allowed: false, reason } : { allowed: true };
  }
  return states;
};

/** The facts of the task for judging acts on its times. @throws Refusal 404 without such a task */
const judging = async ({ read }: ReadSource, me: Caller, task_id: number) => {
  const row = await read.row(
    sql`select t.status, t.company_user_id, t.registration_terminal_task, exists (select 1 from task_user m where m.task_id = t.id and m.user_id = ${me.id}) as assigned
      from task t where t.id = ${task_id}`,
    { ...columnsOf(task, 'status', 'company_user_id', 'registration_terminal_task'), assigned: flag },
  );
  if (!row) throw notFound();
  const { assigned: $assigned, ...facts } = row;
  return { ...facts, $assigned };
};

/** The entries of a task that the caller may see, with their stretches, in the order of their start. @throws Refusal 404 without such a task */
export const timesIn = async (where: ReadSource, me: Caller, task_id: number): Promise<Times[]> => {
  const { read } = where;
  const $task_id = await judging(where, me, task_id);
  const entries = await read.rows(
    sql`select ${selected(ownColumns, 'e')}, u.name || ' ' || u.last_name as user_name, w.name as work_type_name
      from time_entry e join "user" u on u.id = e.user_id join work_type w on w.id = e.work_type_id where e.task_id = ${task_id} order by e.id`,
    entry,
  );
  const stretches = await read.rows(
    sql`select ${selected(stretch, 's')}, s.time_entry_id
      from sub_time s join time_entry e on e.id = s.time_entry_id where e.task_id = ${task_id} order by s.start_time, s.id`,
    { ...stretch, time_entry_id: number },
  );
  const byEntry = Map.groupBy(stretches, ({ time_entry_id }) => time_entry_id);
  const mine = entries.filter(({ user_id }) => allows(readsTimes, me, { user_id, $task_id }));
  const now = Date.now();
  const hoursOf = ({ start_time, end_time }: PlainStretch) => ({ from: Date.parse(start_time), to: end_time ? Date.parse(end_time) : now });
  const [from, to] = [stretches[0] ? Date.parse(stretches[0].start_time) : now, Math.max(now, ...stretches.map((one) => hoursOf(one).to))];
  const users = entries.map(({ user_id }) => user_id);
  const lock = await timeLock(read, users, { from, to, now });
  return mine.map((entry): Times => {
    const own = (byEntry.get(entry.id) ?? []).map(({ time_entry_id: _entry, ...row }): PlainStretch => row);
    const settled = (one: PlainStretch) => lock.weekOf({ user_id: entry.user_id, ...hoursOf(one) }) !== null;
    const facts = { user_id: entry.user_id, $task_id, locked: own.some(settled), runs: entry.status === workingStates.running };
    const sub_times = own.map((stretch): Stretch => {
      const judgedFacts = { ...facts, locked: settled(stretch), runs: stretch.end_time === null };
      return { ...stretch, $transitions: statesOf(stretchActs, me, judgedFacts) };
    });
    return { ...entry, $transitions: statesOf(entryActs, me, facts), sub_times };
  });
};

/** The team of a task, its owner first. */
export const teamOf = async ({ read }: ReadSource, task_id: number) => {
  const rows = await read.rows(
    sql`select m.user_id, u.name, u.last_name as l_name from task_user m join "user" u on u.id = m.user_id join task t on t.id = m.task_id
      where m.task_id = ${task_id} order by case when t.company_user_id = m.user_id then 0 else 1 end, m.id`,
    { user_id: number, name: text, l_name: text },
  );
  if (rows.length === 0 && (await read.value(sql`select id from task where id = ${task_id}`, number)) === null) throw notFound();
  return rows;
};
