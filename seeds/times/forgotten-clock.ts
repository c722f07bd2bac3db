// One technician of the demo company went home on an earlier day without stopping the clock.
import { userId } from '../cast.ts';
import type { TaskRows } from '../tasks/rows.ts';
import type { Calendar } from './calendar.ts';

/** Those who try out the demo do not start the day with a forgotten clock. */
const never = new Set(['marko', 'petra', 'luka', 'tina'].map(userId));
const inWork = 2;
const waiting = 3;

/** Opens the last stretch of somebody who has not worked since: the one that began last, of a task that is still in work. */
export const forgetClock = (rows: TaskRows, calendar: Calendar): TaskRows => {
  const today = (calendar.days[calendar.today]?.midnight ?? calendar.now) * 1000;
  const running = new Set(rows.time_entries.filter(({ status }) => status === 0).map(({ user_id }) => user_id));
  const last = new Map<number, string>();
  for (const { user_id, start_time } of rows.sub_times) if (start_time > (last.get(user_id) ?? '')) last.set(user_id, start_time);
  const open = new Map(rows.tasks.filter(({ status }) => status === inWork || status === waiting).map((task) => [task.id, task]));
  const found = rows.sub_times
    .filter(({ user_id, start_time, end_time }) => {
      const free = !never.has(user_id) && !running.has(user_id) && last.get(user_id) === start_time;
      return free && end_time !== null && end_time !== undefined && Date.parse(end_time) < today;
    })
    .flatMap((stretch) => {
      const entry = rows.time_entries.find(({ id }) => id === stretch.time_entry_id);
      const task = entry && open.get(entry.task_id);
      return entry && task ? [{ stretch, entry, task }] : [];
    })
    .sort((one, other) => (one.stretch.start_time < other.stretch.start_time ? 1 : -1))[0];
  if (!found) return rows;
  const { stretch, entry, task } = found;
  const ended = (Date.parse(stretch.end_time ?? '') - Date.parse(stretch.start_time)) / 1000;
  Object.assign(stretch, { end_time: null });
  Object.assign(entry, {
    ...{ status: 0, status_since: stretch.start_time, total_time: Math.max(0, (entry.total_time ?? 0) - ended), final_notes: null },
    ...{ non_invoiced_part: false, non_invoiced_time: 0, non_invoiced_comment: null },
  });
  Object.assign(task, { status: inWork, waiting_reason: null });
  return rows;
};
