// Books the vacation days of absences: the ledger follows what an absence takes now, by rows that are only added.
import { absence, absenceStates } from '#schema/absences/absence.ts';
import { type CountedDay, countedDays, sumOfDays } from '#schema/absences/absence-days.ts';
import { absenceKind } from '#schema/absences/absence-kind.ts';
import { giveBackDays, takeDays } from '#schema/absences/leave.ts';
import { type LeaveReason, leaveEntry } from '#schema/absences/leave-entry.ts';
import { type Reader, type RowOf, selected, sql } from '#server/core/database/sql.ts';
import type { Tx } from '#server/core/events/act.ts';
import { invalid, notFound } from '#server/core/http/refusal.ts';
import { insert } from '#server/crud/write/write.ts';
import { columnsOf } from '#server/fields/columns-of.ts';
import { absenceSettings, workCalendarOf } from './work-calendar.ts';

const absenceColumns = columnsOf(
  absence,
  ...(['id', 'user_id', 'kind_id', 'from', 'to', 'half_from', 'half_to', 'comment', 'status', 'days'] as const),
);
const kindColumns = columnsOf(absenceKind, 'id', 'class', 'takes_leave', 'half_days', 'needs_decision', 'counted_in', 'archived');
export type Absence = RowOf<typeof absenceColumns>;
export type Kind = RowOf<typeof kindColumns>;

/** The absence inside an act, with the act's changes. @throws Refusal 404 */
export const absenceInside = async ({ read }: Tx, id: number): Promise<Absence> => {
  const row = await read.row(sql`select ${selected(absenceColumns, 'a')} from absence a where a.id = ${id}`, absenceColumns);
  if (!row) throw notFound();
  return row;
};

/** @throws Refusal 422 naming `kind_id` without such a kind */
export const kindOf = async (read: Reader, id: number): Promise<Kind> => {
  const row = await read.row(sql`select ${selected(kindColumns, 'k')} from absence_kind k where k.id = ${id}`, kindColumns);
  if (!row) throw invalid({ field: 'kind_id', reason: 'notReference' });
  return row;
};
type Stay = Pick<Absence, 'user_id' | 'from' | 'to' | 'half_from' | 'half_to'>;

const rowColumns = columnsOf(leaveEntry, 'year', 'days', 'reason', 'day', 'basis', 'months');

/** All entries of a user, the oldest first. */
export const leaveRows = (read: Reader, user_id: number) =>
  read.rows(sql`select year, days, reason, day, basis, months from leave_entry where user_id = ${user_id} order by id`, rowColumns);
const rowsOfAbsence = (read: Reader, id: number) =>
  read.rows(sql`select year, days, reason, day, basis, months from leave_entry where absence_id = ${id} order by id`, rowColumns);

/** The days of an absence as its kind counts them. */
export const daysOf = async (read: Reader, stay: Stay, { counted_in }: Pick<Kind, 'counted_in'>): Promise<CountedDay[]> =>
  countedDays(stay, counted_in, await workCalendarOf(read, stay.user_id, stay));

export type NewLeaveRow = {
  readonly user_id: number;
  readonly year: number;
  readonly days: number;
  readonly reason: LeaveReason;
  readonly day: string;
  readonly note?: string | null;
  readonly absence_id?: number | null;
  readonly basis?: number | null;
  readonly months?: number | null;
};

/** Adds a row to the ledger, inside an act that holds the user's row. */
export const addLeaveRow = (tx: Tx, { user_id, year, days, reason, day, note = null, ...more }: NewLeaveRow) =>
  insert(
    tx,
    leaveEntry,
    { user_id, year, days, reason, day, note },
    { absence_id: null, basis: null, months: null, ...more, user_added: tx.me?.id ?? null, date_added: tx.now.toISOString() },
    [`user:${user_id}`],
  );

/** Brings the ledger to what the absence takes now: further days are used, days too many given back. `note` says why it changed later. */
export const settleLeave = async (tx: Tx, of: Absence, kind: Kind, note: string | null = null): Promise<void> => {
  const taken = -sumOfDays((await rowsOfAbsence(tx.read, of.id)).map(({ days }) => ({ counts: days })));
  const takes = of.status === absenceStates.approved && kind.takes_leave;
  const days = takes ? await daysOf(tx.read, of, kind) : [];
  const target = sumOfDays(days);
  const post = async (reason: LeaveReason, sign: 1 | -1, parts: readonly { year: number; days: number }[]) => {
    for (const part of parts)
      await addLeaveRow(tx, {
        user_id: of.user_id,
        year: part.year,
        days: sign * part.days,
        reason,
        day: of.from,
        note,
        absence_id: of.id,
      });
  };
  if (target < taken) await post('givenBack', 1, giveBackDays(taken - target, await rowsOfAbsence(tx.read, of.id)));
  if (target > taken)
    await post('used', -1, takeDays(lastDays(days, target - taken), await leaveRows(tx.read, of.user_id), await absenceSettings(tx.read)));
};

/** The last days that come to so many. */
const lastDays = (days: readonly CountedDay[], most: number): { day: string; counts: number }[] => {
  let left = most;
  return days
    .toReversed()
    .map(({ day, counts }) => {
      const part = Math.min(left, counts);
      left -= part;
      return { day, counts: part };
    })
    .toReversed();
};
