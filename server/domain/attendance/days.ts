// The days of attendance of users, read in a fixed number of queries and counted in one place.
import { absence, absenceStates } from '#schema/absences/absence.ts';
import { absenceKind } from '#schema/absences/absence-kind.ts';
import { countDay } from '#schema/attendance/count-day.ts';
import type { AttendanceDay } from '#schema/attendance/day.ts';
import { type Stay, staysOfWork, type Work } from '#schema/attendance/day-parts.ts';
import type { WorkCalendar } from '#schema/company/working-days.ts';
import { can, forUser } from '#schema/core/access.ts';
import { dayAfter, dayBegins, dayOf, weekdayOf } from '#schema/core/zone.ts';
import { onCallLevels } from '#schema/on-call/on-call-shift.ts';
import { type PresenceSource, presenceSources } from '#schema/people/user-type.ts';
import { workingStates } from '#schema/times/time-entry.ts';
import { among, instant, literal, milliseconds, nullable, number, oneOf, type Reader, sql, text } from '#server/core/database/sql.ts';
import type { Me } from '#server/core/security/session.ts';
import { columnsOf } from '#server/fields/columns-of.ts';
import { workCalendars } from '../absences/work-calendar.ts';
import { zoneIn } from '../company/company.ts';
import { correctionsIn } from './day-corrections.ts';

export type Days = { readonly from: string; readonly to: string };

/** A stay may have begun so many days before its last hours, and so long before a day its rest is looked for. */
const before = 2;

const person = {
  id: number,
  contract_hours: number,
  employed_from: nullable(text),
  employed_until: nullable(text),
  presence: nullable(oneOf(...presenceSources)),
};

const peopleIn = (read: Reader, users: readonly number[]) =>
  read.rows(
    sql`select u.id, u.contract_hours, u.employed_from, u.employed_until, t.presence
      from "user" u left join user_type t on t.id = u.user_type_id where u.id ${among(users)}`,
    person,
  );

const staysIn = async (read: Reader, users: readonly number[], from: Date, to: Date): Promise<ReadonlyMap<number, Stay[]>> => {
  const rows = await read.rows(
    sql`select s.id, s.user_id, s.start_time, s.end_time, s.time_entry_id as entry, e.status, e.status_since, t.title as place
      from sub_time s join time_entry e on e.id = s.time_entry_id join task t on t.id = e.task_id
      where s.user_id ${among(users)} and s.class = 'attendance' and s.start_time >= ${from} and s.start_time < ${to} order by s.start_time, s.id`,
    {
      id: number,
      user_id: number,
      start_time: milliseconds,
      end_time: nullable(milliseconds),
      entry: number,
      status: number,
      status_since: milliseconds,
      place: text,
    },
  );
  const stays = [...Map.groupBy(rows, ({ entry }) => entry).values()].map((parts) => {
    const [{ user_id, status, status_since, place }] = parts as [(typeof rows)[number]];
    const state =
      status === workingStates.running ? ('in' as const) : status === workingStates.paused ? ('paused' as const) : ('out' as const);
    const stretches = parts.map(({ id, start_time, end_time }) => ({ id, start: start_time, end: end_time }));
    return { user_id, place, state, since: status_since, stretches };
  });
  return Map.groupBy(stays, ({ user_id }) => user_id);
};

