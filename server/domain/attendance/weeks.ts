// Weeks of working time as they are read: state, lock, sums, days, and what hinders each act.
import type { AttendanceDay } from '#schema/attendance/day.ts';
import { answersWeek, sumOfDays, unansweredDays, type WeekSums } from '#schema/attendance/week.ts';
import { can, forUser } from '#schema/core/access.ts';
import { firstDayOf, lastDayOf, weekAfter, weekOf } from '#schema/core/iso-week.ts';
import { dayAfter, dayBegins, dayOf } from '#schema/core/zone.ts';
import { attendanceWeek, weekStates } from '#schema/people/attendance-week.ts';
import { attendanceWeekWorkflow } from '#schema/people/attendance-week.workflow.ts';
import type { Database, ReadSource } from '#server/core/database/database.ts';
import { among, literal, nullable, number, type Reader, sql, text } from '#server/core/database/sql.ts';
import { invalid, notAllowed, notFound, Refusal } from '#server/core/http/refusal.ts';
import type { Me } from '#server/core/security/session.ts';
import { columnsOf } from '#server/fields/columns-of.ts';
import { zoneIn } from '../company/company.ts';
import { timeLock } from '../people/time-lock.ts';
import { attendanceDays } from './days.ts';

export const weekActs = ['submit', 'approve', 'lock', 'sendBack', 'unlock'] as const;
export type WeekAct = (typeof weekActs)[number];

/** A week of a user. */
export type Which = { readonly user_id: number; readonly week: string };
type State = { readonly allowed: boolean; readonly reason?: string };

const columns = columnsOf(
  attendanceWeek,
  'id',
  'version',
  'user_id',
  'week',
  'status',
  'submitted_at',
  'note',
  'approved_at',
  'locked_at',
  'reason',
  'unlocked_at',
  'frozen',
);
const names = { approved_by_name: nullable(text), locked_by_name: nullable(text), unlocked_by_name: nullable(text) };

export const weekRows = (read: Reader, users: readonly number[], { from, to }: { readonly from: string; readonly to: string }) =>
  read.rows(
    sql`select w.id, w.version, w.user_id, w.week, w.status, w.submitted_at, w.note, w.approved_at, w.locked_at, w.reason, w.unlocked_at, w.frozen,
        a.name || ' ' || a.last_name as approved_by_name, l.name || ' ' || l.last_name as locked_by_name,
        k.name || ' ' || k.last_name as unlocked_by_name
      from attendance_week w left join "user" a on a.id = w.approved_by left join "user" l on l.id = w.locked_by
        left join "user" k on k.id = w.unlocked_by
      where w.user_id ${among(users)} and w.week >= ${from} and w.week <= ${to}`,
    { ...columns, ...names },
  );
type Row = Awaited<ReturnType<typeof weekRows>>[number];

/** A day as it stood at the last submission, approval or first lock. */
export type FrozenDay = Pick<AttendanceDay, 'day' | 'present' | 'on_tasks' | 'overtime'>;

export type Week = Omit<Row, 'id' | 'version' | 'frozen'> & {
  /** Null and 0 before the first act. */
  readonly id: number | null;
  readonly version: number;
  readonly from: string;
  readonly to: string;
  /** Who holds its hours: somebody who locked it, or the time lock of the settings. */
  readonly lock: 'hand' | 'settings' | null;
  readonly sums: WeekSums;
  /** The days with a problem that stands in the way of submitting. */
  readonly unanswered: string[];
  /** The days that differ from what was submitted, approved or first locked, as they stood then. */
  readonly changed: FrozenDay[];
  /** Whether it takes a note to submit it. */
  readonly needs_note: boolean;
  readonly days: AttendanceDay[];
  readonly $transitions: Readonly<Record<WeekAct, State>>;
};

const open = (which: Which): Row => ({
  ...which,
  id: 0,
  version: 0,
  status: weekStates.open,
  submitted_at: null,
  note: null,
  approved_at: null,
  locked_at: null,
  reason: null,
  unlocked_at: null,
  frozen: null,
  approved_by_name: null,
  locked_by_name: null,
  unlocked_by_name: null,
});

/** Why an act does not fit the week, whoever makes it. */
export const hindrance = (
  name: WeekAct,
  { lock, days, to, unanswered }: Pick<Week, 'lock' | 'days' | 'to' | 'unanswered'>,
  today: string,
) => {
  if (name === 'submit' && days.some(({ day, contract }) => day > today && contract > 0)) return 'workAhead';
  if (name === 'submit' && unanswered.length > 0) return 'unanswered';
  if (name === 'lock' && to >= today) return 'notOver';
  if (name === 'lock' && days.some(({ state, work }) => state !== null || work.some(({ end }) => end === null))) return 'stillRuns';
  return name === 'unlock' && lock === null ? 'notLocked' : null;
};

const changedSince = (frozen: string | null, days: readonly AttendanceDay[]): FrozenDay[] => {
  const now = new Map(days.map((day) => [day.day, day]));
  const then = frozen ? (JSON.parse(frozen) as FrozenDay[]) : [];
  return then.filter(({ day, present, on_tasks }) => now.get(day)?.present !== present || now.get(day)?.on_tasks !== on_tasks);
};

