// Writes what months brought against the contract into the ledger of flexible hours, and what later changes of them add. It may run late, twice, or in two processes at once.
import { attendanceCorrection } from '#schema/attendance/attendance-correction.ts';
import { dueOfMonth, monthOf, monthsCounted } from '#schema/attendance/flex.ts';
import { flexEntry } from '#schema/attendance/flex-entry.ts';
import { firstDayOf, lastDayOf } from '#schema/core/iso-week.ts';
import { edgesOfMonth } from '#schema/core/zone.ts';
import { attendanceWeek, weekStates } from '#schema/people/attendance-week.ts';
import { among, type Reader, type RowOf, sql } from '#server/core/database/sql.ts';
import { eventLoopYielder } from '#server/core/database/yield-event-loop.ts';
import { act, type Services, type Tx } from '#server/core/events/act.ts';
import { insert } from '#server/crud/write/write.ts';
import { columnsOf } from '#server/fields/columns-of.ts';
import { workCalendars } from '../absences/work-calendar.ts';
import { lockClock } from '../times/clock.ts';
import { attendanceDays, type Contract } from './days.ts';
import { everybodyFlexible, type FlexEntry, flexNow, flexPeople, flexRows, type Person } from './flex-rows.ts';

const dayMs = 86_400_000;

type Touch = { readonly user_id: number; readonly month: string; readonly at: string; readonly reason: string | null };
const correctionColumns = columnsOf(attendanceCorrection, 'user_id', 'day', 'reason', 'date_added');
const weekColumns = columnsOf(attendanceWeek, 'user_id', 'week', 'status', 'reason', 'unlocked_at', 'locked_at');
type Week = RowOf<typeof weekColumns>;

const touchesOfWeek = ({ user_id, week, status, reason, unlocked_at, locked_at }: Week, now: number): Touch[] => {
  const locked = [unlocked_at ?? '', locked_at ?? ''].sort().at(-1) ?? '';
  const at = status === weekStates.locked ? locked : new Date(now).toISOString();
  return [...new Set([firstDayOf(week), lastDayOf(week)].map(monthOf))].map((month) => ({ user_id, month, at, reason }));
};

/** What changes a month in spite of the time lock: corrections of locked days, and weeks that were unlocked. */
const touchesOf = async (read: Reader, users: readonly number[], now: number): Promise<Touch[]> => {
  const [corrections, weeks] = await Promise.all([
    read.rows(
      sql`select user_id, day, reason, date_added from attendance_correction where user_id ${among(users)} order by id`,
      correctionColumns,
    ),
    read.rows(
      sql`select user_id, week, status, reason, unlocked_at, locked_at from attendance_week where user_id ${among(users)} and unlocked_at is not null`,
      weekColumns,
    ),
  ]);
  return [
    ...corrections.map(({ user_id, day, reason, date_added }) => ({ user_id, month: monthOf(day), at: date_added, reason })),
    ...weeks.flatMap((week) => touchesOfWeek(week, now)),
  ];
};

const lastCount = (rows: readonly FlexEntry[], month: string): FlexEntry | undefined =>
  rows.findLast(({ reason, day }) => reason === 'counted' && monthOf(day) === month);

/** The months of a person to look at: those not counted yet, those that are open, and those touched since. An act may have begun before the last count and ended after it. */
const monthsToCount = (person: Person, rows: readonly FlexEntry[], touches: readonly Touch[], today: string, open: string): string[] =>
  monthsCounted(person, rows, today).filter((month) => {
    const last = lastCount(rows, month);
    if (!last || month >= open) return true;
    const since = Date.parse(last.date_added) - dayMs;
    return touches.some((touch) => touch.month === month && Date.parse(touch.at) >= since);
  });

/** The contract on which a month was first counted; for one that was not yet, that of now. */
const contractsIn = async (
  read: Reader,
  month: string,
  people: readonly Person[],
  rowsOf: (id: number) => readonly FlexEntry[],
): Promise<ReadonlyMap<number, Contract>> => {
  const calendars = await workCalendars(
    read,
    people.map(({ id }) => id),
    edgesOfMonth(month),
  );
  return new Map(
    people.map(({ id, contract_hours }) => {
      const last = lastCount(rowsOf(id), month);
      return [
        id,
        last && last.contract_hours !== null
          ? { contract_hours: last.contract_hours, workDays: last.work_days }
          : { contract_hours, workDays: calendars.get(id)?.workDays ?? [] },
      ];
    }),
  );
};

