// The corrections of locked days, as days of attendance show them.
import { attendanceCorrection } from '#schema/attendance/attendance-correction.ts';
import type { AttendanceDay } from '#schema/attendance/day.ts';
import { among, nullable, type Reader, sql, text } from '#server/core/database/sql.ts';
import { columnsOf } from '#server/fields/columns-of.ts';

type Correction = AttendanceDay['corrections'][number];
const columns = {
  ...columnsOf(attendanceCorrection, 'id', 'user_id', 'day', 'hours', 'difference', 'reason', 'date_added'),
  by_name: nullable(text),
};

/** By user and day, `7 2026-11-20`, in the order in which they were written. */
export const correctionsIn = async (
  read: Reader,
  users: readonly number[],
  { from, to }: { readonly from: string; readonly to: string },
): Promise<ReadonlyMap<string, Correction[]>> => {
  const rows = await read.rows(
    sql`select c.id, c.user_id, c.day, c.hours, c.difference, c.reason, c.date_added, u.name || ' ' || u.last_name as by_name
      from attendance_correction c left join "user" u on u.id = c.user_added
      where c.user_id ${among(users)} and c.day >= ${from} and c.day <= ${to} order by c.id`,
    columns,
  );
  const byDay = Map.groupBy(rows, ({ user_id, day }) => `${user_id} ${day}`);
  return new Map(
    [...byDay].map(([key, some]) => [
      key,
      some.map(({ id, hours, difference, reason, by_name, date_added: at }) => ({ id, hours, difference, reason, by_name, at })),
    ]),
  );
};
