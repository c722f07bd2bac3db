// The lock of hours: a week locked by hand, or one before the time lock of the settings that nobody has unlocked.
import { settings } from '#schema/company/settings.ts';
import { lockedBefore } from '#schema/company/time-lock.ts';
import { firstDayOf, weekName, weekOf, weeksBetween } from '#schema/core/iso-week.ts';
import { dayBegins, dayOf } from '#schema/core/zone.ts';
import { attendanceWeek, weekStates } from '#schema/people/attendance-week.ts';
import { among, literal, nullable, number, type Reader, sql, text } from '#server/core/database/sql.ts';
import type { Tx } from '#server/core/events/act.ts';
import { conflict, type Refusal } from '#server/core/http/refusal.ts';
import { columnsOf } from '#server/fields/columns-of.ts';

/** Hours of a user, in milliseconds; the end is outside. */
export type Hours = { readonly user_id: number; readonly from: number; readonly to: number };

export type TimeLock = {
  readonly timezone: string;
  /** The instant before which the settings lock. */
  readonly before: number;
  /** The first locked week that these hours touch, `2026-W47`; null where none is. */
  readonly weekOf: (hours: Hours) => string | null;
  /** The first that was locked by hand. */
  readonly byHand: (hours: Hours) => string | null;
};

const columns = {
  ...columnsOf(settings, 'timezone', 'time_lock_day'),
  user_id: nullable(number),
  week: nullable(text),
  status: nullable(columnsOf(attendanceWeek, 'status').status),
};

/** What locks the hours of these users between two instants; one read, however many they are. */
export const timeLock = async (
  read: Reader,
  users: readonly number[],
  { from, to, now }: { readonly from: number; readonly to: number; readonly now: number },
): Promise<TimeLock> => {
  // A day more at both ends: the weeks are those of the company's time zone.
  const [first, last] = [weekOf(dayOf(from - 86_400_000, 'UTC')), weekOf(dayOf(to + 86_400_000, 'UTC'))];
  const rows = await read.rows(
    sql`select s.timezone, s.time_lock_day, w.user_id, w.week, w.status from settings s
      left join attendance_week w on w.user_id ${among([...new Set(users)])} and w.week >= ${first} and w.week <= ${last}
        and (w.status = ${literal(weekStates.locked)} or w.unlocked_at is not null)
      where s.id = 1`,
    columns,
  );
  const [company] = rows;
  if (!company) return { timezone: 'UTC', before: 0, weekOf: () => null, byHand: () => null };
  const { timezone, time_lock_day } = company;
  const before = lockedBefore(now, { timezone, time_lock_day });
  const hands = new Map(rows.map(({ user_id, week, status }) => [`${user_id} ${week}`, status === weekStates.locked]));
  const touched = ({ from: begins, to: ends }: Hours) => weeksBetween(dayOf(begins, timezone), dayOf(Math.max(begins, ends - 1), timezone));
  return {
    timezone,
    before,
    weekOf: (hours) => {
      const isLocked = (week: string) =>
        hands.get(`${hours.user_id} ${week}`) ?? Math.max(hours.from, dayBegins(firstDayOf(week), timezone)) < before;
      return touched(hours).find(isLocked) ?? null;
    },
    byHand: (hours) => touched(hours).find((week) => hands.get(`${hours.user_id} ${week}`)) ?? null,
  };
};

/** The refusal that names the week. */
export const weekIsLocked = (week: string): Refusal =>
  conflict('attendance_week', 'timeLocked', { parameters: { week: weekName(week) }, members: { week } });

/** @throws Refusal 409 `timeLocked` with the week, where any of these hours lie in a locked one */
export const refuseLockedHours = async (tx: Tx, all: readonly Hours[]): Promise<void> => {
  if (all.length === 0) return;
  const users = all.map(({ user_id }) => user_id);
  const [from, to] = [Math.min(...all.map((hours) => hours.from)), Math.max(...all.map((hours) => hours.to))];
  const lock = await timeLock(tx.read, users, { from, to, now: tx.now.getTime() });
  for (const hours of all) {
    const week = lock.weekOf(hours);
    if (week) throw weekIsLocked(week);
  }
};

/** The same for hours of one user. */
export const refuseLocked = (tx: Tx, user_id: number, from: Date, to: Date = from): Promise<void> =>
  refuseLockedHours(tx, [{ user_id, from: from.getTime(), to: to.getTime() }]);
