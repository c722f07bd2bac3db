// Copies the shifts of a month into another one: the same weekdays and hours; what stands there already stays.
import { dayOf, two, wallClock } from '#schema/core/zone.ts';
import { onCallShift } from '#schema/on-call/on-call-shift.ts';
import { weeksBetween, weeksLater } from '#schema/on-call/rotation.ts';
import { among, number, type Reader, sql } from '#server/core/database/sql.ts';
import { act, type Services } from '#server/core/events/act.ts';
import { Refusal } from '#server/core/http/refusal.ts';
import type { Me } from '#server/core/security/session.ts';
import { zoneIn } from '../company/company.ts';
import { monthPeriod } from './months.ts';
import { writeShifts } from './rotation.ts';
import { against, lockShifts, type Shift, shiftsBeginningIn, shiftsIn } from './shifts.ts';

export const collisionReasons = ['taken', 'busy', 'inactive', 'outside'] as const;
type Stretch = { readonly from: string; readonly to: string };
type Copied = Pick<Shift, 'user_id' | 'user_name' | 'level' | 'team_id'> & Stretch;
export type MonthCopy = {
  readonly copied: number;
  /** The shifts that were not copied, with the time that they would have had. */
  readonly collisions: readonly (Copied & { readonly reason: (typeof collisionReasons)[number]; readonly by_name: string | null })[];
};
export type CopyBody = { readonly month: string; readonly to: string };

/** The same hour of the clock so many weeks later. */
const moved = (instant: number, weeks: number, zone: string): number => {
  const { hour, minute } = wallClock(instant, zone);
  return weeksLater(dayOf(instant, zone), `${two(hour)}:${two(minute)}`, weeks, zone);
};
const activeAmong = async (read: Reader, ids: readonly number[]): Promise<ReadonlySet<number>> =>
  new Set(await read.values(sql`select id from "user" where id ${among(ids)} and active is true`, number));

/** @throws Refusal 422 for the same month, 409 where somebody wrote a shift at the same time meanwhile */
export const copyMonth = (services: Services, me: Me, { month, to }: CopyBody): Promise<MonthCopy> =>
  act(services, me, async (tx) => {
    if (month === to) throw new Refusal(422, 'invalid', { errors: [{ field: 'to', reason: 'sameMonth' }], area: onCallShift.name });
    await lockShifts(tx);
    const zone = await zoneIn(tx.read);
    const target = monthPeriod(to, zone);
    const weeks = weeksBetween(month, to);
    const copies = (await shiftsBeginningIn(tx.read, monthPeriod(month, zone)))
      .map((shift) => ({ ...shift, from: moved(shift.from, weeks, zone), to: moved(shift.to, weeks, zone) }))
      // The hour that is left out in spring has no shift.
      .filter((shift) => shift.to > shift.from);
    const last = Math.max(target.to, ...copies.map((shift) => shift.to));
    const existing = await shiftsIn(tx.read, { from: target.from, to: last });
    const active = await activeAmong(
      tx.read,
      copies.map(({ user_id }) => user_id),
    );
    const collisions: MonthCopy['collisions'][number][] = [];
    const shifts: (Copied & { note: string | null })[] = [];
    for (const { user_id, user_name, level, team_id, note, ...period } of copies) {
      const copy: Copied = {
        user_id,
        user_name,
        level,
        team_id,
        from: new Date(period.from).toISOString(),
        to: new Date(period.to).toISOString(),
      };
      const { taken, busy } = against(existing, { level, team_id }, user_id, period);
      const [other] = [...taken, ...busy];
      const isOutside = period.from < target.from || period.from >= target.to;
      const reason = isOutside
        ? 'outside'
        : !active.has(user_id)
          ? 'inactive'
          : taken.length > 0
            ? 'taken'
            : busy.length > 0
              ? 'busy'
              : null;
      if (reason) collisions.push({ ...copy, reason, by_name: isOutside ? null : (other?.user_name ?? null) });
      else shifts.push({ ...copy, note });
    }
    await writeShifts(tx, shifts);
    return { copied: shifts.length, collisions };
  });
