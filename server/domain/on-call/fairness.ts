// How the time on call is shared: of each person who can be on call, in a month and in the twelve months that end with it.
import { dayOf } from '#schema/core/zone.ts';
import { type DutyTime, dutyTime, freeDaysIn } from '#schema/on-call/duty-time.ts';
import type { ReadSource } from '#server/core/database/database.ts';
import { number, sql, text } from '#server/core/database/sql.ts';
import { holidaysBetween } from '../absences/work-calendar.ts';
import { zoneIn } from '../company/company.ts';
import { monthPeriod } from './months.ts';
import { shiftsIn } from './shifts.ts';

export type Fairness = { readonly user_id: number; readonly user_name: string; readonly month: DutyTime; readonly year: DutyTime };

const monthsBefore = 11;

/** Whoever has most first; also active people who can be on call and never were. */
export const fairness = async ({ read }: ReadSource, month: string): Promise<Fairness[]> => {
  const zone = await zoneIn(read);
  const [inMonth, inYear] = [monthPeriod(month, zone), monthPeriod(month, zone, monthsBefore)];
  const [shifts, holidays, able] = await Promise.all([
    shiftsIn(read, inYear),
    holidaysBetween(read, dayOf(inYear.from, zone), dayOf(inYear.to, zone)),
    read.rows(
      sql`select u.id, u.name || ' ' || u.last_name as name from "user" u join user_type t on t.id = u.user_type_id
        where u.active is true and t.on_call is true`,
      { id: number, name: text },
    ),
  ]);
  const freeDays = freeDaysIn(inYear, holidays, zone);
  const names = new Map([
    ...able.map(({ id, name }) => [id, name] as const),
    ...shifts.map(({ user_id, user_name }) => [user_id, user_name] as const),
  ]);
  const shiftsOf = Map.groupBy(shifts, ({ user_id }) => user_id);
  return [...names]
    .map(([user_id, user_name]) => {
      const own = shiftsOf.get(user_id) ?? [];
      return { user_id, user_name, month: dutyTime(inMonth, own, freeDays), year: dutyTime(inYear, own, freeDays) };
    })
    .sort((one, other) => other.year.seconds - one.year.seconds || one.user_name.localeCompare(other.user_name));
};
