// The parts of shifts that nobody covers, because their user is away then or has left; whoever plans is notified of each shift once.
import { createFormat } from '#schema/core/format.ts';
import { dayAfter, dayBegins } from '#schema/core/zone.ts';
import { onCallShift } from '#schema/on-call/on-call-shift.ts';
import { overlap, type Period } from '#schema/on-call/periods.ts';
import { user } from '#schema/people/user.ts';
import { among, number, type Reader, sql } from '#server/core/database/sql.ts';
import { act, type Services } from '#server/core/events/act.ts';
import { columnsOf } from '#server/fields/columns-of.ts';
import { zoneIn } from '../company/company.ts';
import { notify } from '../company/notify.ts';
import { holdersOf } from '../people/role-people.ts';
import { awayIn } from './away.ts';
import { lockShifts, type Shift, shiftsEndingAfter } from './shifts.ts';

export const uncoveredReasons = ['away', 'left'] as const;
export type UncoveredReason = (typeof uncoveredReasons)[number];
export type Uncovered = Pick<Shift, 'id' | 'user_id' | 'user_name' | 'level' | 'team_id'> & Period & { readonly reason: UncoveredReason };

const columns = { id: number, ...columnsOf(user, 'active', 'employed_until') };

/** When these users are no longer there: from the day after their last one, or at all times. */
const leftIn = async (read: Reader, user_ids: readonly number[]): Promise<ReadonlyMap<number, number>> => {
  const zone = await zoneIn(read);
  const users = await read.rows(
    sql`select id, active, employed_until from "user" where id ${among(user_ids)} and (active is false or employed_until is not null)`,
    columns,
  );
  return new Map(
    users.map(({ id, active, employed_until }) => [id, active && employed_until ? dayBegins(dayAfter(employed_until), zone) : 0]),
  );
};

/** The parts of these shifts whose user is away or has left, earliest first. */
export const uncoveredOf = async (read: Reader, shifts: readonly Shift[]): Promise<Uncovered[]> => {
  const [first] = shifts;
  if (!first) return [];
  const user_ids = [...new Set(shifts.map(({ user_id }) => user_id))];
  const whole = { from: Math.min(...shifts.map(({ from }) => from)), to: Math.max(...shifts.map(({ to }) => to)) };
  const [absences, left] = [await awayIn(read, user_ids, whole), await leftIn(read, user_ids)];
  const awayOf = Map.groupBy(absences, ({ user_id }) => user_id);
  return shifts
    .flatMap(({ id, user_id, user_name, level, team_id, ...period }) => {
      const part = (other: Period, reason: UncoveredReason): Uncovered => ({
        ...{ id, user_id, user_name, level, team_id, reason },
        from: Math.max(period.from, other.from),
        to: Math.min(period.to, other.to),
      });
      const until = left.get(user_id) ?? Number.POSITIVE_INFINITY;
      const present = { from: period.from, to: Math.min(period.to, until) };
      const away = (awayOf.get(user_id) ?? []).filter((one) => present.to > present.from && overlap(one, present));
      const parts = away.map((one) => part({ from: one.from, to: Math.min(one.to, until) }, 'away'));
      return until < period.to ? [...parts, part({ from: until, to: period.to }, 'left')] : parts;
    })
    .sort((one, other) => one.from - other.from);
};

/** Notifies whoever plans of one shift that has lost its user. @returns whether there may be more */
export const notifyOfUncovered = (services: Services, now = Date.now()): Promise<boolean> =>
  act(services, null, async (tx) => {
    await lockShifts(tx);
    const shifts = await shiftsEndingAfter(tx.read, now, sql`s.uncovered_at is null`);
    const [found] = (await uncoveredOf(tx.read, shifts)).filter(({ to }) => to > now);
    if (!found) return false;
    const { id, user_name, level, from, to } = found;
    (await tx.get('on_call_shift', id)).uncovered_at = tx.now;
    await tx.flush();
    // Days and hours are written alike in every language.
    const format = createFormat('sl', await zoneIn(tx.read));
    const parameters = {
      name: user_name,
      level: `@on_call_shift.values.level.${level}`,
      period: `${format.dateTime(from)} – ${format.dateTime(to)}`,
    };
    for (const user_id of await holdersOf(tx, 'on_call.write'))
      await notify(tx, { user_id, kind: 'onCallUncovered', entity: onCallShift.name, id, parameters });
    return true;
  });
