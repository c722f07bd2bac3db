// The balance of a user's vacation days, and what a request would make of it.
import { absenceStates } from '#schema/absences/absence.ts';
import { type CountedDay, isEmptyStay, type Stay, sumOfDays } from '#schema/absences/absence-days.ts';
import { absenceKind } from '#schema/absences/absence-kind.ts';
import { balanceOf, isPrevented, type LeaveBalance, lapsesOn, leftByYear, takeDays } from '#schema/absences/leave.ts';
import { dayAfter, dayBegins, dayOf } from '#schema/core/zone.ts';
import { meetingStates } from '#schema/meetings/meeting.ts';
import type { ReadSource } from '#server/core/database/database.ts';
import { instant, literal, number, type Reader, sql, text } from '#server/core/database/sql.ts';
import { invalid, notAllowed, notFound } from '#server/core/http/refusal.ts';
import type { Me } from '#server/core/security/session.ts';
import { columnsOf } from '#server/fields/columns-of.ts';
import { timeLock } from '../people/time-lock.ts';
import { daysBelowLeast } from './coverage.ts';
import { daysOf, leaveRows } from './ledger.ts';
import { tasksDue } from './tasks-due.ts';
import { employees, rowsOn } from './turn.ts';
import { type AbsenceSettings, absenceSettings } from './work-calendar.ts';

/** @throws Refusal 403 where the caller may not read the absences of that user */
const checkReader = (me: Me, user_id: number): void => {
  if (user_id !== me.id && !me.permissions.has('absences.read') && !me.permissions.has('absences.write')) throw notAllowed('absences.read');
};
const exists = async (read: Reader, user_id: number): Promise<void> => {
  if ((await read.value(sql`select id from "user" where id = ${user_id}`, number)) === null) throw notFound();
};

const requestedDays = async (read: Reader, user_id: number, year: number): Promise<number> =>
  (await read.value(
    sql`select coalesce(sum(a.days), 0) as days from absence a join absence_kind k on k.id = a.kind_id
      where a.user_id = ${user_id} and a.status = ${literal(absenceStates.requested)} and k.takes_leave is true
        and a."from" >= ${`${year}-01-01`} and a."from" <= ${`${year}-12-31`}`,
    number,
  )) ?? 0;

export type Balance = LeaveBalance & { readonly requested: number };

/** The balance in the year of `on`, or of today. */
export const leaveBalance = async (
  { read }: ReadSource,
  me: Me,
  { user_id = me.id, on }: { user_id?: number | undefined; on?: string | undefined },
): Promise<Balance> => {
  checkReader(me, user_id);
  await exists(read, user_id);
  const settings = await absenceSettings(read);
  const day = on ?? dayOf(Date.now(), settings.timezone);
  const rows = await leaveRows(read, user_id);
  return { ...balanceOf(rows, day, settings), requested: await requestedDays(read, user_id, Number(day.slice(0, 4))) };
};

export const conflictKinds = [
  'approved',
  'requested',
  'colleagues',
  'tooFew',
  'deadlines',
  'meetings',
  'onCall',
  'notEnough',
  'mostDays',
  'locked',
] as const;
export type Conflict = {
  readonly kind: (typeof conflictKinds)[number];
  /** How many there are. */
  readonly count: number;
  /** Their titles or names. */
  readonly names: readonly string[];
  /** The request cannot be sent so. */
  readonly blocks: boolean;
};
type AbsenceDraft = Stay & { readonly user_id: number; readonly kind_id: number; readonly except?: number | undefined };

/** Names that a conflict lists; the others are only counted. */
const mostNames = 10;
const conflictOf = (kind: Conflict['kind'], names: readonly string[], blocks = false): Conflict[] =>
  names.length > 0 ? [{ kind, count: names.length, names: names.slice(0, mostNames), blocks }] : [];

const conflictsOf = async (
  read: Reader,
  { user_id, from, to, except = 0 }: AbsenceDraft,
  { timezone }: AbsenceSettings,
): Promise<Conflict[]> => {
  const own = await read.rows(
    sql`select a.status, a."from", a."to" from absence a
      where a.user_id = ${user_id} and a.status in (${literal(absenceStates.requested, absenceStates.approved)}) and a."from" <= ${to} and a."to" >= ${from} and a.id <> ${except} order by a."from"`,
    { status: number, from: text, to: text },
  );
  const spans = (status: number) => own.filter((one) => one.status === status).map((one) => `${one.from}/${one.to}`);
  const colleagues = await read.values(
    sql`select distinct u.name || ' ' || u.last_name as title from absence a join "user" u on u.id = a.user_id join "user" me on me.id = ${user_id}
      where a.status = ${literal(absenceStates.approved)} and a."from" <= ${to} and a."to" >= ${from}
        and u.user_type_id = me.user_type_id and u.id <> me.id and u.active is true order by title`,
    text,
  );
  const [begins, ends] = [dayBegins(from, timezone), dayBegins(dayAfter(to), timezone)];
  const [first, last] = [new Date(begins), new Date(ends)];
  const meetings = await read.values(
    sql`select m.title from meeting m join meeting_participant p on p.meeting_id = m.id
      where p.user_id = ${user_id} and p.answer <> 'declined' and m.status = ${literal(meetingStates.planned)} and m.planned_start >= ${first} and m.planned_start < ${last}
      order by m.planned_start`,
    text,
  );
  const shifts = await read.rows(
    sql`select s."from" as at, s."to" as until from on_call_shift s
      where s.user_id = ${user_id} and s."from" < ${last} and s."to" > ${first} order by s."from"`,
    { at: instant, until: instant },
  );
  const onCall = shifts.map(({ at, until }) => `${dayOf(Date.parse(at), timezone)}/${dayOf(Date.parse(until), timezone)}`);
  return [
    ...conflictOf('approved', spans(absenceStates.approved), true),
    ...conflictOf('requested', spans(absenceStates.requested)),
    ...conflictOf('colleagues', colleagues),
    ...conflictOf('tooFew', await daysBelowLeast(read, { user_id, from, to })),
    ...conflictOf('deadlines', await tasksDue(read, { user_id, from, to })),
    ...conflictOf('meetings', meetings),
    ...conflictOf('onCall', onCall),
  ];
};