const work = {
  id: number,
  user_id: number,
  start: milliseconds,
  end: nullable(milliseconds),
  task_id: nullable(number),
  number: nullable(number),
  title: nullable(text),
};
const workIn = async (read: Reader, users: readonly number[], from: Date, to: Date): Promise<ReadonlyMap<number, Work[]>> => {
  const [tasks, rides] = await Promise.all([
    read.rows(
      sql`select s.id, s.user_id, s.start_time as "start", s.end_time as "end", t.id as task_id, t.company_task_id as number, t.title
        from sub_time s join time_entry e on e.id = s.time_entry_id join task t on t.id = e.task_id
        where s.user_id ${among(users)} and s.class = 'work' and s.start_time >= ${from} and s.start_time < ${to} order by s.start_time, s.id`,
      work,
    ),
    read.rows(
      sql`select r.id, r.user_id, r.start_time as "start", r.end_time as "end", t.id as task_id, t.company_task_id as number,
          coalesce(r.destination, r.end_point, t.title) as title
        from transport r join task t on t.id = r.task_id
        where r.user_id ${among(users)} and r.start_time >= ${from} and r.start_time < ${to} order by r.start_time, r.id`,
      work,
    ),
  ]);
  const all = [...tasks.map((one) => ({ ...one, kind: 'task' as const })), ...rides.map((one) => ({ ...one, kind: 'ride' as const }))];
  const ordered = all.sort((one, other) => one.start - other.start);
  const grouped = Map.groupBy(ordered, ({ user_id }) => user_id);
  return new Map([...grouped].map(([user, ones]) => [user, ones.map(({ user_id: _user, ...one }) => one)]));
};

const absenceColumns = {
  ...columnsOf(absence, 'id', 'user_id', 'from', 'to', 'half_from', 'half_to'),
  ...columnsOf(absenceKind, 'name', 'class', 'payer', 'counted_in'),
};
const absencesIn = async (read: Reader, users: readonly number[], { from, to }: Days) =>
  Map.groupBy(
    await read.rows(
      sql`select a.id, a.user_id, a."from", a."to", a.half_from, a.half_to, k.name, k.class, k.payer, k.counted_in
        from absence a join absence_kind k on k.id = a.kind_id
        where a.user_id ${among(users)} and a.status = ${literal(absenceStates.approved)} and a."to" >= ${from} and a."from" <= ${to} order by a."from", a.id`,
      absenceColumns,
    ),
    ({ user_id }) => user_id,
  );

const shiftsIn = async (read: Reader, users: readonly number[], from: Date, to: Date) =>
  Map.groupBy(
    await read.rows(
      sql`select user_id, "from", "to", level from on_call_shift where user_id ${among(users)} and "to" > ${from} and "from" < ${to} order by "from", id`,
      { user_id: number, from: instant, to: instant, level: oneOf(...onCallLevels) },
    ),
    ({ user_id }) => user_id,
  );

const holidayNames = async (read: Reader, { from, to }: Days): Promise<ReadonlyMap<string, string>> => {
  const rows = await read.rows(
    sql`select h.date, h.name from holiday h join settings s on s.country = h.country where s.id = 1 and h.date >= ${from} and h.date <= ${to}`,
    { date: text, name: text },
  );
  return new Map(rows.map(({ date, name }) => [date, name]));
};

/** The first arrival that was ever recorded: before it, presence follows from times on tasks, whatever the user type says by now. */
const firstArrivals = async (read: Reader, users: readonly number[]): Promise<ReadonlyMap<number, number>> => {
  const rows = await read.rows(
    sql`select user_id, min(start_time) as at from sub_time where user_id ${among(users)} and class = 'attendance' group by user_id`,
    { user_id: number, at: milliseconds },
  );
  return new Map(rows.map(({ user_id, at }) => [user_id, at]));
};

/** Why somebody is away is between them and the office. */
const knowsWhy = (me: Me | null, user_id: number): boolean =>
  me === null || user_id === me.id || forUser(can('absences.read'), me) === true || forUser(can('absences.write'), me) === true;

/** Hours of a week and the weekdays on which they are due. */
export type Contract = { readonly contract_hours: number; readonly workDays: readonly number[] };

const endOf = ({ stretches, state }: Stay): number | null => (state === 'out' ? (stretches.at(-1)?.end ?? null) : null);

