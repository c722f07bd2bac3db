// What happens to vacation days without anybody's act: a year's entitlement, lapses, and days that a holiday or a pattern has changed. It may run late, twice, or in two processes at once.
import { absence, absenceStates } from '#schema/absences/absence.ts';
import { countedDays, sumOfDays } from '#schema/absences/absence-days.ts';
import { absenceKind } from '#schema/absences/absence-kind.ts';
import { entitlement, entitlementChange, isPrevented, lapsesOn, leftByYear, monthsEmployed, warningSince } from '#schema/absences/leave.ts';
import { leaveEntry } from '#schema/absences/leave-entry.ts';
import { lockedBefore } from '#schema/company/time-lock.ts';
import { createFormat } from '#schema/core/format.ts';
import { dayAfter, dayBegins, dayOf } from '#schema/core/zone.ts';
import { user } from '#schema/people/user.ts';
import { literal, type Reader, sql } from '#server/core/database/sql.ts';
import { act, type Services, type Tx } from '#server/core/events/act.ts';
import { change } from '#server/crud/write/write.ts';
import { columnsOf } from '#server/fields/columns-of.ts';
import { notify } from '../company/notify.ts';
import { timeLock } from '../people/time-lock.ts';
import { absenceInside, addLeaveRow, kindOf, leaveRows, type NewLeaveRow, settleLeave } from './ledger.ts';
import { type AbsenceSettings, absenceSettings, workCalendars } from './work-calendar.ts';

type Employee = { readonly vacation_days: number; readonly employed_from: string | null; readonly employed_until: string | null };
const yearOf = (day: string) => Number(day.slice(0, 4));
type Row = Awaited<ReturnType<typeof leaveRows>>[number];

/** The rows that are still to be written for a user on a day. */
export const dueRows = (of: Employee, rows: readonly Row[], today: string, settings: AbsenceSettings): Omit<NewLeaveRow, 'user_id'>[] => {
  const year = yearOf(today);
  const months = monthsEmployed(year, of);
  const accrued = rows.filter((row) => row.year === year && row.reason === 'accrued').at(-1);
  const due: Omit<NewLeaveRow, 'user_id'>[] = [];
  const accrue = (days: number) => due.push({ year, days, reason: 'accrued', day: today, basis: of.vacation_days, months });
  if (!accrued) {
    if (months > 0 && of.vacation_days > 0) accrue(entitlement(of.vacation_days, months));
  } else if (accrued.basis !== of.vacation_days || accrued.months !== months) {
    const basis = accrued.basis ?? of.vacation_days;
    const ofMonths = entitlement(basis, months) - entitlement(basis, accrued.months ?? months);
    accrue(ofMonths + entitlementChange(basis, of.vacation_days, months, today));
  }
  for (const [of_year, days] of leftByYear(rows)) {
    const last = lapsesOn(of_year, settings, isPrevented(rows, of_year));
    if (of_year < year && days > 0 && today > last) due.push({ year: of_year, days: -days, reason: 'lapsed', day: dayAfter(last) });
    const since = days > 0 ? warningSince(today, last) : null;
    // A row of nothing: whoever reads the ledger finds when they were warned, and nobody is warned twice.
    if (since && !rows.some((row) => row.year === of_year && row.reason === 'warned' && row.day >= since))
      due.push({ year: of_year, days: 0, reason: 'warned', day: today });
  }
  return due;
};

/** The rows as they will be on a day, if nothing is asked for until then: the years that begin before it, and what lapses. */
export const rowsOn = <R extends Row>(of: Employee, rows: readonly R[], today: string, day: string, settings: AbsenceSettings): Row[] => {
  const expected: Row[] = [...rows];
  const begins = Array.from({ length: Math.max(0, yearOf(day) - yearOf(today)) }, (_one, at) => `${yearOf(today) + at + 1}-01-01`);
  for (const one of [today, ...begins, ...(day > today ? [day] : [])])
    for (const { year, days, reason, day: on, basis = null, months = null } of dueRows(of, expected, one, settings))
      expected.push({ year, days, reason, day: on, basis, months });
  return expected;
};

export const employees = columnsOf(user, 'id', 'vacation_days', 'employed_from', 'employed_until');