export type Preview = {
  readonly days: number;
  readonly each: readonly CountedDay[];
  readonly years: readonly { readonly year: number; readonly days: number }[];
  readonly balance_before: number;
  readonly balance_after: number;
  readonly lapses: { readonly days: number; readonly on: string } | null;
  readonly conflicts: readonly Conflict[];
};

/** Days of a kind that were approved or asked for in a year, beside this request. */
const daysOfKind = async (read: Reader, { user_id, kind_id, from, except = 0 }: AbsenceDraft): Promise<number> =>
  (await read.value(
    sql`select coalesce(sum(days), 0) as days from absence
      where user_id = ${user_id} and kind_id = ${kind_id} and status in (${literal(absenceStates.requested, absenceStates.approved)}) and id <> ${except}
        and "from" >= ${`${from.slice(0, 4)}-01-01`} and "from" <= ${`${from.slice(0, 4)}-12-31`}`,
    number,
  )) ?? 0;

/** What a request would take and collide with; writes nothing. */
export const previewAbsence = async ({ read }: ReadSource, me: Me, draft: AbsenceDraft): Promise<Preview> => {
  checkReader(me, draft.user_id);
  await exists(read, draft.user_id);
  const kind = await read.row(
    sql`select id, class, takes_leave, half_days, most_days, counted_in from absence_kind where id = ${draft.kind_id}`,
    columnsOf(absenceKind, 'id', 'class', 'takes_leave', 'half_days', 'most_days', 'counted_in'),
  );
  if (!kind) throw invalid({ field: 'kind_id', reason: 'notReference' });
  if (draft.from > draft.to) throw invalid({ field: 'to', reason: 'tooSmall' });
  const settings = await absenceSettings(read);
  const each = isEmptyStay(draft) ? [] : await daysOf(read, draft, kind);
  const days = sumOfDays(each);
  const employee = await read.row(
    sql`select id, vacation_days, employed_from, employed_until from "user" where id = ${draft.user_id}`,
    employees,
  );
  const written = await leaveRows(read, draft.user_id);
  const today = dayOf(Date.now(), settings.timezone);
  // Of a later year, its own days are there by then, and what lapses before is not.
  const rows = employee ? rowsOn(employee, written, today, draft.from, settings) : written;
  const before = balanceOf(rows, draft.from, settings);
  const years = kind.takes_leave ? takeDays(each, rows, settings) : [];
  const after = [...rows, ...years.map((part) => ({ ...part, days: -part.days, reason: 'used' as const }))];
  const year = Number(draft.from.slice(0, 4));
  const [old] = [...leftByYear(after)].filter(([of, left]) => of < year && left > 0);
  const balance_after = before.left - sumOfDays(years.map((part) => ({ counts: part.days })));
  const hours = {
    user_id: draft.user_id,
    from: dayBegins(draft.from, settings.timezone),
    to: dayBegins(dayAfter(draft.to), settings.timezone),
  };
  const locked = (await timeLock(read, [draft.user_id], { ...hours, now: Date.now() })).weekOf(hours) !== null;
  const tooMany = kind.most_days !== null && days + (await daysOfKind(read, draft)) > kind.most_days;
  const conflicts = await conflictsOf(read, draft, settings);
  return {
    days,
    each,
    years,
    balance_before: before.left,
    balance_after,
    lapses: old ? { days: old[1], on: lapsesOn(old[0], settings, isPrevented(rows, old[0])) } : null,
    conflicts: [
      // Sickness replaces a vacation that it falls on.
      ...conflicts.map((one) => (one.kind === 'approved' && kind.class === 'sickLeave' ? { ...one, blocks: false } : one)),
      ...(kind.takes_leave && balance_after < 0 ? conflictOf('notEnough', [String(-balance_after)]) : []),
      ...(tooMany ? conflictOf('mostDays', [String(kind.most_days)]) : []),
      ...(locked ? conflictOf('locked', [draft.from], !me.permissions.has('absences.write')) : []),
    ],
  };
};
