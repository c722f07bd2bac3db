// A user's clock on a task: start, pause, continue, stop; in whole seconds, each counted once.

import type { Rows } from '#generated/entities.ts';
import { type Caller, can, forUser } from '#schema/core/access.ts';
import { task, taskStates } from '#schema/tasks/task.ts';
import { classOn, workingStates } from '#schema/times/time-entry.ts';
import type { Tx } from '#server/core/events/act.ts';
import { conflict, invalid, notAllowed, Refusal } from '#server/core/http/refusal.ts';
import { allowed, setState } from '#server/crud/write/transition.ts';
import { refuseLocked } from '../people/time-lock.ts';
import { openStates, runsOn, stateHere, workTypeFor } from '../tasks/clock-reads.ts';
import { mayWork } from '../transport/work-or-drive.ts';
import { statusInside, type WorkingStatus } from './working-status.ts';

type Entry = Rows['time_entry'];
const { running, paused, stopped } = workingStates;

const entries = (tx: Tx) => tx.database.entities.time_entry;
const openEntry = (tx: Tx, task_id: number, user_id: number): Promise<Entry | null> =>
  tx.em.findOne(entries(tx), { task_id, user_id, status: { $lt: stopped } });

/** Locks the user's row as the lock of the user's clock: of simultaneous equal acts the first succeeds and the others see its result. */
export const lockClock = async (tx: Tx, user_id: number): Promise<void> => {
  await tx.lock('user', user_id);
  tx.renew();
};

const refuse = async (
  tx: Tx,
  id: number,
  user_id: number,
  reason: string,
  more: { parameters?: Record<string, unknown>; members?: Record<string, unknown> } = {},
) => conflict('task', reason, { ...more, members: { working: await statusInside(tx, id, user_id), ...more.members } });

const openStretch = (tx: Tx, entry: Entry, multiplier: number) => {
  tx.create('sub_time', {
    time_entry_id: entry.id,
    user_id: entry.user_id,
    class: entry.class,
    start_time: tx.now,
    multiplier: multiplier as Rows['sub_time']['multiplier'],
  });
};

const runningStretch = (tx: Tx, { id }: Entry) => tx.em.findOneOrFail(tx.database.entities.sub_time, { time_entry_id: id, end_time: null });

/** Closes the open stretch and adds its seconds to the entry. If the system clock went back, the stretch ends where it began. */
const closeStretch = async (tx: Tx, entry: Entry, end = tx.now) => {
  const stretch = await runningStretch(tx, entry);
  stretch.end_time = end < stretch.start_time ? stretch.start_time : end;
  entry.total_time += Math.round((stretch.end_time.getTime() - stretch.start_time.getTime()) / 1000);
};

const turn = (entry: Entry, status: Entry['status'], tx: Tx) => {
  entry.status = status;
  entry.status_since = tx.now;
};

const { inProgress, waiting } = taskStates;
/** Sets the task's state after a clock change: in progress while a clock runs, waiting when all open clocks are paused. */
export const settleTask = async (
  tx: Tx,
  id: number,
  action: string,
  user_id: number,
  reason?: string,
  more?: Readonly<Record<string, unknown>>,
) => {
  // Locked first, so that clocks that start or stop at the same time are seen.
  const before = await tx.get('task', id);
  const open = await openStates(tx, id);
  const runs = open.includes(running);
  const status = runs || (open.length === 0 && action === 'stop') ? inProgress : open.length > 0 ? waiting : before.status;
  const was = before.status;
  await setState(tx, task, id, status, { revision: before.revision + 1, ...(status === inProgress && { waiting_reason: null }) });
  tx.record({
    entity: 'task',
    id,
    action,
    before: { status: was },
    after: { status, user_id, ...more },
    reason,
    topics: [`user:${user_id}`, ...(was === status ? [] : ['task'])],
  });
};

const pauseEntry = async (tx: Tx, entry: Entry) => {
  await closeStretch(tx, entry);
  turn(entry, paused, tx);
  await settleTask(tx, entry.task_id, 'pause', entry.user_id);
};

const isOnFoot = (tx: Tx, me: Caller, id: number) => mayWork(tx, me.id, (reason, details) => refuse(tx, id, me.id, reason, details));

/** A user's clock runs on one task at a time: refuses another start, naming the running task, or pauses that one when asked to switch. */
const leaveOther = async (tx: Tx, me: Caller, id: number, switching: boolean) => {
  const other = await runsOn(tx, me.id);
  if (!other) return;
  const { entry_id, ...fields } = other;
  if (!switching) {
    const parameters = { number: fields.company_task_id, title: fields.title };
    throw await refuse(tx, id, me.id, 'runsElsewhere', { parameters, members: { task: fields } });
  }
  await pauseEntry(tx, await tx.get('time_entry', entry_id));
};

/** The work type, if the user may pick it. @throws Refusal 422 for an unknown one, 409 `workTypeNotAllowed` */
export const checkWorkType = async (tx: Tx, user_id: number, work_type_id: number) => {
  const workType = await workTypeFor(tx, work_type_id, user_id);
  if (!workType || workType.archived) throw invalid({ field: 'work_type_id', reason: 'notReference' });
  if (!workType.pickable) throw conflict('task', 'workTypeNotAllowed');
  return workType;
};

