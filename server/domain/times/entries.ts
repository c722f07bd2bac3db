// The times of a task: who worked, on what, from when to when, and what the reader may do with them.

import type { Caller } from '#schema/core/access.ts';
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
import { timeEntry, workingStates } from '#schema/times/time-entry.ts';
import { lockedBefore } from '#schema/times/time-lock.ts';
import { type Database, type Dialect, type Reader, type Row, slot, slots } from '#server/core/database/database.ts';
import { notFound } from '#server/core/http/refusal.ts';
import { decodeRow } from '#server/fields/decode.ts';

type State = { readonly allowed: true } | { readonly allowed: false; readonly reason: TimeRefusal };
type Plain = {
  readonly id: number;
  readonly version: number;
  readonly user_id: number;
  readonly user_name: string;
  readonly work_type_id: number;
  readonly work_type_name: string;
  readonly status: 0 | 1 | 2;
  readonly status_since: string;
  readonly total_time: number;
  readonly notes: string | null;
  readonly final_notes: string | null;
  readonly non_invoiced_part: boolean;
  readonly non_invoiced_time: number;
  readonly non_invoiced_comment: string | null;
};
type PlainStretch = {
  readonly id: number;
  readonly version: number;
  readonly start_time: string;
  readonly end_time: string | null;
  readonly multiplier: number;
};
export type Stretch = PlainStretch & { readonly $transitions: Readonly<Record<StretchActName, State>> };
/** An entry as everybody who reads the task sees it, with what the caller may do with it and with each of its stretches. */
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

type Where = { readonly read: Reader; readonly dialect: Dialect };
const statements = (dialect: Dialect) => {
  const [one, two] = slots(dialect, 2);
  const fields =
    'e.id, e.version, e.user_id, e.work_type_id, e.status, e.status_since, e.total_time, e.notes, e.final_notes, e.non_invoiced_part, e.non_invoiced_time, e.non_invoiced_comment';
  return {
    task: `select t.status, t.company_user_id, exists (select 1 from task_user m where m.task_id = t.id and m.user_id = ${one}) as assigned, s.timezone, s.time_lock_day from task t left join settings s on s.id = 1 where t.id = ${two}`,
    entries: `select ${fields}, u.name || ' ' || u.last_name as user_name, w.name as work_type_name from time_entry e join "user" u on u.id = e.user_id join work_type w on w.id = e.work_type_id where e.task_id = ${one} order by e.id`,
    stretches: `select s.id, s.version, s.time_entry_id, s.start_time, s.end_time, s.multiplier from sub_time s join time_entry e on e.id = s.time_entry_id where e.task_id = ${one} order by s.start_time, s.id`,
  };
};

/** The instant before which nobody changes hours any more. @throws Refusal 404 without such a task */
const judging = async ({ read, dialect }: Where, me: Caller, task_id: number) => {
  const [row] = await read.all(statements(dialect).task, [me.id, task_id]);
  if (!row) throw notFound();
  const $task_id = { status: Number(row.status), company_user_id: row.company_user_id as number | null, $assigned: Boolean(row.assigned) };
  const lock = row.timezone ? lockedBefore(Date.now(), { time_lock_day: Number(row.time_lock_day), timezone: String(row.timezone) }) : 0;
  return { $task_id, lock };
};

/** The entries of a task with their sub-times, in the order in which they began. @throws Refusal 404 without such a task */
export const timesIn = async (where: Where, me: Caller, task_id: number): Promise<Times[]> => {
  const { read, dialect } = where;
  const { $task_id, lock } = await judging(where, me, task_id);
  const statement = statements(dialect);
  const [entries, stretches] = [await read.all(statement.entries, [task_id]), await read.all(statement.stretches, [task_id])];
  const byEntry = Map.groupBy(stretches, ({ time_entry_id }) => time_entry_id);
  const within = ({ time_entry_id: _entry, ...row }: Row) => decodeRow(subTime, dialect, row) as PlainStretch;
  return entries.map((raw): Times => {
    const entry = decodeRow(timeEntry, dialect, raw) as Plain;
    const own = (byEntry.get(raw.id) ?? []).map(within);
    const settled = ({ start_time }: PlainStretch) => Date.parse(start_time) < lock;
    const facts = { user_id: entry.user_id, $task_id, locked: own.some(settled), runs: entry.status === workingStates.running };
    const sub_times = own.map((stretch): Stretch => {
      const its = { ...facts, locked: settled(stretch), runs: stretch.end_time === null };
      return { ...stretch, $transitions: statesOf(stretchActs, me, its) };
    });
    return { ...entry, $transitions: statesOf(entryActs, me, facts), sub_times };
  });
};

export const timesOf = ({ read, dialect }: Database, me: Caller, task_id: number): Promise<Times[]> =>
  timesIn({ read, dialect }, me, task_id);

/** The team of a task: who is on it, the owner first. */
export const teamOf = async (database: Database, task_id: number): Promise<Row[]> => {
  const rows = await database.read.all(
    `select m.user_id, u.name, u.last_name as l_name from task_user m join "user" u on u.id = m.user_id join task t on t.id = m.task_id where m.task_id = ${slot(database.dialect)} order by case when t.company_user_id = m.user_id then 0 else 1 end, m.id`,
    [task_id],
  );
  if (rows.length > 0) return rows;
  const [task] = await database.read.all(`select id from task where id = ${slot(database.dialect)}`, [task_id]);
  if (!task) throw notFound();
  return rows;
};
