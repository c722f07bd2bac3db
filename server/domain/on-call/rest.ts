// Work and turns of people around a period, as the rules of rest watch over them.
import { overlap, type Period } from '#schema/on-call/periods.ts';
import { restShortfalls, type Shortfall, unevenRest, usualRest } from '#schema/on-call/rest.ts';
import { userType } from '#schema/people/user-type.ts';
import { among, milliseconds, nullable, number, type Reader, sql } from '#server/core/database/sql.ts';
import { columnsOf } from '#server/fields/columns-of.ts';
import { type Shift, shiftsIn } from './shifts.ts';

const dayMs = 86_400_000;
/** What lies so far away decides of the free days of a turn. */
const around = 14 * dayMs;

export type Strain = {
  readonly work: readonly Period[];
  readonly shifts: readonly Shift[];
  readonly restHours: number;
};

/** Hours at work, present or on the way: what has no end yet ends now. */
const workIn = async (read: Reader, user_ids: readonly number[], { from, to }: Period, now: number) => {
  const [begin, end] = [new Date(from), new Date(to)];
  const rows = await read.rows(
    sql`select user_id, start_time as "from", end_time as "to" from sub_time
        where user_id ${among(user_ids)} and start_time < ${end} and start_time > ${begin}
      union all select user_id, start_time, end_time from transport
        where user_id ${among(user_ids)} and start_time < ${end} and start_time > ${begin}`,
    { user_id: number, from: milliseconds, to: nullable(milliseconds) },
  );
  return rows.map((row) => ({ ...row, to: row.to ?? Math.max(row.from, now) })).filter((one) => one.to > one.from);
};

/** What these people do around a period. */
export const strainOf = async (
  read: Reader,
  user_ids: readonly number[],
  period: Period,
  now = Date.now(),
): Promise<ReadonlyMap<number, Strain>> => {
  const wide = { from: period.from - around, to: period.to + around };
  const [work, shifts, types] = await Promise.all([
    workIn(read, user_ids, wide, now),
    shiftsIn(read, wide),
    read.rows(sql`select u.id, t.uneven_hours from "user" u left join user_type t on t.id = u.user_type_id where u.id ${among(user_ids)}`, {
      id: number,
      ...columnsOf(userType, 'uneven_hours'),
    }),
  ]);
  const workOf = Map.groupBy(work, ({ user_id }) => user_id);
  const shiftsOf = Map.groupBy(shifts, ({ user_id }) => user_id);
  return new Map(
    types.map(({ id, uneven_hours }) => [
      id,
      { work: workOf.get(id) ?? [], shifts: shiftsOf.get(id) ?? [], restHours: uneven_hours ? unevenRest : usualRest },
    ]),
  );
};

/** Where rest is too short at the time of these periods, with these turns instead of the stored ones. */
export const shortfallsAt = ({ work, restHours }: Strain, turns: readonly Period[], periods: readonly Period[]): Shortfall[] =>
  restShortfalls(work, turns, restHours).filter((found) => periods.some((period) => overlap(period, found)));
