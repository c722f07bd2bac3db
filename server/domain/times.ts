// The times of a task: who worked, on what, from when to when.
import { subTime } from '#schema/sub-time.ts';
import { timeEntry } from '#schema/time-entry.ts';
import type { Database, Row } from '#server/core/database.ts';
import { notFound } from '#server/core/refusal.ts';
import { codecOf } from '#server/fields/codec.ts';

const mark = (database: Database) => (database.dialect === 'sqlite' ? '?' : '$1');
const decode = (database: Database, entity: typeof timeEntry | typeof subTime, row: Row): Row => {
  const decoded: Row = {};
  for (const [name, value] of Object.entries(row)) {
    const convert = name in entity.info ? codecOf(entity, name, database.dialect).fromColumn : null;
    decoded[name] = convert ? convert(value) : value;
  }
  return decoded;
};

/** The entries of a task with their sub-times, in the order in which they began. @throws Refusal 404 without such a task */
export const timesOf = async (database: Database, task_id: number): Promise<Row[]> => {
  const [task] = await database.read.all(`select id from task where id = ${mark(database)}`, [task_id]);
  if (!task) throw notFound();
  const [entries, stretches] = await Promise.all([
    database.read.all(
      `select e.id, e.user_id, u.name || ' ' || u.last_name as user_name, e.work_type_id, w.name as work_type_name, e.status, e.status_since, e.total_time, e.notes, e.final_notes, e.non_invoiced_part, e.non_invoiced_time, e.non_invoiced_comment from time_entry e join "user" u on u.id = e.user_id join work_type w on w.id = e.work_type_id where e.task_id = ${mark(database)} order by e.id`,
      [task_id],
    ),
    database.read.all(
      `select s.id, s.time_entry_id, s.start_time, s.end_time, s.multiplier from sub_time s join time_entry e on e.id = s.time_entry_id where e.task_id = ${mark(database)} order by s.start_time, s.id`,
      [task_id],
    ),
  ]);
  const byEntry = new Map<unknown, Row[]>();
  for (const row of stretches) {
    const { time_entry_id, ...stretch } = decode(database, subTime, row);
    byEntry.set(time_entry_id, [...(byEntry.get(time_entry_id) ?? []), stretch]);
  }
  return entries.map((row) => ({ ...decode(database, timeEntry, row), sub_times: byEntry.get(row.id) ?? [] }));
};

/** The team of a task: who is on it, the owner first. */
export const teamOf = async (database: Database, task_id: number): Promise<Row[]> => {
  const rows = await database.read.all(
    `select m.user_id, u.name, u.last_name as l_name from task_user m join "user" u on u.id = m.user_id join task t on t.id = m.task_id where m.task_id = ${mark(database)} order by case when t.company_user_id = m.user_id then 0 else 1 end, m.id`,
    [task_id],
  );
  if (rows.length > 0) return rows;
  const [task] = await database.read.all(`select id from task where id = ${mark(database)}`, [task_id]);
  if (!task) throw notFound();
  return rows;
};
