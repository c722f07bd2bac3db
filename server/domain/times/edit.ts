// Changes a task's time entries: adds one by hand, changes notes and work type, and sets what is not invoiced.
import type { Rows } from '#generated/entities.ts';
import { can, forUser } from '#schema/core/access.ts';
import { wholeSecond } from '#schema/core/picked-instant.ts';
import { task } from '#schema/tasks/task.ts';
import type { EntryActName } from '#schema/times/time-acts.ts';
import { classOn, timeEntry, workingStates } from '#schema/times/time-entry.ts';
import { number, sql } from '#server/core/database/sql.ts';
import { act, type Services, type Tx } from '#server/core/events/act.ts';
import { conflict, type FieldError, invalid, notAllowed, notFound, Refusal } from '#server/core/http/refusal.ts';
import type { Me } from '#server/core/security/session.ts';
import { brokenRules, checkVersion, type Values } from '#server/crud/write/check.ts';
import { allowed } from '#server/crud/write/transition.ts';
import { change } from '#server/crud/write/write.ts';
import { entryChanged } from '../invoicing/lines.ts';
import { refuseLocked } from '../people/time-lock.ts';
import { touchTask } from '../tasks/life.ts';
import { mayHaveWorked } from '../transport/work-or-drive.ts';
import { checkWorkType, lockClock } from './clock.ts';
import { type Stretch, type Times, timesIn } from './entries.ts';
import { type Booking, namingOverlap } from './overlap.ts';

/** The topics of screens that show a user's times: the task, lists with its total, and that user's working status. */
export const topicsOf = (task_id: number, user_id: number) => [`task:${task_id}`, 'task', `user:${user_id}`];

/** The entry with the act's changes. @throws Refusal 404 when it is not on this task */
export const entryIn = async (tx: Tx, me: Me, task_id: number, id: number): Promise<Times> => {
  await tx.flush();
  const entry = (await timesIn(tx, me, task_id)).find((one) => one.id === id);
  if (!entry) throw notFound();
  return entry;
};

type Locked = Pick<Times, 'user_id'> & { readonly sub_times: readonly Pick<Stretch, 'start_time' | 'end_time'>[] };
/** Refuses an act on times that is not allowed: 403 for lack of permission, 409 for the state of the task or the locked week, which it names. */
export const refuseUnless = async (tx: Tx, { user_id, sub_times }: Locked, state: Times['$transitions'][EntryActName]): Promise<void> => {
  if (state.allowed) return;
  if (state.reason === 'timeLocked')
    for (const { start_time, end_time } of sub_times)
      await refuseLocked(tx, user_id, new Date(start_time), end_time ? new Date(end_time) : tx.now);
  throw state.reason === 'notAllowed' ? notAllowed('tasks.times') : conflict('times', state.reason);
};

/** Checks a stretch: whole seconds, not in the future, not empty, not in a locked week; work not where its user drove. */
export const checkStretch = async (tx: Tx, me: Me, stretch: Booking): Promise<void> => {
  const { start, end } = stretch;
  const errors: FieldError[] = [];
  if (start > tx.now) errors.push({ field: 'start_time', reason: 'inFuture' });
  if (end > tx.now) errors.push({ field: 'end_time', reason: 'inFuture' });
  else if (end <= start) errors.push({ field: 'end_time', reason: 'notAfterStart' });
  if (errors.length > 0) throw new Refusal(422, 'invalid', { errors, area: 'times' });
  await refuseLocked(tx, stretch.user_id, start, end);
  if (stretch.class === 'work') await mayHaveWorked(tx, me, stretch);
};
export const secondsIn = (start: Date, end: Date) => Math.round((end.getTime() - start.getTime()) / 1000);

export type NewTime = {
  readonly work_type_id: number;
  readonly notes?: string | null | undefined;
  readonly start_time?: string | undefined;
  readonly end_time?: string | undefined;
  readonly user_id?: number | undefined;
};

const stretchIn = ({ start_time, end_time }: NewTime): { start: Date; end: Date } | null => {
  if (start_time && end_time) return { start: wholeSecond(start_time), end: wholeSecond(end_time) };
  if (start_time || end_time) throw invalid({ field: start_time ? 'end_time' : 'start_time', reason: 'required' });
  return null;
};

