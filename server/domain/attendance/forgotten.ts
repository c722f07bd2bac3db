// The clocks that somebody forgot: stays and work that run since an earlier day, or longer than anybody stays, with the day in which each of them began.

import type { AttendanceDay } from '#schema/attendance/day.ts';
import { longestStay } from '#schema/attendance/day-parts.ts';
import { dayBegins, dayOf } from '#schema/core/zone.ts';
import { workingStates } from '#schema/times/time-entry.ts';
import type { ReadSource } from '#server/core/database/database.ts';
import { literal, milliseconds, number, sql, text } from '#server/core/database/sql.ts';
import type { Me } from '#server/core/security/session.ts';
import { zoneIn } from '../company/company.ts';
import { attendanceDays } from './days.ts';
import { longestPeriod } from './person-days.ts';

export type ForgottenClock = { readonly user_id: number; readonly name: string; readonly day: AttendanceDay };

/** Its end is unknown, or work of it still runs though the day is over. */
const isForgotten = ({ day, problems, work }: AttendanceDay, today: string): boolean =>
  problems.some(({ kind }) => kind === 'noDeparture') || (day < today && work.some(({ end }) => end === null));

/** Of everybody, by name; of clocks that run for longer than a year the last year. */
export const forgottenClocks = async ({ read }: ReadSource, me: Me, now = Date.now()): Promise<ForgottenClock[]> => {
  const timeZone = await zoneIn(read);
  const today = dayOf(now, timeZone);
  const before = new Date(Math.max(dayBegins(today, timeZone), now - longestStay));
  const running = await read.rows(
    sql`select u.id as user_id, u.name || ' ' || u.last_name as name, min(s.start_time) as since
      from sub_time s join time_entry e on e.id = s.time_entry_id join "user" u on u.id = s.user_id
      where e.status < ${literal(workingStates.stopped)} and (s.class = 'attendance' or s.end_time is null) and s.start_time < ${before}
        and s.start_time >= ${new Date(now - (longestPeriod - 1) * 86_400_000)}
      group by u.id, u.name, u.last_name, u.last_name_sort order by u.last_name_sort, u.id`,
    { user_id: number, name: text, since: milliseconds },
  );
  if (running.length === 0) return [];
  const from = dayOf(Math.min(...running.map(({ since }) => since)), timeZone);
  const ids = running.map(({ user_id }) => user_id);
  const days = await attendanceDays(read, ids, { from, to: today }, me, now);
  return running.flatMap(({ user_id, name }) =>
    (days.get(user_id) ?? []).filter((day) => isForgotten(day, today)).map((day) => ({ user_id, name, day })),
  );
};
