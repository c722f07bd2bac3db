// Deletes a stretch or a whole entry of a task, with a reason for the history; for a day the caller can restore it.
import { subTime } from '#schema/times/sub-time.ts';
import { timeEntry, workingStates } from '#schema/times/time-entry.ts';
import { act, type Services, type Tx } from '#server/core/events/act.ts';
import type { Me } from '#server/core/security/session.ts';
import { checkVersion } from '#server/crud/write/check.ts';
import { type KeptRow, keepRemoval, keptRow } from '#server/crud/write/removal.ts';
import { touchTask } from '../tasks/life.ts';
import { lockClock, settleTask } from './clock.ts';
import { authorOf, type Editing, entryIn, refuseUnless, topicsOf } from './edit.ts';
import type { Stretch, Times } from './entries.ts';

/** An entry and some of its stretches, in the order in which they can be restored. */
export const keptTimes = async (tx: Tx, entry_id: number, stretches: readonly Stretch[]): Promise<KeptRow[]> => {
  const rows = [keptRow(timeEntry, await tx.get('time_entry', entry_id))];
  for (const { id } of stretches) rows.push(keptRow(subTime, await tx.get('sub_time', id)));
  return rows;
};

/** Deletes a stretch and records the event. */
export const dropStretch = async (tx: Tx, { user_id }: Times, stretch: Stretch, task_id: number, reason: string): Promise<void> => {
  const { id, start_time, end_time, multiplier } = stretch;
  tx.remove('sub_time', await tx.get('sub_time', id));
  const before = { user_id, start_time, end_time, multiplier };
  tx.record({ entity: 'sub_time', id, action: 'remove', before, reason, topics: topicsOf(task_id, user_id) });
};

/** Deletes an entry without stretches; if it was paused, the task's state changes as after a stop. */
export const dropEntry = async (tx: Tx, entry: Times, task_id: number, reason: string): Promise<void> => {
  const { id, user_id, work_type_id, work_type_name, notes, total_time, status } = entry;
  tx.remove('time_entry', await tx.get('time_entry', id));
  const before = { user_id, work_type_id, work_type_name, notes, total_time };
  tx.record({ entity: 'time_entry', id, action: 'remove', before, reason, topics: topicsOf(task_id, user_id) });
  await tx.flush();
  if (status !== workingStates.stopped) await settleTask(tx, task_id, 'stop', user_id, reason);
};

/** Deletes an entry: one entered without hours has no stretch to delete. */
export const removeEntry = (
  services: Services,
  me: Me,
  { task_id, id, ifMatch, reason }: Editing & { readonly reason: string },
): Promise<null> =>
  act(services, me, async (tx) => {
    await lockClock(tx, await authorOf(tx, task_id, id));
    await tx.get('task', task_id);
    const entry = await entryIn(tx, me, task_id, id);
    await refuseUnless(tx, entry, entry.$transitions.remove);
    checkVersion(ifMatch, entry.version);
    keepRemoval(tx, me, { entity: timeEntry, id, rows: await keptTimes(tx, id, entry.sub_times) });
    for (const stretch of entry.sub_times) await dropStretch(tx, entry, stretch, task_id, reason);
    await dropEntry(tx, entry, task_id, reason);
    await touchTask(tx, task_id);
    return null;
  });
