// The time of a meeting, written to the times of those who were there: on a task, as a kind of work.
import { meeting } from '#schema/meeting.ts';
import { act, type Tx } from '#server/core/act.ts';
import { conflict, invalid } from '#server/core/refusal.ts';
import type { Me } from '#server/core/session.ts';
import { allowed } from '#server/crud/transition.ts';
import type { Door } from '#server/crud/write.ts';
import { insertTime } from './times-edit.ts';
import { namingOverlap } from './times-overlap.ts';

type Booking = { readonly task_id: number; readonly work_type_id: number };

const hereOf = async (tx: Tx, meeting_id: number): Promise<number[]> => {
  const rows = await tx.em.find(tx.database.entities.meeting_participant, {
    meeting_id,
    attendance: { $ne: null },
    user_id: { $ne: null },
  });
  return rows.flatMap(({ user_id }) => user_id ?? []).toSorted((one, other) => one - other);
};

type Stretch = { readonly start: Date; readonly end: Date };
const begins = ['start', 'continue'];
const ends = ['stop', 'finish'];

/** When it was held: from each start to the stop that follows, as its history tells; from its beginning on, where that tells of nothing. */
const stretchesOf = async (tx: Tx, id: number, started: Date, held: number): Promise<Stretch[]> => {
  const events = await tx.em.find(
    tx.database.entities.event,
    { entity: 'meeting', entity_id: id, action: { $in: [...begins, ...ends] } },
    { orderBy: { id: 'asc' } },
  );
  const whole = (at: Date) => new Date(Math.floor(at.getTime() / 1000) * 1000);
  const stretches: Stretch[] = [];
  let start: Date | null = null;
  for (const { action, at } of events) {
    if (begins.includes(action)) start = whole(at);
    else if (start && whole(at) > start) stretches.push({ start, end: whole(at) });
    if (ends.includes(action)) start = null;
  }
  return stretches.length > 0 ? stretches : [{ start: started, end: new Date(started.getTime() + held * 1000) }];
};

/** Each stretch in which it was held, for each of them. @throws Refusal 409 `noTime`, `nobodyHere` or `alreadyBooked` */
export const bookTime = (door: Door, me: Me, id: number, { task_id, work_type_id }: Booking): Promise<{ users: number[] }> => {
  let first: { user_id: number; start: Date; end: Date } | null = null;
  return namingOverlap(
    door.database,
    me,
    () => first,
    () =>
      act(door, me, async (tx) => {
        const { started_at, held_time } = await allowed(tx, meeting, me, id, 'bookTime');
        if (!started_at || Number(held_time) < 1) throw conflict('meeting', 'noTime');
        if ((await tx.em.count(tx.database.entities.event, { entity: 'meeting', entity_id: id, action: 'bookTime' })) > 0)
          throw conflict('meeting', 'alreadyBooked');
        const users = await hereOf(tx, id);
        if (users.length === 0) throw conflict('meeting', 'nobodyHere');
        if ((await tx.em.count(tx.database.entities.task, { id: task_id })) === 0)
          throw invalid({ field: 'task_id', reason: 'notReference' });
        const stretches = await stretchesOf(tx, id, new Date(String(started_at)), Number(held_time));
        const { number, title } = await tx.get('meeting', id);
        for (const user_id of users)
          for (const { start, end } of stretches) {
            first = { user_id, start, end };
            const stretch = { start_time: start.toISOString(), end_time: end.toISOString() };
            await insertTime(tx, me, task_id, { user_id, work_type_id, notes: `S-${number} ${title}`, ...stretch });
          }
        tx.record({
          entity: 'meeting',
          id,
          action: 'bookTime',
          after: { task_id, work_type_id, people: users.length },
          topics: ['meeting'],
        });
        return { users };
      }),
  );
};