/** Locks the user and writes what is due now; @returns how many rows. */
const turnOf = (services: Services, user_id: number): Promise<number> =>
  act(services, null, async (tx) => {
    await tx.lock('user', user_id);
    const of = await tx.read.row(
      sql`select id, vacation_days, employed_from, employed_until from "user" where id = ${user_id} and active is true`,
      employees,
    );
    if (!of) return 0;
    const settings = await absenceSettings(tx.read);
    const rows = await leaveRows(tx.read, user_id);
    const due = dueRows(of, rows, dayOf(tx.now.getTime(), settings.timezone), settings);
    const left = leftByYear(rows);
    for (const row of due) {
      const { id } = await addLeaveRow(tx, { ...row, user_id });
      if (row.reason !== 'warned') continue;
      const last = lapsesOn(row.year, settings, isPrevented(rows, row.year));
      // Days are written alike in every language.
      const { date, typed } = createFormat('sl', settings.timezone);
      const parameters = { days: typed(left.get(row.year) ?? 0, 2), day: date(last) };
      await notify(tx, { user_id, kind: 'leaveLapses', entity: leaveEntry.name, id, parameters });
    }
    return due.length;
  });

const usersDue = async (read: Reader): Promise<number[]> => {
  const settings = await absenceSettings(read);
  const today = dayOf(Date.now(), settings.timezone);
  const of = await read.rows(
    sql`select id, vacation_days, employed_from, employed_until from "user" where active is true order by id`,
    employees,
  );
  const due: number[] = [];
  for (const one of of) if (dueRows(one, await leaveRows(read, one.id), today, settings).length > 0) due.push(one.id);
  return due;
};

/** Entitlements and lapses of all users. @returns how many rows were written */
export const turnLeave = async (services: Services): Promise<number> => {
  let written = 0;
  for (const id of await usersDue(services.database.read)) written += await turnOf(services, id);
  return written;
};

const counted = {
  ...columnsOf(absence, 'id', 'user_id', 'from', 'to', 'half_from', 'half_to', 'days'),
  ...columnsOf(absenceKind, 'counted_in'),
};

const recountOne = (services: Services, id: number): Promise<void> =>
  act(services, null, async (tx: Tx) => {
    const { user_id } = await tx.get('absence', id);
    await tx.lock('user', user_id);
    const of = await absenceInside(tx, id);
    const kind = await kindOf(tx.read, of.kind_id);
    const calendar = (await workCalendars(tx.read, [user_id], of)).get(user_id);
    if (!calendar) return;
    const days = sumOfDays(countedDays(of, kind.counted_in, calendar));
    if (days === of.days || of.status > absenceStates.approved) return;
    await change(tx, absence, id, { days }, { action: 'recount', topics: [`user:${user_id}`] });
    await settleLeave(tx, { ...of, days }, kind, `${of.days} → ${days}`);
  });

/** Counts absences outside of locked months again: a holiday or somebody's working days may have changed. @returns how many changed */
export const recountAbsences = async (services: Services): Promise<number> => {
  const { read } = services.database;
  const settings = await absenceSettings(read);
  const open = dayOf(lockedBefore(Date.now(), settings), settings.timezone);
  const all = await read.rows(
    sql`select a.id, a.user_id, a."from", a."to", a.half_from, a.half_to, a.days, k.counted_in from absence a join absence_kind k on k.id = a.kind_id
      where a.status <= ${literal(absenceStates.approved)} and a."from" >= ${open} order by a.id`,
    counted,
  );
  const [first, last] = [
    all.map(({ from }) => from).sort()[0],
    all
      .map(({ to }) => to)
      .sort()
      .at(-1),
  ];
  if (!first || !last) return 0;
  const calendars = await workCalendars(read, [...new Set(all.map(({ user_id }) => user_id))], { from: first, to: last });
  const hoursOf = ({ user_id, from, to }: (typeof all)[number]) => ({
    user_id,
    from: dayBegins(from, settings.timezone),
    to: dayBegins(dayAfter(to), settings.timezone),
  });
  const users = all.map(({ user_id }) => user_id);
  const between = { from: dayBegins(first, settings.timezone), to: dayBegins(dayAfter(last), settings.timezone) };
  const lock = await timeLock(read, users, { ...between, now: Date.now() });
  let changed = 0;
  for (const of of all) {
    if (lock.byHand(hoursOf(of))) continue;
    const calendar = calendars.get(of.user_id);
    if (!calendar || sumOfDays(countedDays(of, of.counted_in, calendar)) === of.days) continue;
    await recountOne(services, of.id);
    changed += 1;
  }
  return changed;
};
