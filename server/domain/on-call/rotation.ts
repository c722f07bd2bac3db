// Plans the turns of a rotation around the shifts that there are, and writes them in one act.
import { type OnCallLevel, onCallShift } from '#schema/on-call/on-call-shift.ts';
import { overlap, type Period, within, without } from '#schema/on-call/periods.ts';
import { mostTurns, type Rotation, turnCount, turnsOf } from '#schema/on-call/rotation.ts';
import { among, number, type Reader, sql, text } from '#server/core/database/sql.ts';
import { act, type Services, type Tx } from '#server/core/events/act.ts';
import { type FieldError, Refusal } from '#server/core/http/refusal.ts';
import type { Me } from '#server/core/security/session.ts';
import { entityNamed } from '#server/crud/read/select.ts';
import { insertMany, newRow } from '#server/crud/write/write-many.ts';
import { zoneIn } from '../company/company.ts';
import { awayIn } from './away.ts';
import { shortfallsAt, strainOf } from './rest.ts';
import { against, type Lane, lockShifts, sameLane, shiftsIn } from './shifts.ts';

export const shiftMarks = ['double', 'away', 'rest'] as const;
export const leftOutReasons = ['taken', 'busy'] as const;

type Person = { readonly user_id: number; readonly user_name: string };
type Stretch = { readonly from: string; readonly to: string };
export type RotationPlan = {
  /** What is written; marked where the person is on call at the other level too, away, or has too little rest. */
  readonly shifts: readonly (Person & Stretch & { readonly marks: readonly (typeof shiftMarks)[number][] })[];
  /** Parts of turns that are not written: somebody is on call already, or the person is for another team. */
  readonly left_out: readonly (Person & Stretch & { readonly reason: (typeof leftOutReasons)[number]; readonly by_name: string })[];
  /** When nobody would be on call. */
  readonly gaps: readonly Stretch[];
};
export type RotationBody = Rotation & { readonly level: OnCallLevel; readonly team_id?: number | null | undefined };

const stretch = ({ from, to }: Period): Stretch => ({ from: new Date(from).toISOString(), to: new Date(to).toISOString() });

/** The names of active users. */
const namesOf = async (read: Reader, ids: readonly number[]): Promise<ReadonlyMap<number, string>> => {
  const rows = await read.rows(sql`select id, name || ' ' || last_name as name from "user" where id ${among(ids)} and active is true`, {
    id: number,
    name: text,
  });
  return new Map(rows.map(({ id, name }) => [id, name]));
};

const wrongFields = (body: RotationBody, names: ReadonlyMap<number, string>, team: number | null): FieldError[] => {
  const count = turnCount(body);
  return [
    ...body.user_ids.flatMap((id, at) => (names.has(id) ? [] : [{ field: `user_ids.${at}`, reason: 'notReference' }])),
    ...(body.team_id && team === null ? [{ field: 'team_id', reason: 'notReference' }] : []),
    ...(count < 1 ? [{ field: 'end', reason: 'toAfterFrom' }] : []),
    ...(count > mostTurns ? [{ field: 'end', reason: 'tooMany', parameters: { maximum: mostTurns } }] : []),
  ];
};

/** What the rotation would write. @throws Refusal 422 for a wrong field */
export const plannedRotation = async ({ read }: { readonly read: Reader }, body: RotationBody): Promise<RotationPlan> => {
  const names = await namesOf(read, body.user_ids);
  const team = body.team_id ? await read.value(sql`select id from user_type where id = ${body.team_id}`, number) : null;
  const wrong = wrongFields(body, names, team);
  if (wrong.length > 0) throw new Refusal(422, 'invalid', { errors: wrong, area: onCallShift.name });
  const lane: Lane = { level: body.level, team_id: team };
  const turns = turnsOf(body, await zoneIn(read));
  const whole: Period = { from: turns[0]?.from ?? 0, to: turns.at(-1)?.to ?? 0 };
  const existing = await shiftsIn(read, whole);
  const absences = await awayIn(read, body.user_ids, whole);
  const laneShifts = existing.filter((shift) => sameLane(shift, lane));
  const shifts: (Period & { user_id: number; marks: (typeof shiftMarks)[number][] })[] = [];
  const leftOut: RotationPlan['left_out'][number][] = [];
  for (const turn of turns) {
    const { user_id } = turn;
    const person: Person = { user_id, user_name: names.get(user_id) ?? '' };
    const { taken, busy, double } = against(existing, lane, user_id, turn);
    for (const [reason, others] of [
      ['taken', taken],
      ['busy', busy],
    ] as const)
      for (const other of others)
        for (const part of within(turn, reason === 'busy' ? without(other, taken) : [other]))
          leftOut.push({ ...person, ...stretch(part), reason, by_name: other.user_name });
    const away = absences.filter((one) => one.user_id === user_id);
    for (const part of without(turn, [...taken, ...busy])) {
      const isIn = (others: readonly Period[]) => others.some((other) => overlap(other, part));
      shifts.push({ ...part, user_id, marks: [...(isIn(double) ? ['double' as const] : []), ...(isIn(away) ? ['away' as const] : [])] });
    }
  }
  const strains = await strainOf(read, [...names.keys()], whole);
  const shortOf = new Map(
    [...strains].map(([user_id, strain]) => {
      const own = shifts.filter((shift) => shift.user_id === user_id);
      return [user_id, shortfallsAt(strain, [...strain.shifts, ...own], own)];
    }),
  );
  const marksOf = ({ user_id, marks, ...period }: (typeof shifts)[number]) =>
    shortOf.get(user_id)?.some((found) => overlap(found, period)) ? [...marks, 'rest' as const] : marks;
  return {
    shifts: shifts.map((shift) => ({
      ...{ user_id: shift.user_id, user_name: names.get(shift.user_id) ?? '' },
      ...stretch(shift),
      marks: marksOf(shift),
    })),
    left_out: leftOut,
    gaps: without(whole, [...laneShifts, ...shifts]).map(stretch),
  };
};

/** Writes new shifts inside an act, with an event each. @throws Refusal 409 where somebody wrote one at the same time meanwhile */
export const writeShifts = async (
  tx: Tx,
  shifts: readonly (Lane & Stretch & { readonly user_id: number; readonly note?: string | null })[],
): Promise<number[]> => {
  const entity = entityNamed(onCallShift.name);
  return insertMany(
    tx,
    entity,
    shifts.map(({ user_id, level, team_id, from, to, note = null }) =>
      newRow(tx.database, entity, { user_id, level, team_id, from, to, note }),
    ),
  );
};

/** Plans the rotation anew and writes it. */
export const writeRotation = (services: Services, me: Me, body: RotationBody): Promise<RotationPlan> =>
  act(services, me, async (tx) => {
    await lockShifts(tx);
    const plan = await plannedRotation(tx, body);
    await writeShifts(
      tx,
      plan.shifts.map(({ user_id, from, to }) => ({ user_id, level: body.level, team_id: body.team_id ?? null, from, to })),
    );
    return plan;
  });
