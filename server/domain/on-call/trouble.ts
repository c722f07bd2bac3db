// What of a plan has to be mended: turns that nobody covers, and rest that is too short, as long as it is ahead.
import { overlap } from '#schema/on-call/periods.ts';
import type { Shortfall } from '#schema/on-call/rest.ts';
import type { ReadSource } from '#server/core/database/database.ts';
import { shortfallsAt, strainOf } from './rest.ts';
import { shiftsIn } from './shifts.ts';
import { type Uncovered, uncoveredOf } from './uncovered.ts';

type Timed<T> = Omit<T, 'from' | 'to'> & { readonly from: string; readonly to: string };
export type ShownShortfall = Timed<Shortfall>;
export type Trouble = {
  readonly uncovered: readonly (Omit<Timed<Uncovered>, 'id'> & { readonly shift_id: number })[];
  /** A person's rest that is too short, and the turn at which it can be mended. */
  readonly rest: readonly (ShownShortfall & { readonly user_id: number; readonly user_name: string; readonly shift_id: number })[];
};

export const shown = <T extends { readonly from: number; readonly to: number }>({ from, to, ...rest }: T): Timed<T> => ({
  ...rest,
  from: new Date(from).toISOString(),
  to: new Date(to).toISOString(),
});

/** Between two instants, but never of what is over. */
export const troubleIn = async (
  { read }: ReadSource,
  { from, to }: { readonly from: string; readonly to: string },
  now = Date.now(),
): Promise<Trouble> => {
  const period = { from: Math.max(now, Date.parse(from)), to: Date.parse(to) };
  if (period.from >= period.to) return { uncovered: [], rest: [] };
  const shifts = await shiftsIn(read, period);
  const uncovered = (await uncoveredOf(read, shifts)).filter((one) => overlap(one, period));
  const strains = await strainOf(read, [...new Set(shifts.map(({ user_id }) => user_id))], period, now);
  const rest = [...strains].flatMap(([user_id, strain]) => {
    const own = shifts.filter((shift) => shift.user_id === user_id);
    return shortfallsAt(strain, strain.shifts, [period]).flatMap((found) => {
      const shift = own.findLast((one) => overlap(one, found));
      return shift ? [{ ...shown(found), user_id, user_name: shift.user_name, shift_id: shift.id }] : [];
    });
  });
  return {
    uncovered: uncovered.map(({ id, ...one }) => ({ ...shown(one), shift_id: id })),
    rest: rest.sort((one, other) => one.from.localeCompare(other.from)),
  };
};
