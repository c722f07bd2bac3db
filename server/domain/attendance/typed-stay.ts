// Presence that is typed later: a stay that nobody recorded, and a departure that was recorded wrongly. Always with a reason.
import type { Rows } from '#generated/entities.ts';
import { can, forUser } from '#schema/core/access.ts';
import { weekOf } from '#schema/core/iso-week.ts';
import { wholeSecond } from '#schema/core/picked-instant.ts';
import { dayOf } from '#schema/core/zone.ts';
import { workingStates } from '#schema/times/time-entry.ts';
import { act, type Services, type Tx } from '#server/core/events/act.ts';
import { type FieldError, invalid, notAllowed, notFound, Refusal } from '#server/core/http/refusal.ts';
import type { Me } from '#server/core/security/session.ts';
import { zoneIn } from '../company/company.ts';
import { refuseLocked } from '../people/time-lock.ts';
import { addToTeam } from '../tasks/life.ts';
import { checkWorkType, lockClock } from '../times/clock.ts';
import { secondsIn, topicsOf } from '../times/edit.ts';
import { type Booking, namingOverlap } from '../times/overlap.ts';
import { ownPlace, workTypeAt } from '../times/presence.ts';
import { notifyMended } from './mend.ts';
import { oneWeek, type Week } from './weeks.ts';

export type TypedStay = {
  readonly start: string;
  readonly end: string;
  readonly break_start?: string | undefined;
  readonly break_end?: string | undefined;
  readonly reason: string;
};

/** A stay is no longer than this. */
const longestMs = 24 * 3_600_000;

type Part = { readonly start: Date; readonly end: Date };

/** The stretches of a stay around its break. @throws Refusal 422 that names the field */
const partsOf = ({ start, end, break_start, break_end }: TypedStay, now: Date): readonly [Part, ...Part[]] => {
  const [begins, ends] = [wholeSecond(start), wholeSecond(end)];
  const errors: FieldError[] = [];
  if (ends > now) errors.push({ field: 'end', reason: 'inFuture' });
  else if (ends <= begins) errors.push({ field: 'end', reason: 'notAfterStart' });
  else if (ends.getTime() - begins.getTime() > longestMs) errors.push({ field: 'end', reason: 'stayTooLong' });
  if (errors.length > 0) throw new Refusal(422, 'invalid', { errors, area: 'presence' });
  if (!break_start && !break_end) return [{ start: begins, end: ends }];
  if (!break_start || !break_end) throw invalid({ field: break_start ? 'break_end' : 'break_start', reason: 'required' });
  const [pauses, resumes] = [wholeSecond(break_start), wholeSecond(break_end)];
  if (pauses <= begins || pauses >= ends) errors.push({ field: 'break_start', reason: 'outsideStay' });
  if (resumes <= pauses || resumes >= ends) errors.push({ field: 'break_end', reason: 'outsideStay' });
  if (errors.length > 0) throw new Refusal(422, 'invalid', { errors, area: 'presence' });
  return [
    { start: begins, end: pauses },
    { start: resumes, end: ends },
  ];
};

/** Writes a stay that is over. */
const insertStay = async (tx: Tx, user_id: number, parts: readonly [Part, ...Part[]], reason: string): Promise<void> => {
  const place = await ownPlace(tx);
  await addToTeam(tx, place.task_id, user_id);
  const work_type_id = await workTypeAt(tx, place, user_id);
  const { multiplier } = await checkWorkType(tx, user_id, work_type_id);
  const last = parts.at(-1) ?? parts[0];
  const total_time = parts.reduce((sum, { start, end }) => sum + secondsIn(start, end), 0);
  const common = { user_id, class: 'attendance' as const };
  const factor = multiplier as Rows['sub_time']['multiplier'];
  const { stopped } = workingStates;
  const entry = tx.create('time_entry', {
    ...{ ...common, task_id: place.task_id, work_type_id, notes: null, status: stopped, status_since: last.end, total_time },
  });
  await tx.flush();
  for (const { start, end } of parts)
    tx.create('sub_time', { ...common, time_entry_id: entry.id, start_time: start, end_time: end, multiplier: factor });
  await tx.flush();
  const after = { user_id, total_time, start_time: parts[0].start.toISOString(), end_time: last.end.toISOString() };
  tx.record({ entity: 'time_entry', id: entry.id, action: 'create', after, reason, topics: topicsOf(place.task_id, user_id) });
};

/**
 * The own stay, or with 1405 that of others.
 * @returns the week in which it begins
 * @throws Refusal 403, 404, 409 `timeLocked`, `overlaps` or `overlapsRunning` with the other stay, 422
 */
export const typeStay = (services: Services, me: Me, user_id: number, stay: TypedStay): Promise<Week> => {
  let booking: Booking | null = null;
  const write = async (tx: Tx): Promise<Week> => {
    if (user_id !== me.id && forUser(can('attendance.write'), me) !== true) throw notAllowed('attendance.write');
    if (!(await tx.em.count(tx.database.entities.user, { id: user_id }))) throw notFound();
    await lockClock(tx, user_id);
    const parts = partsOf(stay, tx.now);
    const [{ start }] = parts;
    const end = parts.at(-1)?.end ?? start;
    booking = { user_id, class: 'attendance', start, end };
    await refuseLocked(tx, user_id, start, end);
    await insertStay(tx, user_id, parts, stay.reason);
    const week = weekOf(dayOf(start.getTime(), await zoneIn(tx.read)));
    if (user_id !== me.id) await notifyMended(tx, user_id, week, stay.reason);
    await tx.flush();
    return oneWeek(tx.read, me, { user_id, week }, tx.now.getTime());
  };
  return namingOverlap(
    services.database,
    me,
    () => booking,
    () => act(services, me, write),
  );
};
