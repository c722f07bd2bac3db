// What a turn would cost each colleague: absence, rest, turns of their own; and who cannot take it.
import type { OnCallLevel } from '#schema/on-call/on-call-shift.ts';
import { overlap, type Period } from '#schema/on-call/periods.ts';
import type { ReadSource } from '#server/core/database/database.ts';
import { nullable, number, sql, text } from '#server/core/database/sql.ts';
import { notAllowed, Refusal } from '#server/core/http/refusal.ts';
import type { Me } from '#server/core/security/session.ts';
import { awayIn } from './away.ts';
import { shortfallsAt, strainOf } from './rest.ts';
import { against, shiftsIn } from './shifts.ts';
import { type ShownShortfall, shown } from './trouble.ts';

/** Why somebody cannot take a turn. */
export const obstacles = ['away', 'otherTeam', 'busy'] as const;
export type Candidate = {
  readonly user_id: number;
  readonly user_name: string;
  readonly obstacles: readonly (typeof obstacles)[number][];
  /** On call at the other level then. */
  readonly double: boolean;
  readonly rest: readonly ShownShortfall[];
  /** Turns of their own within fourteen days before and after. */
  readonly near: number;
};
export type CandidateQuery = {
  readonly from: string;
  readonly to: string;
  readonly level: OnCallLevel;
  readonly team_id?: number | undefined;
  /** The turn that they would take over: it does not count as somebody's own. */
  readonly shift_id?: number | undefined;
  /** A person who is no usual one. */
  readonly user_id?: number | undefined;
};

/** Whoever costs least first. @throws Refusal 403 for the turn of somebody else, 422 */
export const candidatesFor = async ({ read }: ReadSource, me: Me, query: CandidateQuery, now = Date.now()): Promise<Candidate[]> => {
  const { level, team_id = null, shift_id, user_id = 0 } = query;
  const period: Period = { from: Date.parse(query.from), to: Date.parse(query.to) };
  if (period.to <= period.from)
    throw new Refusal(422, 'invalid', { errors: [{ field: 'to', reason: 'toAfterFrom' }], area: 'on_call_shift' });
  const owner = shift_id === undefined ? null : await read.value(sql`select user_id from on_call_shift where id = ${shift_id}`, number);
  if (owner !== me.id && !me.permissions.has('on_call.write')) throw notAllowed('on_call.write');
  const people = await read.rows(
    sql`select u.id, u.name || ' ' || u.last_name as name, u.user_type_id as type from "user" u left join user_type t on t.id = u.user_type_id
      where u.active is true and (t.on_call is true or u.id = ${user_id})`,
    { id: number, name: text, type: nullable(number) },
  );
  const ids = people.map(({ id }) => id);
  const others = (await shiftsIn(read, period)).filter(({ id }) => id !== shift_id);
  const [away, strains] = [await awayIn(read, ids, period), await strainOf(read, ids, period, now)];
  return people
    .map(({ id, name, type }): Candidate => {
      const strain = strains.get(id) ?? { work: [], shifts: [], restHours: 0 };
      const turns = strain.shifts.filter((shift) => shift.id !== shift_id);
      const { busy, taken, double } = against(others, { level, team_id }, id, period);
      const isBusy = busy.length > 0 || taken.some((shift) => shift.user_id === id);
      const found = [
        ...(away.some((one) => one.user_id === id) ? ['away' as const] : []),
        ...(team_id !== null && type !== team_id ? ['otherTeam' as const] : []),
        ...(isBusy ? ['busy' as const] : []),
      ];
      const rest = shortfallsAt(strain, [...turns, period], [period]).map(shown);
      return {
        user_id: id,
        user_name: name,
        obstacles: found,
        double: double.length > 0,
        rest,
        near: turns.filter((turn) => !overlap(turn, period)).length,
      };
    })
    .filter((one) => one.user_id !== owner || one.user_id === user_id)
    .sort((one, other) => costOf(one) - costOf(other) || one.user_name.localeCompare(other.user_name));
};

const costOf = ({ obstacles: found, double, rest, near }: Candidate): number =>
  found.length * 100 + rest.length * 10 + (double ? 5 : 0) + near;