const clock = (seconds: number): string => {
  const minutes = Math.round(Math.abs(seconds) / 60);
  return `${seconds < 0 ? '−' : ''}${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
};

/** What a month brought before and brings now, and why its days changed, as far as somebody said so. */
const noteOf = (before: number, seconds: number, touches: readonly Touch[], last: FlexEntry | undefined): string => {
  const reasons = touches.filter(({ at, reason }) => reason && (!last || at >= last.date_added)).map(({ reason }) => reason);
  return [`${clock(before)} → ${clock(before + seconds)}`, ...new Set(reasons)].join('; ').slice(0, 1000);
};

const writeMonth = async (tx: Tx, person: Person, month: string, touches: readonly Touch[]): Promise<boolean> => {
  const rows = await flexRows(tx.read, [person.id]);
  const contract = (await contractsIn(tx.read, month, [person], () => rows)).get(person.id);
  if (!contract) return false;
  const contracts = new Map([[person.id, contract]]);
  const days =
    (await attendanceDays(tx.read, [person.id], edgesOfMonth(month), null, tx.now.getTime(), { contracts })).get(person.id) ?? [];
  const due = dueOfMonth(month, days, rows);
  if (!due) return false;
  const { day, seconds, before } = due;
  const note = before === null ? null : noteOf(before, seconds, touches, lastCount(rows, month));
  await insert(
    tx,
    flexEntry,
    { user_id: person.id, day, seconds, reason: 'counted', note },
    {
      contract_hours: contract.contract_hours,
      work_days: [...contract.workDays],
      user_added: tx.me?.id ?? null,
      date_added: tx.now.toISOString(),
    },
    [`user:${person.id}`],
  );
  return true;
};

/** Locks the user, so that of two who count at once the second sees the rows of the first. @returns how many rows were written */
const turnOf = (services: Services, user_id: number): Promise<number> =>
  act(services, null, async (tx) => {
    await lockClock(tx, user_id);
    const [person] = await flexPeople(tx.read, [user_id]);
    if (!person) return 0;
    const now = tx.now.getTime();
    const [{ today, open }, rows, touches] = await Promise.all([
      flexNow(tx.read, now),
      flexRows(tx.read, [user_id]),
      touchesOf(tx.read, [user_id], now),
    ]);
    let written = 0;
    for (const month of monthsToCount(person, rows, touches, today, open)) {
      const ofMonth = touches.filter((touch) => touch.month === month);
      if (await writeMonth(tx, person, month, ofMonth)) written += 1;
      await tx.flush();
    }
    return written;
  });

/** The people whose days are counted together. */
const atOnce = 10;

const usersDue = async (read: Reader, now: number): Promise<number[]> => {
  const everybody = await everybodyFlexible(read);
  const { today, open } = await flexNow(read, now);
  const giveWay = eventLoopYielder();
  const due = new Set<number>();
  for (let first = 0; first < everybody.length; first += atOnce) {
    const some = everybody.slice(first, first + atOnce);
    const ids = some.map(({ id }) => id);
    const [rows, touches] = await Promise.all([flexRows(read, ids), touchesOf(read, ids, now)]);
    const rowsOf = (id: number) => rows.filter(({ user_id }) => user_id === id);
    const byMonth = new Map<string, Person[]>();
    for (const person of some) {
      const own = touches.filter(({ user_id }) => user_id === person.id);
      for (const month of monthsToCount(person, rowsOf(person.id), own, today, open))
        byMonth.set(month, [...(byMonth.get(month) ?? []), person]);
    }
    for (const [month, people] of byMonth) {
      const contracts = await contractsIn(read, month, people, rowsOf);
      const days = await attendanceDays(
        read,
        people.map(({ id }) => id),
        edgesOfMonth(month),
        null,
        now,
        { contracts },
      );
      for (const { id } of people) if (dueOfMonth(month, days.get(id) ?? [], rowsOf(id))) due.add(id);
      await giveWay();
    }
  }
  return [...due];
};

/** The months of everybody whose hours are flexible. @returns how many rows were written */
export const turnFlex = async (services: Services): Promise<number> => {
  let written = 0;
  for (const id of await usersDue(services.database.read, Date.now())) written += await turnOf(services, id);
  return written;
};
