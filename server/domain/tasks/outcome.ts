// The end of a task: sent to the client, withdrawn, confirmed by phone, rejected, reopened, deleted.
import { task } from '#schema/tasks/task.ts';
import { milliseconds, number, sql } from '#server/core/database/sql.ts';
import { act, type Services, type Tx } from '#server/core/events/act.ts';
import type { FileStore } from '#server/core/files/files.ts';
import type { Me } from '#server/core/security/session.ts';
import type { ApiRecord } from '#server/crud/read/plan.ts';
import { allowed, transition } from '#server/crud/write/transition.ts';
import { notify } from '../company/notify.ts';
import { dropBytes, keysOf } from '../files/files.ts';
import { type SpotLink, signOnTheSpot } from '../links/on-the-spot.ts';
import { deleteLinks, endLink, livingLink, storeAnswer } from '../links/public-link.ts';
import { refuseLockedHours } from '../people/time-lock.ts';
import type { TaskVersion } from './edit.ts';
import { taskRecord, touchTask } from './life.ts';

const linkOf = (id: number) => ({ purpose: 'task', record_id: id }) as const;

/** Withdraws the task from the client; the link ends. */
export const withdraw = (services: Services, me: Me, { id, ifMatch }: TaskVersion): Promise<ApiRecord> =>
  act(services, me, async (tx) => {
    await transition(tx, task, me, id, 'withdraw', {}, { ifMatch });
    await endLink(tx, linkOf(id));
    await touchTask(tx, id);
    return taskRecord(tx, me, id);
  });

/** The client signs on the device of the caller. */
export const signHere = (services: Services & { readonly publicUrl: string }, me: Me, { id, ifMatch }: TaskVersion): Promise<SpotLink> =>
  signOnTheSpot(services, me, {
    entity: task,
    purpose: 'task',
    name: 'signHere',
    id,
    ifMatch,
    follows: (tx) => touchTask(tx, id),
  });

/** Confirms on behalf of a client who confirmed by phone. */
export const confirm = (
  services: Services,
  me: Me,
  { id, ifMatch }: TaskVersion,
  { name, note = null }: { name: string; note?: string | null | undefined },
): Promise<ApiRecord> =>
  act(services, me, async (tx) => {
    const { company_user_id } = await transition(
      tx,
      task,
      me,
      id,
      'confirm',
      { date_closed: tx.now.toISOString(), denied: false, denied_reason: null },
      { ifMatch, reason: note || undefined, extraValues: { name, by_phone: true } },
    );
    const link = await livingLink(tx, linkOf(id));
    if (link) await storeAnswer(tx, link, 'confirmed', { name, note: note || null, by_phone: true });
    await notify(tx, { user_id: Number(company_user_id), kind: 'taskConfirmed', entity: 'task', id, parameters: { name } });
    await touchTask(tx, id);
    return taskRecord(tx, me, id);
  });

/** Rejects the task: the work will not be done or billed. */
export const reject = (services: Services, me: Me, { id, ifMatch }: TaskVersion, reason: string): Promise<ApiRecord> =>
  act(services, me, async (tx) => {
    await transition(tx, task, me, id, 'reject', { date_closed: tx.now.toISOString(), waiting_reason: null }, { ifMatch, reason });
    await endLink(tx, linkOf(id));
    await touchTask(tx, id);
    return taskRecord(tx, me, id);
  });

export const reopen = (services: Services, me: Me, { id, ifMatch }: TaskVersion, reason: string): Promise<ApiRecord> =>
  act(services, me, async (tx) => {
    await transition(tx, task, me, id, 'reopen', { date_closed: null }, { ifMatch, reason });
    await touchTask(tx, id);
    return taskRecord(tx, me, id);
  });

/** The hours that are deleted with a task. */
const hoursOn = (tx: Tx, id: number) =>
  tx.read.rows(
    sql`select s.user_id, s.start_time as "from", coalesce(s.end_time, s.start_time) as "to" from sub_time s
        join time_entry e on e.id = s.time_entry_id where e.task_id = ${id}
      union all select user_id, start_time, coalesce(end_time, start_time) from transport where task_id = ${id} order by 1`,
    { user_id: number, from: milliseconds, to: milliseconds },
  );

/** Deletes a task and everything that belongs to it; its number is not reused, and its files' bytes are removed after the commit. */
export const removeTask = async (
  services: Services & { readonly files: FileStore },
  me: Me,
  { id, ifMatch }: TaskVersion,
): Promise<ApiRecord> => {
  let keys: string[] = [];
  const removed = await act(services, me, async (tx) => {
    // Users before the task, as their clocks do.
    for (const user of new Set((await hoursOn(tx, id)).map(({ user_id }) => user_id))) await tx.lock('user', user);
    const record = await allowed(tx, task, me, id, 'remove', ifMatch);
    await refuseLockedHours(tx, await hoursOn(tx, id));
    keys = await keysOf(tx, 'task_id', id);
    const visibleTask = await taskRecord(tx, me, id);
    await deleteLinks(tx, { purpose: 'task', record_id: id });
    await tx.em.nativeDelete(tx.database.entities.notification, { entity: 'task', entity_id: id });
    tx.remove('task', await tx.get('task', id));
    const users = [Number(record.company_user_id), ...(record.users as number[])].filter((user) => user > 0);
    const before = Object.fromEntries(task.readable.map((field) => [field, record[field]]));
    tx.record({ entity: 'task', id, action: 'remove', before, topics: ['task', ...users.map((user) => `user:${user}`)] });
    return visibleTask;
  });
  await dropBytes(services.files, keys);
  return removed;
};
