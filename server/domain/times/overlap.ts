// The database prevents overlapping times of a user; the refusal then names the conflicting time and its task.
import { ruleName } from '#schema/core/database-rules.ts';
import { createFormat } from '#schema/core/format.ts';
import { subTime } from '#schema/times/sub-time.ts';
import type { TimeClass } from '#schema/times/time-entry.ts';
import type { Database } from '#server/core/database/database.ts';
import { nullable, sql, text } from '#server/core/database/sql.ts';
import { conflict, Refusal } from '#server/core/http/refusal.ts';
import type { Me } from '#server/core/security/session.ts';
import { timeAround } from './around.ts';

/** A stretch to be written; `id` if it exists already. */
export type Booking = {
  readonly user_id: number;
  readonly class: TimeClass;
  readonly start: Date;
  readonly end: Date;
  readonly id?: number;
};

const overlap = (subTime.database ?? []).flatMap((rule) => (rule.rule === 'exclusive' ? [ruleName('sub_time', rule)] : []));

const other = async ({ read }: Database, { user_id, class: kind, start, end, id = 0 }: Booking) => {
  const row = await read.row(
    sql`select s.id as sub_time_id, s.start_time, s.end_time, t.id as task_id, t.company_task_id, t.title, z.timezone
      from sub_time s join time_entry e on e.id = s.time_entry_id join task t on t.id = e.task_id left join settings z on z.id = 1
      where s.user_id = ${user_id} and s.class = ${kind} and s.id <> ${id} and s.start_time < ${end}
        and (s.end_time is null or (s.end_time > ${start} and s.end_time <> s.start_time))
      order by s.start_time limit 1`,
    { ...timeAround, timezone: nullable(text) },
  );
  if (!row) return null;
  const { timezone, ...time } = row;
  return { timezone: timezone ?? 'UTC', time };
};

/**
 * Runs an act that writes a stretch; `booking` gives that stretch. Runs it again, at most `tries` times, if the conflicting
 * time is gone before it can be named.
 * @throws Refusal 409 `overlaps` with the other time and its task
 */
export const namingOverlap = async <T>(
  database: Database,
  me: Me,
  booking: () => Booking | null,
  act: () => Promise<T>,
  tries = 3,
): Promise<T> => {
  try {
    return await act();
  } catch (error) {
    const stretch = error instanceof Refusal && overlap.includes(error.reason) ? booking() : null;
    const found = stretch && (await other(database, stretch));
    if (stretch && !found && tries > 1) return namingOverlap(database, me, booking, act, tries - 1);
    if (!found) throw error;
    const { time, timezone } = found;
    const format = createFormat(me.language, timezone);
    throw conflict('times', time.end_time === null ? 'overlapsRunning' : 'overlaps', {
      parameters: {
        from: format.dateTime(time.start_time),
        to: format.timeFrom(time.end_time, time.start_time),
        number: String(time.company_task_id),
        title: time.title,
      },
      members: { other: time },
    });
  }
};
