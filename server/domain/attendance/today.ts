// Who is in now, on the road, on a break, outside or away, and who is missing without a word.

import type { AttendanceDay } from '#schema/attendance/day.ts';
import { dayBegins, dayOf, wallClock } from '#schema/core/zone.ts';
import { usualDays } from '#schema/times/forgotten-clock.ts';
import type { ReadSource } from '#server/core/database/database.ts';
import { among, milliseconds, nullable, number, type Reader, sql, text } from '#server/core/database/sql.ts';
import type { Me } from '#server/core/security/session.ts';
import { zoneIn } from '../company/company.ts';
import { attendanceDays } from './days.ts';

/** In the order in which they are looked at. */
export const presenceGroups = ['missing', 'onRoad', 'paused', 'in', 'outside', 'away', 'out'] as const;
export type PresenceGroup = (typeof presenceGroups)[number];

type Work = AttendanceDay['work'][number];
const dayMs = 86_400_000;
const minuteMs = 60_000;
/** So many minutes after their usual arrival somebody is missing. */
const patience = 15;

/** The minute of the day at which these users usually arrive: the middle of their last arrivals. */
const usualArrivals = async (
  read: Reader,
  users: readonly number[],
  now: number,
  timeZone: string,
): Promise<ReadonlyMap<number, number>> => {
  if (users.length === 0) return new Map();
  const rows = await read.rows(
    sql`select user_id, start_time as at from sub_time where user_id ${among(users)} and start_time >= ${new Date(now - usualDays * dayMs)}`,
    { user_id: number, at: milliseconds },
  );
  return new Map(
    [...Map.groupBy(rows, ({ user_id }) => user_id)].map(([user, ones]) => {
      const first = [...Map.groupBy(ones, ({ at }) => dayOf(at, timeZone)).values()].map((day) => Math.min(...day.map(({ at }) => at)));
      const minutes = first
        .map((at) => wallClock(at, timeZone))
        .map(({ hour, minute }) => hour * 60 + minute)
        .sort((one, other) => one - other);
      return [user, minutes[Math.floor((minutes.length - 1) / 2)] ?? 0];
    }),
  );
};

const runningOf = (day: AttendanceDay, kind: Work['kind']): Work | undefined =>
  day.work.find((one) => one.kind === kind && one.end === null);

const groupOf = (day: AttendanceDay): PresenceGroup => {
  if (runningOf(day, 'ride')) return 'onRoad';
  const works = runningOf(day, 'task');
  if (day.state) return day.state === 'paused' && !works ? 'paused' : 'in';
  if (works) return 'outside';
  return day.absences.some(({ half }) => !half) ? 'away' : 'out';
};

/** When the state began. */
const sinceOf = (day: AttendanceDay, group: PresenceGroup): string | null => {
  if (group === 'onRoad') return runningOf(day, 'ride')?.start ?? null;
  if (group === 'outside') return runningOf(day, 'task')?.start ?? null;
  if (group === 'paused') return day.presence.findLast(({ kind }) => kind === 'break')?.start ?? null;
  return group === 'in' ? day.arrival : day.departure;
};

/** Everybody who is employed today, as `me` may see them. */
export const attendanceToday = async ({ read }: ReadSource, me: Me, now = Date.now()) => {
  const timeZone = await zoneIn(read);
  const today = dayOf(now, timeZone);
  const people = await read.rows(
    sql`select u.id as user_id, u.name || ' ' || u.last_name as name, u.phone, u.user_type_id, t.name as user_type
      from "user" u left join user_type t on t.id = u.user_type_id
      where u.active is true and (u.employed_from is null or u.employed_from <= ${today}) and (u.employed_until is null or u.employed_until >= ${today})
      order by u.last_name_sort, u.name_sort, u.id`,
    { user_id: number, name: text, phone: nullable(text), user_type_id: nullable(number), user_type: nullable(text) },
  );
  const ids = people.map(({ user_id }) => user_id);
  const days = await attendanceDays(read, ids, { from: today, to: today }, me, now);
  const rows = people.flatMap((person) => {
    const day = days.get(person.user_id)?.[0];
    return day ? [{ ...person, day, group: groupOf(day) }] : [];
  });
  const due = rows.filter(({ day, group }) => group === 'out' && day.contract > 0 && !day.arrival && day.work.length === 0);
  const usual = await usualArrivals(
    read,
    due.map(({ user_id }) => user_id),
    now,
    timeZone,
  );
  const expected = (user_id: number): number | null => {
    const minutes = usual.get(user_id);
    return minutes === undefined ? null : dayBegins(today, timeZone) + minutes * minuteMs;
  };
  return rows.map(({ group: plain, ...row }) => {
    const at = due.some(({ user_id }) => user_id === row.user_id) ? expected(row.user_id) : null;
    const group = at !== null && now > at + patience * minuteMs ? ('missing' as const) : plain;
    return {
      ...row,
      group,
      since: sinceOf(row.day, group),
      expected_at: group === 'missing' && at !== null ? new Date(at).toISOString() : null,
    };
  });
};