/** Each day from `from` to `to` of each of these users, as `me` may see them, or the company without `me`, by their contract of now or the one that is given; the law's record holds who pays an absence, whoever keeps it. Users that do not exist have no days. */
export const attendanceDays = async (
  read: Reader,
  users: readonly number[],
  { from, to }: Days,
  me: Me | null,
  now = Date.now(),
  { payers = false, contracts }: { readonly payers?: boolean; readonly contracts?: ReadonlyMap<number, Contract> } = {},
): Promise<ReadonlyMap<number, AttendanceDay[]>> => {
  const timeZone = await zoneIn(read);
  const early = dayAfter(from, -before);
  const [begins, ends] = [new Date(dayBegins(early, timeZone)), new Date(dayBegins(dayAfter(to), timeZone))];
  const whole = { from: early, to };
  const [people, calendars, holidays, stays, works, absences, shifts, corrections, arrivals] = await Promise.all([
    peopleIn(read, users),
    workCalendars(read, users, whole),
    holidayNames(read, { from: early, to: dayAfter(to) }),
    staysIn(read, users, begins, ends),
    workIn(read, users, begins, ends),
    absencesIn(read, users, whole),
    shiftsIn(read, users, begins, ends),
    correctionsIn(read, users, { from, to }),
    firstArrivals(read, users),
  ]);
  return new Map(
    people.map(({ id, contract_hours, employed_from, employed_until, presence }) => {
      const arrival = arrivals.get(id);
      const since = arrival === undefined ? null : dayOf(arrival, timeZone);
      const sourceOn = (day: string): PresenceSource => (presence && since !== null && day >= since ? presence : 'tasks');
      const calendar: WorkCalendar = calendars.get(id) ?? { holidays: new Set(), workDays: [] };
      const { workDays, contract_hours: hours } = contracts?.get(id) ?? { workDays: calendar.workDays, contract_hours };
      const daily = workDays.length > 0 ? (hours / workDays.length) * 3_600_000 : 0;
      const worksByDay = Map.groupBy(works.get(id) ?? [], ({ start }) => dayOf(start, timeZone));
      const recorded = Map.groupBy(
        (stays.get(id) ?? []).filter(({ stretches }) => stretches.length > 0),
        ({ stretches }) => dayOf(stretches[0]?.start ?? 0, timeZone),
      );
      const staysOn = (day: string): readonly Stay[] =>
        recorded.get(day) ?? (sourceOn(day) === 'tasks' ? staysOfWork(worksByDay.get(day) ?? [], now) : []);
      const days: AttendanceDay[] = [];
      let lastDeparture: number | null = null;
      for (let day = early; day <= to; day = dayAfter(day)) {
        const own = staysOn(day);
        if (day >= from)
          days.push(
            countDay({
              ...{ day, timeZone, now, daily, lastDeparture },
              source: recorded.has(day) ? (presence ?? 'tasks') : sourceOn(day),
              working: workDays.includes(weekdayOf(day)),
              holiday: holidays.get(day) ?? null,
              employed: (!employed_from || employed_from <= day) && (!employed_until || day <= employed_until),
              stays: own,
              work: worksByDay.get(day) ?? [],
              absences: (absences.get(id) ?? [])
                .filter((one) => one.from <= day && day <= one.to)
                .map((one) => ({
                  id: one.id,
                  ...(knowsWhy(me, id)
                    ? { name: one.name, class: one.class, payer: one.payer }
                    : { name: null, class: null, payer: payers ? one.payer : null }),
                  half: (one.half_from && one.from === day) || (one.half_to && one.to === day),
                })),
              on_call: (shifts.get(id) ?? [])
                .filter(
                  (shift) => Date.parse(shift.from) < dayBegins(dayAfter(day), timeZone) && Date.parse(shift.to) > dayBegins(day, timeZone),
                )
                .map(({ user_id: _user, ...shift }) => shift),
              corrections: corrections.get(`${id} ${day}`) ?? [],
              isHoliday: (one) => holidays.has(one),
            }),
          );
        for (const stay of own) lastDeparture = endOf(stay) ?? lastDeparture;
      }
      return [id, days];
    }),
  );
};
