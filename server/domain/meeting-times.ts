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

/** From when it began for as long as it was held. @throws Refusal 409 `noTime`, `nobodyHere` or `alreadyBooked` */
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
        const start = new Date(String(started_at));
        const end = new Date(start.getTime() + Number(held_time) * 1000);
        const { number, title } = await tx.get('meeting', id);
        for (const user_id of users) {
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
