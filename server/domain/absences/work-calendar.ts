// The working days of a user: their own weekdays or the company's, without the holidays of the company's country.

import { settings } from '#schema/company/settings.ts';
import type { WorkCalendar } from '#schema/company/working-days.ts';
import { among, json, number, type Reader, sql, text } from '#server/core/database/sql.ts';
import { columnsOf } from '#server/fields/columns-of.ts';

const company = columnsOf(settings, 'timezone', 'time_lock_day', 'vacation_removal_day', 'vacation_removal_month');

/** What the company's settings say of absences. */
export const absenceSettings = async (read: Reader) => {
  const row = await read.row(
    sql`select timezone, time_lock_day, vacation_removal_day, vacation_removal_month from settings where id = 1`,
    company,
  );
  if (!row) throw new Error('There are no settings.');
  return row;
};
export type AbsenceSettings = Awaited<ReturnType<typeof absenceSettings>>;

/** The days that are holidays in the company's country. */
export const holidaysBetween = async (read: Reader, from: string, to: string): Promise<ReadonlySet<string>> =>
  new Set(
    await read.values(
      sql`select h.date from holiday h join settings s on s.country = h.country where s.id = 1 and h.date >= ${from} and h.date <= ${to}`,
      text,
    ),
  );

/** The calendars of users between two days; a user without own weekdays works on those of the company. */
export const workCalendars = async (
  read: Reader,
  users: readonly number[],
  { from, to }: { readonly from: string; readonly to: string },
): Promise<ReadonlyMap<number, WorkCalendar>> => {
  const [holidays, rows] = await Promise.all([
    holidaysBetween(read, from, to),
    read.rows(
      sql`select u.id, cast(u.weekdays as text) as own_days, cast(s.work_days as text) as company_days
        from "user" u join settings s on s.id = 1 where u.id ${among(users)}`,
      { id: number, own_days: json<number[]>(), company_days: json<number[]>() },
    ),
  ]);
  return new Map(rows.map(({ id, own_days, company_days }) => [id, { holidays, workDays: own_days.length > 0 ? own_days : company_days }]));
};

export const workCalendarOf = async (
  read: Reader,
  user_id: number,
  between: { readonly from: string; readonly to: string },
): Promise<WorkCalendar> => {
  const calendar = (await workCalendars(read, [user_id], between)).get(user_id);
  if (!calendar) throw new Error(`User ${user_id} has no calendar.`);
  return calendar;
};
