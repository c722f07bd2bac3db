// The working-time record of a month, person by person: a part of the people is in memory at a time, however many there are.
import { type PersonRecord, recordDays, sumOfRecord } from '#schema/attendance/record.ts';
import { can, forUser } from '#schema/core/access.ts';
import { lastDayOf, weekOf } from '#schema/core/iso-week.ts';
import { dayAfter, dayBegins, edgesOfMonth, mondayOf } from '#schema/core/zone.ts';
import { user } from '#schema/people/user.ts';
import { userType } from '#schema/people/user-type.ts';
import type { ReadSource } from '#server/core/database/database.ts';
import { nullable, type Reader, type RowOf, sql, text } from '#server/core/database/sql.ts';
import { eventLoopYielder } from '#server/core/database/yield-event-loop.ts';
import { notAllowed, notFound } from '#server/core/http/refusal.ts';
import type { Me } from '#server/core/security/session.ts';
import { columnsOf } from '#server/fields/columns-of.ts';
import { zoneIn } from '../company/company.ts';
import { timeLock } from '../people/time-lock.ts';
import { attendanceDays } from './days.ts';
import { weekRows } from './weeks.ts';

/** One month, `2026-11`, of one person, or of all. */
export type RecordOf = { readonly month: string; readonly user_id?: number | undefined };

const { shift_work, uneven_hours, increased_pension } = columnsOf(userType, 'shift_work', 'uneven_hours', 'increased_pension');
const columns = {
  ...columnsOf(user, 'id', 'contract_hours'),
  ...{ name: text, user_type: nullable(text) },
  ...{ shift_work: nullable(shift_work), uneven_hours: nullable(uneven_hours), increased_pension: nullable(increased_pension) },
};
type Person = RowOf<typeof columns>;

/** Who was employed in the month, by name. @throws Refusal 403 for others without `attendance.write`, 404 */
export const peopleOfRecord = async (read: Reader, me: Me, { month, user_id }: RecordOf): Promise<Person[]> => {
  if (user_id !== me.id && forUser(can('attendance.write'), me) !== true) throw notAllowed('attendance.write');
  const { from, to } = edgesOfMonth(month);
  const employed = sql`(u.employed_from is null or u.employed_from <= ${to}) and (u.active or u.employed_until is not null)
    and (u.employed_until is null or u.employed_until >= ${from})`;
  const people = await read.rows(
    sql`select u.id, u.contract_hours, u.name || ' ' || u.last_name as name, t.name as user_type, t.shift_work, t.uneven_hours, t.increased_pension
      from "user" u left join user_type t on t.id = u.user_type_id
      where ${user_id === undefined ? employed : sql`u.id = ${user_id}`} order by u.last_name_sort, u.id`,
    columns,
  );
  if (user_id !== undefined && people.length === 0) throw notFound();
  return people;
};

/** The people whose days are counted together: the totals of a year need all its days. */
const atOnce = 10;

/** The records of these people, a few at a time. */
export async function* recordsOf(
  { read }: ReadSource,
  me: Me,
  people: readonly Person[],
  month: string,
): AsyncGenerator<readonly PersonRecord[]> {
  const timeZone = await zoneIn(read);
  const giveWay = eventLoopYielder();
  const { from, to } = edgesOfMonth(month);
  const [newYear, monday] = [`${month.slice(0, 4)}-01-01`, mondayOf(from)];
  const early = newYear < monday ? newYear : monday;
  const now = Date.now();
  for (let first = 0; first < people.length; first += atOnce) {
    const some = people.slice(first, first + atOnce);
    const ids = some.map(({ id }) => id);
    const between = { from: dayBegins(monday, timeZone), to: dayBegins(dayAfter(to), timeZone), now };
    const [days, locks, rows] = await Promise.all([
      attendanceDays(read, ids, { from: early, to }, me, now, { payers: true }),
      timeLock(read, ids, between),
      weekRows(read, ids, { from: weekOf(from), to: weekOf(to) }),
    ]);
    const weeks = Map.groupBy(rows, ({ user_id }) => user_id);
    yield some.map((person): PersonRecord => {
      const isFinal = (day: string) =>
        locks.weekOf({ user_id: person.id, from: dayBegins(day, timeZone), to: dayBegins(dayAfter(day), timeZone) }) !== null;
      const arrangement = {
        shift_work: person.shift_work === true,
        uneven_hours: person.uneven_hours === true,
        increased_pension: person.increased_pension === true,
      };
      const own = recordDays(days.get(person.id) ?? [], month, arrangement, isFinal);
      const { id: user_id, name, user_type, contract_hours } = person;
      return {
        ...{ user_id, name, user_type, contract_hours, month, final: own.every(({ final }) => final), days: own, sums: sumOfRecord(own) },
        weeks: (weeks.get(user_id) ?? [])
          .filter(({ week }) => lastDayOf(week) >= from)
          .sort((one, other) => one.week.localeCompare(other.week))
          .map(({ week, status, approved_by_name, approved_at, locked_by_name, locked_at, unlocked_by_name, unlocked_at, reason }) => ({
            ...{ week, status, approved_by_name, approved_at, locked_by_name, locked_at, unlocked_by_name, unlocked_at, reason },
          })),
      };
    });
    await giveWay();
  }
}
