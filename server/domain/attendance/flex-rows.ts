// The rows of flexible hours as they are read, and how one is added.
import { flexEntry } from '#schema/attendance/flex-entry.ts';
import { settings } from '#schema/company/settings.ts';
import { lockedBefore } from '#schema/company/time-lock.ts';
import { dayOf } from '#schema/core/zone.ts';
import { user } from '#schema/people/user.ts';
import { userType } from '#schema/people/user-type.ts';
import { among, nullable, type Reader, type RowOf, sql, text } from '#server/core/database/sql.ts';
import { columnsOf } from '#server/fields/columns-of.ts';

const { flexible_from } = columnsOf(userType, 'flexible_from');
const people = { ...columnsOf(user, 'id', 'contract_hours', 'employed_from', 'employed_until'), flexible_from };
export type Person = RowOf<typeof people>;

/** These users with what their type says of flexible hours. */
export const flexPeople = (read: Reader, users: readonly number[]): Promise<Person[]> =>
  read.rows(
    sql`select u.id, u.contract_hours, u.employed_from, u.employed_until, t.flexible_from
      from "user" u left join user_type t on t.id = u.user_type_id where u.id ${among(users)} order by u.id`,
    people,
  );

/** Everybody whose hours are flexible by now; whoever has left, until the month of their last day is counted. */
export const everybodyFlexible = (read: Reader): Promise<Person[]> =>
  read.rows(
    sql`select u.id, u.contract_hours, u.employed_from, u.employed_until, t.flexible_from
      from "user" u join user_type t on t.id = u.user_type_id
      where t.flexible_from is not null and (u.active is true or u.employed_until is not null) order by u.id`,
    people,
  );

const columns = {
  ...columnsOf(flexEntry, 'id', 'user_id', 'day', 'seconds', 'reason', 'note', 'contract_hours', 'work_days', 'date_added'),
  by_name: nullable(text),
};
export type FlexEntry = RowOf<typeof columns>;

/** All rows of these users in the order of their days. */
export const flexRows = (read: Reader, users: readonly number[]): Promise<FlexEntry[]> =>
  read.rows(
    sql`select f.id, f.user_id, f.day, f.seconds, f.reason, f.note, f.contract_hours, f.work_days, f.date_added, b.name || ' ' || b.last_name as by_name
      from flex_entry f left join "user" b on b.id = f.user_added where f.user_id ${among(users)} order by f.day, f.id`,
    columns,
  );

const company = columnsOf(settings, 'timezone', 'time_lock_day');

/** Today, and the first month that the time lock of the settings leaves open. */
export const flexNow = async (read: Reader, now: number) => {
  const row = await read.row(sql`select timezone, time_lock_day from settings where id = 1`, company);
  if (!row) throw new Error('There are no settings.');
  return { today: dayOf(now, row.timezone), open: dayOf(lockedBefore(now, row), row.timezone).slice(0, 7) };
};
