// Mends a day: a departure that was forgotten or is wrong, and work that runs on after it. Nothing is cut without somebody's word.
import type { Rows } from '#generated/entities.ts';
import { can, forUser } from '#schema/core/access.ts';
import { weekOf } from '#schema/core/iso-week.ts';
import { wholeSecond } from '#schema/core/picked-instant.ts';
import { dayOf } from '#schema/core/zone.ts';
import { attendanceWeek } from '#schema/people/attendance-week.ts';
import { taskStates } from '#schema/tasks/task.ts';
import { subTime } from '#schema/times/sub-time.ts';
import { milliseconds, nullable, sql } from '#server/core/database/sql.ts';
import { act, type Services, type Tx } from '#server/core/events/act.ts';
import { conflict, invalid, notAllowed, notFound, Refusal } from '#server/core/http/refusal.ts';
import type { Me } from '#server/core/security/session.ts';
import { change, insert } from '#server/crud/write/write.ts';
import { zoneIn } from '../company/company.ts';
import { notify } from '../company/notify.ts';
import { refuseLocked } from '../people/time-lock.ts';
import { touchTask } from '../tasks/life.ts';
import { lockClock } from '../times/clock.ts';
import { topicsOf } from '../times/edit.ts';
import { bePresent, presenceOf } from '../times/presence.ts';
import { sumUp } from '../times/stretch.ts';
import { oneWeek, type Week } from './weeks.ts';

export type Mending = {
  readonly at: string;
  /** The stretch of work or presence that ended then; without it the departure of the stay that is open. */
  readonly sub_time_id?: number | undefined;
  readonly reason?: string | undefined;
};

const wrong = (field: string, reason: string) => new Refusal(422, 'invalid', { errors: [{ field, reason }], area: 'presence' });

/** @returns the beginning, whose week it is */
const depart = async (tx: Tx, user_id: number, at: Date, reason: string | undefined): Promise<Date> => {
  const open = await presenceOf(tx, user_id, 0);
  if (!open) throw conflict('presence', 'notIn');
  if (at.getTime() < Date.parse(open.state_since)) throw wrong('at', 'beforeLast');
  await refuseLocked(tx, user_id, new Date(open.since), at);
  const place = { task_id: open.task_id, work_type_id: null };
  // Whoever mends it is not on the team of its task: the departure is that of its user, the event that of who wrote it.
  await bePresent({ ...tx, me: { id: user_id }, now: at, renew: () => {} }, place, user_id, { action: 'leave', work: 'stays' });
  const after = { action: 'leave', at: at.toISOString() };
  tx.record({ entity: 'user', id: user_id, action: 'typePresence', after, reason, topics: [`user:${user_id}`] });
  return new Date(open.since);
};

/** Another departure than the one recorded: earlier or later, and never beyond what follows. */
const moveDeparture = async (tx: Tx, user_id: number, stretch: Rows['sub_time'], at: Date, reason: string | undefined): Promise<Date> => {
  const { id, time_entry_id, start_time, end_time } = stretch;
  if (!end_time) throw conflict('presence', 'stillIn');
  if (!reason) throw invalid({ field: 'reason', reason: 'required' });
  if (at <= start_time) throw wrong('at', 'beforeLast');
  const next = await tx.read.value(
    sql`select min(start_time) from sub_time where user_id = ${user_id} and class = 'attendance' and start_time >= ${end_time}`,
    nullable(milliseconds),
  );
  if (next !== null && at.getTime() > next) throw wrong('at', 'intoNext');
  await refuseLocked(tx, user_id, start_time, at > end_time ? at : end_time);
  const { task_id } = await tx.em.findOneOrFail(tx.database.entities.time_entry, { id: Number(time_entry_id) });
  await change(tx, subTime, id, { end_time: at.toISOString() }, { action: 'edit', reason, topics: topicsOf(task_id, user_id) });
  await sumUp(tx, { id: Number(time_entry_id), user_id }, task_id, reason);
  return start_time;
};

const endStretch = async (tx: Tx, user_id: number, id: number, at: Date, reason: string | undefined): Promise<Date> => {
  const { sub_time, time_entry } = tx.database.entities;
  const stretch = await tx.em.findOne(sub_time, { id, user_id });
  if (!stretch) throw notFound();
  if (stretch.class === 'attendance') return moveDeparture(tx, user_id, stretch, at, reason);
  const entry = await tx.em.findOneOrFail(time_entry, { id: stretch.time_entry_id });
  const { status } = await tx.get('task', entry.task_id);
  if (status === taskStates.sentForConfirmation) throw conflict('times', 'awaitsConfirmation');
  if (status >= taskStates.confirmed) throw conflict('times', 'taskIsClosed');
  if (!stretch.end_time) throw conflict('times', 'stillRuns');
  // It can only be made shorter: more hours take somebody who corrects times.
  if (at <= stretch.start_time || at >= stretch.end_time) throw wrong('at', 'notShorter');
  await refuseLocked(tx, user_id, stretch.start_time, stretch.end_time);
  const topics = topicsOf(entry.task_id, user_id);
  await change(tx, subTime, id, { end_time: at.toISOString() }, { action: 'edit', reason, topics });
  await sumUp(tx, { id: entry.id, user_id }, entry.task_id, reason);
  await touchTask(tx, entry.task_id);
  return stretch.start_time;
};

/** A user for whom somebody else mended learns what and why. */
export const notifyMended = async (tx: Tx, user_id: number, week: string, reason: string): Promise<void> => {
  const stored = await tx.em.findOne(tx.database.entities.attendance_week, { user_id, week });
  const { id } = stored ?? (await insert(tx, attendanceWeek, {}, { user_id, week, status: 0 }, [`user:${user_id}`]));
  await notify(tx, { user_id, kind: 'weekMended', entity: 'attendance_week', id: Number(id), parameters: { reason } });
};

/**
 * The own day, or with 1405 and a reason that of others.
 * @returns the week as it then is
 * @throws Refusal 403, 404, 409 `timeLocked`, `notIn`, `stillIn` or for the state of the task, 422 for an instant that does not fit
 */
export const mendDay = (services: Services, me: Me, user_id: number, { at, sub_time_id, reason }: Mending): Promise<Week> =>
  act(services, me, async (tx) => {
    const own = user_id === me.id;
    if (!own && forUser(can('attendance.write'), me) !== true) throw notAllowed('attendance.write');
    if (!own && !reason) throw invalid({ field: 'reason', reason: 'required' });
    if (!(await tx.em.count(tx.database.entities.user, { id: user_id }))) throw notFound();
    await lockClock(tx, user_id);
    const end = wholeSecond(at);
    if (end > tx.now) throw wrong('at', 'inFuture');
    const from = await (sub_time_id === undefined ? depart(tx, user_id, end, reason) : endStretch(tx, user_id, sub_time_id, end, reason));
    const week = weekOf(dayOf(from.getTime(), await zoneIn(tx.read)));
    if (!own) await notifyMended(tx, user_id, week, reason ?? '');
    await tx.flush();
    return oneWeek(tx.read, me, { user_id, week }, tx.now.getTime());
  });
