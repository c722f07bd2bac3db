// On which days an absence leaves fewer people of a user type than must be there.
import { absence, absenceStates } from '#schema/absences/absence.ts';
import { isWorkingDay } from '#schema/company/working-days.ts';
import { dayAfter, daysBetween } from '#schema/core/zone.ts';
import { literal, number, type Reader, sql } from '#server/core/database/sql.ts';
import { columnsOf } from '#server/fields/columns-of.ts';
import { workCalendars } from './work-calendar.ts';

type Draft = { readonly user_id: number; readonly from: string; readonly to: string };

/** The working days of a user between two days on which the others of their type are fewer than the least number; half a day away is away. */
export const daysBelowLeast = async (read: Reader, { user_id, from, to }: Draft): Promise<string[]> => {
  const members = await read.rows(
    sql`select u.id, t.least_present as least from "user" u join "user" me on me.id = ${user_id} and u.user_type_id = me.user_type_id
      join user_type t on t.id = u.user_type_id where u.active is true and t.least_present is not null order by u.id`,
    { id: number, least: number },
  );
  const [{ least } = { least: 0 }] = members;
  if (least === 0) return [];
  const others = members.map(({ id }) => id).filter((id) => id !== user_id);
  const away = await read.rows(
    sql`select a.user_id, a."from", a."to" from absence a join "user" me on me.id = ${user_id} join "user" u on u.id = a.user_id
      where a.status = ${literal(absenceStates.approved)} and a."from" <= ${to} and a."to" >= ${from} and u.user_type_id = me.user_type_id`,
    columnsOf(absence, 'user_id', 'from', 'to'),
  );
  const calendars = await workCalendars(read, [user_id, ...others], { from, to });
  const works = (id: number, day: string) => {
    const calendar = calendars.get(id);
    return calendar !== undefined && isWorkingDay(day, calendar);
  };
  const isAway = (id: number, day: string) => away.some((one) => one.user_id === id && one.from <= day && day <= one.to);
  return Array.from({ length: daysBetween(from, to) + 1 }, (_one, at) => dayAfter(from, at)).filter(
    (day) => works(user_id, day) && others.filter((id) => works(id, day) && !isAway(id, day)).length < least,
  );
};
