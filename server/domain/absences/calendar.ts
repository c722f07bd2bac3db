// Who is away: for everybody the days alone, for the office the whole calendar.
import { absence, absenceStates } from '#schema/absences/absence.ts';
import { absenceKind } from '#schema/absences/absence-kind.ts';
import { holiday } from '#schema/company/holiday.ts';
import { dayOf } from '#schema/core/zone.ts';
import { userType } from '#schema/people/user-type.ts';
import type { ReadSource } from '#server/core/database/database.ts';
import { json, literal, nullable, number, sql, text } from '#server/core/database/sql.ts';
import { columnsOf } from '#server/fields/columns-of.ts';
import { absenceSettings } from './work-calendar.ts';

export type Between = { readonly from: string; readonly to: string };

/** Whose absences between two days are approved; why they are away stays with the office. */
export const awayBetween = ({ read }: ReadSource, { from, to }: Between) =>
  read.rows(
    sql`select user_id, "from", "to", half_from, half_to from absence
      where status = ${literal(absenceStates.approved)} and "to" >= ${from} and "from" <= ${to} order by "from", id`,
    columnsOf(absence, 'user_id', 'from', 'to', 'half_from', 'half_to'),
  );

/** The users with what is left of their vacation, their absences, the kinds and the holidays between two days. */
export const absenceCalendar = async ({ read }: ReadSource, { from, to }: Between) => {
  const { timezone } = await absenceSettings(read);
  const year = Number(dayOf(Date.now(), timezone).slice(0, 4));
  const [users, absences, kinds, holidays, types, work_days] = await Promise.all([
    read.rows(
      sql`select u.id, u.name || ' ' || u.last_name as name, u.user_type_id, t.name as user_type, cast(u.weekdays as text) as weekdays,
          (select coalesce(sum(e.days), 0) from leave_entry e where e.user_id = u.id and e.year <= ${year}) as days_left
        from "user" u left join user_type t on t.id = u.user_type_id where u.active is true order by t.name_sort, u.last_name_sort, u.name_sort, u.id`,
      { id: number, name: text, user_type_id: nullable(number), user_type: nullable(text), weekdays: json<number[]>(), days_left: number },
    ),
    read.rows(
      sql`select a.id, a.version, a.user_id, a.kind_id, a."from", a."to", a.half_from, a.half_to, a.status, a.days, a.comment from absence a
        where a.status in (${literal(absenceStates.requested, absenceStates.approved)}) and a."to" >= ${from} and a."from" <= ${to} order by a."from", a.id`,
      columnsOf(absence, 'id', 'version', 'user_id', 'kind_id', 'from', 'to', 'half_from', 'half_to', 'status', 'days', 'comment'),
    ),
    read.rows(sql`select id, name, class, color from absence_kind order by id`, columnsOf(absenceKind, 'id', 'name', 'class', 'color')),
    read.rows(
      sql`select h.date, h.name from holiday h join settings s on s.country = h.country where s.id = 1 and h.date >= ${from} and h.date <= ${to} order by h.date`,
      columnsOf(holiday, 'date', 'name'),
    ),
    read.rows(
      sql`select id, least_present from user_type where least_present is not null order by id`,
      columnsOf(userType, 'id', 'least_present'),
    ),
    read.value(sql`select cast(work_days as text) from settings where id = 1`, json<number[]>()),
  ]);
  return { users, absences, kinds, holidays, types, work_days: work_days ?? [] };
};
