// Restores a deleted time if nothing prevents it: no other time overlaps it, and the client has not been asked to confirm.
import type { Entity } from '#schema/core/entity.ts';
import { subTime } from '#schema/times/sub-time.ts';
import { timeEntry, workingStates } from '#schema/times/time-entry.ts';
import { act, type Services, type Tx } from '#server/core/events/act.ts';
import { notFound } from '#server/core/http/refusal.ts';
import type { Me } from '#server/core/security/session.ts';
import { bringBack, type KeptRow, keptOf, removalOf } from '#server/crud/write/removal.ts';
import { change } from '#server/crud/write/write.ts';
import { touchTask } from '../tasks/life.ts';
import { mayHaveWorked } from '../transport/work-or-drive.ts';
import { lockClock } from './clock.ts';
import { type Editing, entryIn, refuseUnless, topicsOf } from './edit.ts';
import type { Times } from './entries.ts';
import { type Booking, namingOverlap } from './overlap.ts';
import { sumUp } from './stretch.ts';

type Which = Omit<Editing, 'ifMatch'>;

/** A running clock is restored as stopped, because its user may be on another task by now. */
const atRest = (row: KeptRow): KeptRow =>
  row.entity === timeEntry.name ? { ...row, values: { ...row.values, status: workingStates.stopped } } : row;

/** The time not invoiced was reduced with the deletion; it is restored too, unless somebody changed it since. */
const uncut = async (tx: Tx, removedTimes: KeptRow['values'], cut: boolean, topics: string[]): Promise<void> => {
  const { id, non_invoiced_part, non_invoiced_time } = removedTimes;
  const row = await tx.get('time_entry', id);
  if (cut && row.total_time >= Number(non_invoiced_time))
    await change(tx, timeEntry, id, { non_invoiced_part, non_invoiced_time }, { action: 'changeInvoicing', topics });
};

const restoring = async (tx: Tx, me: Me, entity: Entity, { task_id, id }: Which, wants: (stretch: Booking) => void): Promise<Times> => {
  const removal = await removalOf(tx, me, entity, id);
  const [entry] = keptOf(removal, timeEntry);
  if (entry?.task_id !== task_id) throw notFound();
  const user_id = Number(entry.user_id);
  await lockClock(tx, user_id);
  await tx.get('task', task_id);
  const stretches = keptOf(removal, subTime);
  const [first] = stretches;
  const { class: kind } = entry;
  const stretch = first && {
    user_id,
    class: kind === 'attendance' ? ('attendance' as const) : ('work' as const),
    start: new Date(String(first.start_time)),
    end: new Date(String(first.end_time)),
    id: first.id,
  };
  if (stretch) {
    wants(stretch);
    if (stretch.class === 'work') await mayHaveWorked(tx, me, stretch);
  }
  const before = await tx.em.findOne(tx.database.entities.time_entry, { id: entry.id });
  const topics = topicsOf(task_id, user_id);
  await bringBack(tx, { ...removal, rows: removal.rows.map(atRest) }, topics);
  // Reduced means that all remaining time is not invoiced, and that it was more before.
  const cut = before !== null && before.non_invoiced_time === before.total_time && Number(entry.non_invoiced_time) > before.total_time;
  await sumUp(tx, { id: entry.id, user_id }, task_id);
  await uncut(tx, entry, cut, topics);
  await touchTask(tx, task_id);
  const times = await entryIn(tx, me, task_id, entry.id);
  const stretchIds = new Set(stretches.map((stretch) => stretch.id));
  if (stretchIds.size === 0) await refuseUnless(tx, times, times.$transitions.remove);
  for (const part of times.sub_times)
    if (stretchIds.has(part.id)) await refuseUnless(tx, { user_id, sub_times: [part] }, part.$transitions.remove);
  return times;
};

const restore = (services: Services, me: Me, entity: Entity, which: Which): Promise<Times> => {
  let booking: Booking | null = null;
  return namingOverlap(
    services.database,
    me,
    () => booking,
    () =>
      act(services, me, (tx) =>
        restoring(tx, me, entity, which, (stretch) => {
          booking = stretch;
        }),
      ),
  );
};

export const restoreEntry = (services: Services, me: Me, which: Which): Promise<Times> => restore(services, me, timeEntry, which);
export const restoreStretch = (services: Services, me: Me, which: Which): Promise<Times> => restore(services, me, subTime, which);
