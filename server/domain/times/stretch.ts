// Changes one stretch of an entry: its times, its deletion, its multiplier; always with a reason for the history.
import type { Rows } from '#generated/entities.ts';
import { keepSeconds, wholeSecond } from '#schema/core/picked-instant.ts';
import { subTime } from '#schema/times/sub-time.ts';
import type { StretchActName } from '#schema/times/time-acts.ts';
import { timeEntry } from '#schema/times/time-entry.ts';
import { number, sql } from '#server/core/database/sql.ts';
import { act, type Services, type Tx } from '#server/core/events/act.ts';
import { notFound } from '#server/core/http/refusal.ts';
import type { Me } from '#server/core/security/session.ts';
import { checkVersion } from '#server/crud/write/check.ts';
import { keepRemoval } from '#server/crud/write/removal.ts';
import { change } from '#server/crud/write/write.ts';
import { touchTask } from '../tasks/life.ts';
import { lockClock } from './clock.ts';
import { checkStretch, type Editing as Entry, entryIn, refuseUnless, secondsIn, topicsOf } from './edit.ts';
import type { Stretch, Times } from './entries.ts';
import { type Booking, namingOverlap } from './overlap.ts';
import { dropEntry, dropStretch, keptTimes } from './remove.ts';

type Editing = Entry & { readonly reason: string };
type FoundStretch = { readonly entry: Times; readonly stretch: Stretch };

/** The stretch with its entry, after locking its user's clock and its task and checking the caller's right. */
const opened = async (tx: Tx, me: Me, { task_id, id, ifMatch }: Editing, name: StretchActName): Promise<FoundStretch> => {
  const row = await tx.read.row(
    sql`select e.id, e.user_id from sub_time s join time_entry e on e.id = s.time_entry_id where s.id = ${id} and e.task_id = ${task_id}`,
    { id: number, user_id: number },
  );
  if (!row) throw notFound();
  await lockClock(tx, row.user_id);
  await tx.get('task', task_id);
  const entry = await entryIn(tx, me, task_id, row.id);
  const stretch = entry.sub_times.find((part) => part.id === id);
  if (!stretch) throw notFound();
  await refuseUnless(tx, { user_id: row.user_id, sub_times: [stretch] }, stretch.$transitions[name]);
  checkVersion(ifMatch, stretch.version);
  return { entry, stretch };
};

/** Sets an entry's time to the sum of its closed stretches, and limits its time not invoiced to that sum. */
export const sumUp = async (tx: Tx, { id, user_id }: Pick<Times, 'id' | 'user_id'>, task_id: number, reason?: string): Promise<void> => {
  await tx.flush();
  const stretches = await tx.em.find(tx.database.entities.sub_time, { time_entry_id: id });
  const row = await tx.get('time_entry', id);
  row.total_time = stretches.reduce((sum, { start_time, end_time }) => sum + (end_time ? secondsIn(start_time, end_time) : 0), 0);
  row.version += 1;
  await tx.flush();
  if (row.non_invoiced_time > row.total_time)
    await change(
      tx,
      timeEntry,
      id,
      { non_invoiced_time: row.total_time, non_invoiced_part: row.non_invoiced_part && row.total_time > 0 },
      { action: 'changeInvoicing', reason, topics: topicsOf(task_id, user_id) },
    );
};

type Ends = { readonly start_time: string; readonly end_time: string };

export const editStretch = (services: Services, me: Me, which: Editing, { start_time, end_time }: Ends): Promise<Times> => {
  let booking: Booking | null = null;
  const { task_id, id, reason } = which;
  return namingOverlap(
    services.database,
    me,
    () => booking,
    () =>
      act(services, me, async (tx) => {
        const { entry, stretch } = await opened(tx, me, which, 'edit');
        const { user_id } = entry;
        const start = keepSeconds(stretch.start_time, wholeSecond(start_time));
        const end = keepSeconds(String(stretch.end_time), wholeSecond(end_time));
        booking = { user_id, class: entry.class, start, end, id };
        await checkStretch(tx, me, booking);
        const values = { start_time: start.toISOString(), end_time: end.toISOString() };
        const { before, after } = await change(tx, subTime, id, values, { action: 'edit', reason, topics: topicsOf(task_id, user_id) });
        if (after.version !== before.version) {
          await sumUp(tx, entry, task_id, reason);
          await touchTask(tx, task_id);
        }
        return entryIn(tx, me, task_id, entry.id);
      }),
  );
};

export const changeMultiplier = (services: Services, me: Me, which: Editing, multiplier: Rows['sub_time']['multiplier']): Promise<Times> =>
  act(services, me, async (tx) => {
    const { task_id, id, reason } = which;
    const { entry } = await opened(tx, me, which, 'changeMultiplier');
    const topics = topicsOf(task_id, entry.user_id);
    const { before, after } = await change(tx, subTime, id, { multiplier }, { action: 'changeMultiplier', reason, topics });
    if (after.version !== before.version) await touchTask(tx, task_id);
    return entryIn(tx, me, task_id, entry.id);
  });

/** Deletes a stretch, and the entry with its last stretch. */
export const removeStretch = (services: Services, me: Me, which: Editing): Promise<null> =>
  act(services, me, async (tx) => {
    const { task_id, reason } = which;
    const { entry, stretch } = await opened(tx, me, which, 'remove');
    keepRemoval(tx, me, { entity: subTime, id: stretch.id, rows: await keptTimes(tx, entry.id, [stretch]) });
    await dropStretch(tx, entry, stretch, task_id, reason);
    if (entry.sub_times.length > 1) await sumUp(tx, entry, task_id, reason);
    else await dropEntry(tx, entry, task_id, reason);
    await touchTask(tx, task_id);
    return null;
  });
