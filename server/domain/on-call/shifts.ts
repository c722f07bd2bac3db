// The shifts of a period, as rotations and copies read them: who is on call already, for which team, at which level.
import { type OnCallLevel, onCallLevels } from '#schema/on-call/on-call-shift.ts';
import { overlap, type Period } from '#schema/on-call/periods.ts';
import { type Fragment, milliseconds, nullable, number, oneOf, type Reader, sql, text } from '#server/core/database/sql.ts';
import type { Tx } from '#server/core/events/act.ts';

export type Shift = Period & {
  readonly id: number;
  readonly user_id: number;
  readonly user_name: string;
  readonly level: OnCallLevel;
  readonly team_id: number | null;
  readonly note: string | null;
};
/** Who is called for what: one person at a time. */
export type Lane = Pick<Shift, 'level' | 'team_id'>;

export const sameLane = (one: Lane, other: Lane): boolean => one.level === other.level && one.team_id === other.team_id;

const columns = {
  id: number,
  user_id: number,
  user_name: text,
  level: oneOf(...onCallLevels),
  team_id: nullable(number),
  note: nullable(text),
  from: milliseconds,
  to: milliseconds,
};
const shiftsWhere = (read: Reader, condition: Fragment): Promise<Shift[]> =>
  read.rows(
    sql`select s.id, s.user_id, u.name || ' ' || u.last_name as user_name, s.level, s.team_id, s.note, s."from", s."to"
      from on_call_shift s join "user" u on u.id = s.user_id where ${condition} order by s."from", s.id`,
    columns,
  );

/**
 * Acts that write shifts go one after the other: on PostgreSQL two that break two exclusion constraints against each other at once
 * would wait for each other. SQLite has one writer.
 */
export const lockShifts = async ({ database, read }: Tx): Promise<void> => {
  if (database.dialect === 'postgres') await read.run(sql`select pg_advisory_xact_lock(hashtextextended('on_call_shift', 0))`);
};

export const shiftsIn = (read: Reader, { from, to }: Period): Promise<Shift[]> =>
  shiftsWhere(read, sql`s."from" < ${new Date(to)} and s."to" > ${new Date(from)}`);
/** The shifts that end after a time and satisfy a condition. */
export const shiftsEndingAfter = (read: Reader, at: number, condition: Fragment): Promise<Shift[]> =>
  shiftsWhere(read, sql`s."to" > ${new Date(at)} and ${condition}`);
/** The shifts that begin in a period. */
export const shiftsBeginningIn = (read: Reader, { from, to }: Period): Promise<Shift[]> =>
  shiftsWhere(read, sql`s."from" >= ${new Date(from)} and s."from" < ${new Date(to)}`);

/** The shifts that stand against a person's duty in this lane at this time: others in the lane, and their own at the same level elsewhere. */
export const against = (shifts: readonly Shift[], lane: Lane, user_id: number, period: Period) => {
  const then = shifts.filter((shift) => overlap(shift, period));
  return {
    taken: then.filter((shift) => sameLane(shift, lane)),
    busy: then.filter((shift) => !sameLane(shift, lane) && shift.level === lane.level && shift.user_id === user_id),
    double: then.filter((shift) => shift.level !== lane.level && shift.user_id === user_id),
  };
};
