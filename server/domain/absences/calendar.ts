// Who is away: for everybody the days alone, for the office the whole calendar.
import { absence, absenceStates } from '#schema/absences/absence.ts';
import { absenceKind } from '#schema/absences/absence-kind.ts';
import { holiday } from '#schema/company/holiday.ts';
import { dayAfter, dayBegins, dayOf } from '#schema/core/zone.ts';
import { userType } from '#schema/people/user-type.ts';
import type { ReadSource } from '#server/core/database/database.ts';
import { instant, json, literal, nullable, number, perDialect, type Reader, sql, text } from '#server/core/database/sql.ts';
import { columnsOf } from '#server/fields/columns-of.ts';
import { absenceSettings } from './work-calendar.ts';

export type Between = { readonly from: string; readonly to: string };

const { requested, approved } = absenceStates;
/**
 * The ids of requests and approved absences of active users between two days. No index answers both ends of a period, so that years of
 * history would be read: what begins inside is a short stretch of one, requests that began before are few, and of approved absences, which
 * never overlap, only the last one that began before can reach inside (+ keeps SQLite to the index by user).
 */
const idsBetween = ({ from, to }: Between) => sql`
  select a.id from absence a join "user" u on u.id = a.user_id
    where u.active is true and a.status in (${literal(requested, approved)}) and a."from" >= ${from} and a."from" <= ${to}
  union all select a.id from absence a join "user" u on u.id = a.user_id
    where u.active is true and a.status = ${literal(requested)} and a."from" < ${from} and a."to" >= ${from}
  union all select a.id from "user" u join absence a on a.id =
      (select b.id from absence b where b.user_id = u.id and +b.status = ${literal(approved)} and b."from" < ${from} order by b."from" desc limit 1)
    where u.active is true and a."to" >= ${from}`;

/** Whose absences between two days are approved; why they are away stays with the office. */
export const awayBetween = ({ read }: ReadSource, between: Between) =>
  read.rows(
    sql`select user_id, "from", "to", half_from, half_to from absence
      where status = ${literal(approved)} and id in (${idsBetween(between)}) order by "from", id`,
    columnsOf(absence, 'user_id', 'from', 'to', 'half_from', 'half_to'),
  );

type Stretch = { readonly user_id: number; readonly from: string; readonly to: string };
const stretches = { user_id: number, from: instant, to: instant };

/** A ride as long as a working day keeps somebody away; shorter ones are part of it. */
const longRide = perDialect({
  sqlite: sql`coalesce(t.end_time, unixepoch() * 1000) - t.start_time >= 28800000`,
  postgres: sql`coalesce(t.end_time, now()) - t.start_time >= interval '8 hours'`,
});
/** No ride takes longer; without a limit each would be looked at that began before. */
const longestRideDays = 31;

/** Shifts on call and long rides between two days, as days of the company. */
const elsewhereBetween = async (read: Reader, { from, to }: Between, zone: string): Promise<{ on_call: Stretch[]; trips: Stretch[] }> => {
  const [begins, ends] = [new Date(dayBegins(from, zone)), new Date(dayBegins(dayAfter(to), zone))];
  const inDays = (rows: readonly Stretch[]): Stretch[] =>
    rows.map((row) => ({ user_id: row.user_id, from: dayOf(Date.parse(row.from), zone), to: dayOf(Date.parse(row.to) - 1, zone) }));
  const on_call = await read.rows(
    sql`select s.user_id, s."from", s."to" from on_call_shift s where s."to" > ${begins} and s."from" < ${ends} order by s."from", s.id`,
    stretches,
  );
  const earliest = new Date(begins.getTime() - longestRideDays * 86_400_000);
  const trips = await read.rows(
    sql`select t.user_id, t.start_time as "from", coalesce(t.end_time, ${new Date()}) as "to" from "user" u join transport t on t.user_id = u.id
      where u.active is true and t.start_time >= ${earliest} and t.start_time < ${ends} and (t.end_time is null or t.end_time > ${begins}) and ${longRide}
      order by t.start_time, t.id`,
    stretches,
  );
  return { on_call: inDays(on_call), trips: inDays(trips) };
};

const calendarFields = [
  'id',
  'version',
  'user_id',
  'kind_id',
  'from',
  'to',
  'half_from',
  'half_to',
  'status',
  'days',
  'comment',
  'decided_by',
  'decided_at',
] as const;
/** The users with what is left of their vacation, their absences, shifts on call and long rides, the kinds and the holidays between two days. */
export const absenceCalendar = async ({ read }: ReadSource, { from, to }: Between) => {
  const { timezone } = await absenceSettings(read);
  const year = Number(dayOf(Date.now(), timezone).slice(0, 4));
  const [users, absences, kinds, holidays, types, work_days, elsewhere] = await Promise.all([
    read.rows(
      sql`select u.id, u.name || ' ' || u.last_name as name, u.user_type_id, t.name as user_type, cast(u.weekdays as text) as weekdays,
          (select coalesce(sum(e.days), 0) from leave_entry e where e.user_id = u.id and e.year <= ${year}) as days_left
        from "user" u left join user_type t on t.id = u.user_type_id where u.active is true order by t.name_sort, u.last_name_sort, u.name_sort, u.id`,
      { id: number, name: text, user_type_id: nullable(number), user_type: nullable(text), weekdays: json<number[]>(), days_left: number },
    ),
    read.rows(
      sql`select a.id, a.version, a.user_id, a.kind_id, a."from", a."to", a.half_from, a.half_to, a.status, a.days, a.comment, a.decided_by, a.decided_at
        from absence a
        where a.id in (${idsBetween({ from, to })}) order by a."from", a.id`,
      columnsOf(absence, ...calendarFields),
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
    elsewhereBetween(read, { from, to }, timezone),
  ]);
  return { users, absences, kinds, holidays, types, work_days: work_days ?? [], ...elsewhere };
};