const weekFrom = (row: Row, days: AttendanceDay[], lock: Week['lock'], today: string, me: Me): Week => {
  const { id, version, frozen, ...rest } = row;
  const [from, to] = [firstDayOf(row.week), lastDayOf(row.week)];
  const unanswered = unansweredDays(days);
  const facts = { lock, days, to, unanswered };
  const state = (name: WeekAct): State => {
    const reason = attendanceWeekWorkflow.refusal(name, me, row)?.reason ?? hindrance(name, facts, today);
    return reason ? { allowed: false, reason } : { allowed: true };
  };
  return {
    ...rest,
    ...facts,
    from,
    id: id || null,
    version,
    sums: sumOfDays(days),
    needs_note: answersWeek(days),
    changed: row.status === weekStates.open && !row.locked_at ? [] : changedSince(frozen, days),
    $transitions: Object.fromEntries(weekActs.map((name) => [name, state(name)])) as Record<WeekAct, State>,
  };
};

/** These weeks of these users, in the order of the weeks; a fixed number of reads. */
const weeksOf = async (read: Reader, me: Me, users: readonly number[], weeks: readonly string[], now: number): Promise<Week[]> => {
  const ordered = [...new Set(weeks)].sort();
  const [first, last] = [ordered[0], ordered.at(-1)];
  if (!first || !last || users.length === 0) return [];
  const timeZone = await zoneIn(read);
  const [from, to] = [firstDayOf(first), lastDayOf(last)];
  const hoursOf = (user_id: number, week: string) => ({
    user_id,
    from: dayBegins(firstDayOf(week), timeZone),
    to: dayBegins(dayAfter(lastDayOf(week)), timeZone),
  });
  const between = { from: dayBegins(from, timeZone), to: dayBegins(dayAfter(to), timeZone), now };
  const [rows, byUser, locks] = await Promise.all([
    weekRows(read, users, { from: first, to: last }),
    attendanceDays(read, users, { from, to }, me, now),
    timeLock(read, users, between),
  ]);
  const stored = new Map(rows.map((row) => [`${row.user_id} ${row.week}`, row]));
  return ordered.flatMap((week) =>
    [...byUser].map(([user_id, days]) => {
      const hours = hoursOf(user_id, week);
      const lock = locks.byHand(hours) ? 'hand' : locks.weekOf(hours) ? 'settings' : null;
      const own = days.filter(({ day }) => day >= firstDayOf(week) && day <= lastDayOf(week));
      return weekFrom(stored.get(`${user_id} ${week}`) ?? open({ user_id, week }), own, lock, dayOf(now, timeZone), me);
    }),
  );
};

/** @throws Refusal 404 without such a user */
export const oneWeek = async (read: Reader, me: Me, { user_id, week }: Which, now: number): Promise<Week> => {
  const [found] = await weeksOf(read, me, [user_id], [week], now);
  if (!found) throw notFound();
  return found;
};

const mayRead = (me: Me, user_id: number): void => {
  if (user_id !== me.id && forUser(can('attendance.write'), me) !== true) throw notAllowed('attendance.write');
};

/** @throws Refusal 403 for a week of somebody else without `attendance.write`, 404 */
export const weekOfPerson = ({ read }: ReadSource, me: Me, which: Which): Promise<Week> => {
  mayRead(me, which.user_id);
  return oneWeek(read, me, which, Date.now());
};

/** The longest period of which weeks are answered at once. */
export const mostWeeks = 54;

/** The weeks of a user between two days. @throws Refusal 403, 404, 422 */
export const weeksOfPerson = async (
  { read }: ReadSource,
  me: Me,
  user_id: number,
  { from, to }: { from: string; to: string },
): Promise<Week[]> => {
  mayRead(me, user_id);
  const weeks: string[] = [];
  for (let week = weekOf(from); week <= weekOf(to); week = weekAfter(week)) {
    if (weeks.length === mostWeeks) throw new Refusal(422, 'invalid', { errors: [{ field: 'to', reason: 'tooLong' }], area: 'absence' });
    weeks.push(week);
  }
  if (weeks.length === 0) throw invalid({ field: 'to', reason: 'endsAfterStart' });
  const found = await weeksOf(read, me, [user_id], weeks, Date.now());
  if (found.length === 0) throw notFound();
  return found;
};

/** The submitted weeks of everybody, the oldest first, with whoever they are of. */
export const weeksToApprove = async ({ read }: Database, me: Me) => {
  const now = Date.now();
  // Older ones are found on the page of their user.
  const oldest = weekOf(dayAfter(dayOf(now, 'UTC'), -7 * (mostWeeks - 2)));
  const waiting = await read.rows(
    sql`select w.user_id, w.week, u.name || ' ' || u.last_name as name from attendance_week w join "user" u on u.id = w.user_id
      where w.status = ${literal(weekStates.submitted)} and w.week >= ${oldest} order by w.week, u.last_name_sort, u.id`,
    { user_id: number, week: text, name: text },
  );
  const users = [...new Set(waiting.map(({ user_id }) => user_id))];
  const weeks = await weeksOf(
    read,
    me,
    users,
    waiting.map(({ week }) => week),
    now,
  );
  const found = new Map(weeks.map((week) => [`${week.user_id} ${week.week}`, week]));
  return waiting.flatMap(({ name, user_id, week }) => {
    const one = found.get(`${user_id} ${week}`);
    return one ? [{ ...one, name }] : [];
  });
};
