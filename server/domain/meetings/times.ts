// Books a meeting's time for its attendees, on a task with a work type; each person's time is booked completely or not at all.
import { meeting } from '#schema/meetings/meeting.ts';
import { act, type Services, type Tx } from '#server/core/events/act.ts';
import { conflict, invalid, notAllowed } from '#server/core/http/refusal.ts';
import type { Me } from '#server/core/security/session.ts';
import { displayNumber } from '#server/crud/read/subject.ts';
import { allowed } from '#server/crud/write/transition.ts';
import { lockClock } from '../times/clock.ts';
import { insertTime } from '../times/edit.ts';
import { type Present, presentOf, stretchesOf } from './bookable-times.ts';

type Booking = { readonly task_id: number; readonly work_type_id: number };
export type Booked = { readonly users: number[]; readonly left_out: Present[] };

/** Locks the clocks of all attendees until the act ends, so that free time stays free. */
const lockClocks = async (tx: Tx, meeting_id: number): Promise<void> => {
  const rows = await tx.em.find(
    tx.database.entities.meeting_participant,
    { meeting_id, attendance: { $ne: null }, user_id: { $ne: null } },
    { orderBy: { user_id: 'asc' } },
  );
  for (const { user_id } of rows) await lockClock(tx, user_id ?? 0);
};

/** The refusal when no time can be booked for anybody. */
const refusalOf = (people: readonly Present[]) => {
  if (people.length === 0) return conflict('meeting', 'nobodyHere');
  const missing = people.filter(({ standing }) => standing !== 'booked');
  if (missing.length === 0) return conflict('meeting', 'alreadyBooked');
  if (missing.every(({ standing }) => standing === 'notAllowed')) return notAllowed('tasks.times');
  const names = missing.map(({ name }) => name).join(', ');
  return conflict('meeting', 'nobodyFree', { parameters: { names }, members: { left_out: missing } });
};

/**
 * Books every stretch of the meeting for each attendee who was free then and has not booked it yet.
 * @returns whose time was booked, and who was left out and why
 * @throws Refusal 409 `noTime`, `nobodyHere`, `alreadyBooked` or `nobodyFree`
 */
export const bookTime = (services: Services, me: Me, id: number, { task_id, work_type_id }: Booking): Promise<Booked> =>
  act(services, me, async (tx) => {
    const { started_at, held_time } = await allowed(tx, meeting, me, id, 'bookTime');
    if (!started_at || Number(held_time) < 1) throw conflict('meeting', 'noTime');
    const { task, work_type } = tx.database.entities;
    if ((await tx.em.count(task, { id: task_id })) === 0) throw invalid({ field: 'task_id', reason: 'notReference' });
    if ((await tx.em.count(work_type, { id: work_type_id, archived: false })) === 0)
      throw invalid({ field: 'work_type_id', reason: 'notReference' });
    await lockClocks(tx, id);
    const stretches = await stretchesOf(tx, id, new Date(String(started_at)), Number(held_time));
    const people = await presentOf(tx, me, id, stretches, work_type_id);
    const free = people.filter(({ person }) => person.standing === 'free');
    if (free.length === 0) throw refusalOf(people.map(({ person }) => person));
    const { number, title } = await tx.get('meeting', id);
    for (const { person, participant } of free) {
      const { user_id } = person;
      const entries: number[] = [];
      for (const { start, end } of stretches) {
        const stretch = { start_time: start.toISOString(), end_time: end.toISOString() };
        entries.push(
          await insertTime(tx, me, task_id, { user_id, work_type_id, notes: `${displayNumber(meeting, number)} ${title}`, ...stretch }),
        );
      }
      (await tx.get('meeting_participant', participant)).time_entry_id = entries[0] ?? null;
    }
    const users = free.map(({ person }) => person.user_id);
    const left_out = people.flatMap(({ person }) => (person.standing === 'free' || person.standing === 'booked' ? [] : [person]));
    tx.record({ entity: 'meeting', id, action: 'bookTime', after: { task_id, work_type_id, people: users.length }, topics: ['meeting'] });
    return { users, left_out };
  });