/** Opens an entry with its first stretch. @throws Refusal 409 `runsElsewhere` with the other task, `alreadyRunning`, `alreadyPaused`, `drives`, `wrongState` */
export const start = async (
  tx: Tx,
  me: Caller,
  id: number,
  { work_type_id, switch: switching }: { work_type_id: number; switch: boolean },
): Promise<WorkingStatus> => {
  await lockClock(tx, me.id);
  const record = await allowed(tx, task, me, id, 'start');
  const kind = classOn(record);
  const here = await stateHere(tx, id, me.id);
  if (here !== null) throw await refuse(tx, id, me.id, here === running ? 'alreadyRunning' : 'alreadyPaused');
  // Who is present may drive, and work on a task.
  if (kind === 'work') await isOnFoot(tx, me, id);
  const { multiplier } = await checkWorkType(tx, me.id, work_type_id);
  if (kind === 'work') await leaveOther(tx, me, id, switching);
  const entry = tx.create('time_entry', { task_id: id, user_id: me.id, class: kind, work_type_id, status: running, status_since: tx.now });
  await tx.flush();
  openStretch(tx, entry, multiplier);
  await settleTask(tx, id, 'start', me.id);
  return statusInside(tx, id, me.id);
};

/** Closes the running stretch; the entry stays open. @throws Refusal 409 `notRunning` */
export const pause = async (tx: Tx, me: Caller, id: number): Promise<WorkingStatus> => {
  await lockClock(tx, me.id);
  const entry = await openEntry(tx, id, me.id);
  if (entry?.status !== running) throw await refuse(tx, id, me.id, entry ? 'alreadyPaused' : 'notRunning');
  await allowed(tx, task, me, id, 'pause');
  await pauseEntry(tx, entry);
  return statusInside(tx, id, me.id);
};

/** Opens the next stretch of a paused entry. @throws Refusal 409 `notPaused`, `drives`, `runsElsewhere` */
export const resume = async (tx: Tx, me: Caller, id: number, { switch: switching }: { switch: boolean }): Promise<WorkingStatus> => {
  await lockClock(tx, me.id);
  const entry = await openEntry(tx, id, me.id);
  if (entry?.status !== paused) throw await refuse(tx, id, me.id, entry ? 'alreadyRunning' : 'notPaused');
  await allowed(tx, task, me, id, 'continue');
  if (entry.class === 'work') {
    await isOnFoot(tx, me, id);
    await leaveOther(tx, me, id, switching);
  }
  const workType = await workTypeFor(tx, entry.work_type_id, me.id);
  turn(entry, running, tx);
  openStretch(tx, entry, workType?.multiplier ?? 1);
  await settleTask(tx, id, 'continue', me.id);
  return statusInside(tx, id, me.id);
};

/** Stops every open clock of a user who cannot stop it any more. */
export const stopOpenClocks = async (tx: Tx, user_id: number, note: string): Promise<void> => {
  await lockClock(tx, user_id);
  for (const entry of await tx.em.find(entries(tx), { user_id, status: { $lt: stopped } }, { orderBy: { task_id: 'asc' } })) {
    await tx.get('task', entry.task_id);
    if (entry.status === running) await closeStretch(tx, entry);
    turn(entry, stopped, tx);
    entry.final_notes = [entry.final_notes, note].filter(Boolean).join('\n');
    await settleTask(tx, entry.task_id, 'stop', user_id, note);
  }
};

export type Stop = {
  final_notes?: string | null | undefined;
  /** The true end of a clock that was forgotten. */
  ended_at?: string | null | undefined;
  user_id?: number | undefined;
  reason?: string | undefined;
};

/** For so long after the start one may say oneself when work ended; later it takes somebody with `tasks.times`. */
export const ownWithinMs = 24 * 3_600_000;

/** The end of the running stretch that somebody names, in whole seconds. @throws Refusal 422 where the stretch does not hold it, 409 `timeLocked` */
const earlierEnd = async (tx: Tx, entry: Entry, ended_at: string, forColleague: boolean): Promise<Date> => {
  const refused = (reason: string) => new Refusal(422, 'invalid', { errors: [{ field: 'ended_at', reason }], area: 'times' });
  if (entry.status !== running) throw refused('notRunning');
  const end = new Date(Math.floor(Date.parse(ended_at) / 1000) * 1000);
  const { start_time } = await runningStretch(tx, entry);
  if (end > tx.now) throw refused('inFuture');
  if (end <= start_time) throw refused('notAfterStart');
  if (!forColleague && tx.now.getTime() - start_time.getTime() > ownWithinMs) throw refused('tooLongAgo');
  await refuseLocked(tx, entry.user_id, end);
  return end;
};

/** Closes the entry with its final notes; stopping another user's clock takes `tasks.times` and a reason. @throws Refusal 409 `notRunning` with the working status */
export const stop = async (
  tx: Tx,
  me: Caller,
  id: number,
  { final_notes, ended_at, user_id = me.id, reason }: Stop = {},
): Promise<WorkingStatus> => {
  const forColleague = user_id !== me.id;
  if (forColleague && forUser(can('tasks.times'), me) !== true) throw notAllowed('tasks.times');
  if (forColleague && !reason) throw invalid({ field: 'reason', reason: 'required' });
  await lockClock(tx, user_id);
  await tx.get('task', id);
  const entry = await openEntry(tx, id, user_id);
  if (!entry) throw await refuse(tx, id, user_id, 'notRunning');
  if (!forColleague) await allowed(tx, task, me, id, 'stop');
  const end = ended_at ? await earlierEnd(tx, entry, ended_at, forColleague) : undefined;
  if (entry.status === running) await closeStretch(tx, entry, end);
  turn(entry, stopped, tx);
  if (final_notes) entry.final_notes = final_notes;
  await settleTask(tx, id, 'stop', user_id, reason, end && { ended_at: end.toISOString() });
  return statusInside(tx, id, user_id);
};