/** Adds a time by hand inside an act; for another user it takes `tasks.times`. @returns the id of the entry */
export const insertTime = async (tx: Tx, me: Me, task_id: number, time: NewTime): Promise<number> => {
  const { work_type_id, notes = null, user_id = me.id } = time;
  const stretch = stretchIn(time);
  if (user_id !== me.id && forUser(can('tasks.times'), me) !== true) throw notAllowed('tasks.times');
  if ((await tx.em.count(tx.database.entities.user, { id: user_id })) === 0) throw invalid({ field: 'user_id', reason: 'notReference' });
  await lockClock(tx, user_id);
  const kind = classOn(await allowed(tx, task, me, task_id, 'addTime'));
  const { multiplier } = await checkWorkType(tx, user_id, work_type_id);
  if (stretch) await checkStretch(tx, me, { user_id, class: kind, ...stretch });
  const total_time = stretch ? secondsIn(stretch.start, stretch.end) : 0;
  const entry = tx.create('time_entry', {
    task_id,
    user_id,
    class: kind,
    work_type_id,
    notes,
    status: workingStates.stopped,
    status_since: stretch?.end ?? tx.now,
    total_time,
  });
  await tx.flush();
  if (stretch)
    tx.create('sub_time', {
      time_entry_id: entry.id,
      user_id,
      class: kind,
      start_time: stretch.start,
      end_time: stretch.end,
      multiplier: multiplier as Rows['sub_time']['multiplier'],
    });
  await tx.flush();
  await touchTask(tx, task_id);
  const times = stretch && { start_time: stretch.start.toISOString(), end_time: stretch.end.toISOString(), multiplier };
  tx.record({
    entity: 'time_entry',
    id: entry.id,
    action: 'create',
    after: { user_id, work_type_id, notes, total_time, ...times },
    topics: topicsOf(task_id, user_id),
  });
  return entry.id;
};

/** The same in an act of its own. */
export const addTime = (services: Services, me: Me, task_id: number, time: NewTime): Promise<Times> => {
  const stretch = stretchIn(time);
  const booking = (): Booking | null => stretch && { user_id: time.user_id ?? me.id, class: 'work', ...stretch };
  return namingOverlap(services.database, me, booking, () =>
    act(services, me, async (tx) => entryIn(tx, me, task_id, await insertTime(tx, me, task_id, time))),
  );
};

export type Editing = { readonly task_id: number; readonly id: number; readonly ifMatch: string | null };

/** The user of an entry. @throws Refusal 404 when it is not on this task */
export const authorOf = async (tx: Tx, task_id: number, id: number): Promise<number> => {
  const user_id = await tx.read.value(sql`select user_id from time_entry where id = ${id} and task_id = ${task_id}`, number);
  if (user_id === null) throw notFound();
  return user_id;
};

const edit = (
  services: Services,
  me: Me,
  { task_id, id, ifMatch }: Editing,
  name: EntryActName,
  values: (tx: Tx, entry: Times) => Promise<Values> | Values,
): Promise<Times> =>
  act(services, me, async (tx) => {
    await lockClock(tx, await authorOf(tx, task_id, id));
    await tx.get('task', task_id);
    const entry = await entryIn(tx, me, task_id, id);
    await refuseUnless(tx, entry, entry.$transitions[name]);
    checkVersion(ifMatch, entry.version);
    const changed = await values(tx, entry);
    const { before, after } = await change(tx, timeEntry, id, changed, { action: name, topics: topicsOf(task_id, entry.user_id) });
    if (after.version !== before.version) {
      await touchTask(tx, task_id);
      await entryChanged(tx, id);
    }
    return entryIn(tx, me, task_id, id);
  });

export const editNotes = (services: Services, me: Me, which: Editing, notes: string | null): Promise<Times> =>
  edit(services, me, which, 'editNotes', () => ({ notes }));

export const changeWorkType = (services: Services, me: Me, which: Editing, work_type_id: number): Promise<Times> =>
  edit(services, me, which, 'changeWorkType', async (tx, entry) => {
    if (entry.work_type_id !== work_type_id) await checkWorkType(tx, entry.user_id, work_type_id);
    return { work_type_id };
  });

export type Invoicing = {
  readonly non_invoiced_part: boolean;
  readonly non_invoiced_time: number;
  readonly non_invoiced_comment: string | null;
};

/** Sets how much of an entry is not invoiced. @throws Refusal 422 on `non_invoiced_time` when it is more than was worked */
export const changeInvoicing = (services: Services, me: Me, which: Editing, changes: Invoicing): Promise<Times> =>
  edit(services, me, which, 'changeInvoicing', (_tx, { total_time }) => {
    const values = changes.non_invoiced_part ? changes : { non_invoiced_part: false, non_invoiced_time: 0, non_invoiced_comment: null };
    const errors = brokenRules(timeEntry, { ...values, total_time });
    if (errors.length > 0) throw new Refusal(422, 'invalid', { errors, area: 'time_entry' });
    return values;
  });
