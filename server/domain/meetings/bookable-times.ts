// When a meeting was held and which colleagues attended: whose time can be booked, whose is booked already, and what prevents the others.

import { allows, can, forUser } from '#schema/core/access.ts';
import { wholeSecond } from '#schema/core/picked-instant.ts';
import { leadsMeeting, meeting } from '#schema/meetings/meeting.ts';
import type { Database, ReadSource } from '../../core/database/database.ts';
import { among, flag, instant, literal, nullable, number, sql, text } from '../../core/database/sql.ts';
import { notAllowed } from '../../core/http/refusal.ts';
import type { Me } from '../../core/security/session.ts';
import { readOne } from '../../crud/read/read.ts';

export type Stretch = { readonly start: Date; readonly end: Date };
export const bookingStates = ['free', 'booked', 'overlaps', 'overlapsRunning', 'workTypeNotAllowed', 'notAllowed'] as const;
export type Present = {
  readonly user_id: number;
  readonly name: string;
  readonly standing: (typeof bookingStates)[number];
  /** The conflicting time, with its task. */
  readonly other: {
    readonly start_time: string;
    readonly end_time: string | null;
    readonly task_id: number;
    readonly company_task_id: number;
    readonly title: string;
  } | null;
};

const begins = ['start', 'continue'];
const ends = ['stop', 'finish'];

/** The stretches in which it was held, each start to the next stop by its history; without history, from its start on. */
export const stretchesOf = async ({ read }: ReadSource, id: number, started: Date, held: number): Promise<Stretch[]> => {
  const events = await read.rows(
    sql`select action, at from event where entity = 'meeting' and entity_id = ${id} and action in (${literal(...begins, ...ends)}) order by id`,
    { action: text, at: instant },
  );
  const stretches: Stretch[] = [];
  let start: Date | null = null;
  for (const { action, at } of events) {
    const now = wholeSecond(at);
    if (begins.includes(action)) start = now;
    else if (start && now > start) stretches.push({ start, end: now });
    if (ends.includes(action)) start = null;
  }
  return stretches.length > 0 ? stretches : [{ start: started, end: new Date(started.getTime() + held * 1000) }];
};

const named = sql`select 1 from user_type_work_type_ids n where n.user_type_id = u.user_type_id`;
/** Colleagues who attended, by user id; `pickable` says whether they may book this work type. */
const presentIn = ({ read }: ReadSource, id: number, work_type_id: number | null) =>
  read.rows(
    sql`select p.id, p.user_id, p.name, p.time_entry_id, (not exists (${named}) or exists (${named} and n.work_type_id = ${work_type_id ?? 0})) as pickable
      from meeting_participant p join "user" u on u.id = p.user_id where p.meeting_id = ${id} and p.attendance is not null order by p.user_id`,
    { id: number, user_id: number, name: text, time_entry_id: nullable(number), pickable: flag },
  );

/** Their other times during the meeting, earliest first. */
const timesBetween = async ({ read }: ReadSource, users: readonly number[], from: Date, to: Date) => {
  const rows = await read.rows(
    sql`select s.user_id, s.start_time, s.end_time, t.id as task_id, t.company_task_id, t.title
      from sub_time s join time_entry e on e.id = s.time_entry_id join task t on t.id = e.task_id
      where s.user_id ${among(users)} and s.class = 'work'
        and s.start_time < ${to} and (s.end_time is null or (s.end_time > ${from} and s.end_time <> s.start_time)) order by s.start_time`,
    { user_id: number, start_time: instant, end_time: nullable(instant), task_id: number, company_task_id: number, title: text },
  );
  return rows.map(({ user_id, ...times }) => ({
    user_id,
    start: new Date(times.start_time),
    end: times.end_time === null ? null : new Date(times.end_time),
    told: times,
  }));
};

/** An attendee's row in the meeting, and whether their time can be booked. */
type Attendance = { readonly participant: number; readonly person: Present };

/** Every colleague who attended, with their current state. */
export const presentOf = async (
  from: ReadSource,
  me: Me,
  id: number,
  stretches: readonly Stretch[],
  work_type_id: number | null,
): Promise<Attendance[]> => {
  const rows = await presentIn(from, id, work_type_id);
  const [first, last] = [stretches.at(0), stretches.at(-1)];
  const users = rows.map(({ user_id }) => user_id);
  const times = first && last && rows.length > 0 ? await timesBetween(from, users, first.start, last.end) : [];
  const mayAll = forUser(can('tasks.times'), me) === true;
  return rows.map(({ id: participant, user_id, name, time_entry_id, pickable }) => {
    const overlap = times.find(
      (time) => time.user_id === user_id && stretches.some(({ start, end }) => time.start < end && (!time.end || time.end > start)),
    );
    const refusal = user_id !== me.id && !mayAll ? 'notAllowed' : work_type_id !== null && !pickable ? 'workTypeNotAllowed' : null;
    const standing = time_entry_id ? 'booked' : (refusal ?? (overlap ? (overlap.end ? 'overlaps' : 'overlapsRunning') : 'free'));
    const other = overlap && (standing === 'overlaps' || standing === 'overlapsRunning') ? overlap.told : null;
    return { participant, person: { user_id, name, standing, other } };
  });
};

/** When it was held and whose time can be booked, for a preview. @throws Refusal 404 without such a meeting, 403 for a caller who does not lead it */
export const timesToBook = async (database: Database, me: Me, id: number, work_type_id: number | null) => {
  const record = await readOne(database, meeting, me, id);
  if (!allows(leadsMeeting, me, record)) throw notAllowed('meetings.write');
  const { started_at, held_time } = record;
  const stretches =
    started_at && Number(held_time) > 0 ? await stretchesOf(database, id, new Date(String(started_at)), Number(held_time)) : [];
  const people = await presentOf(database, me, id, stretches, work_type_id);
  return {
    stretches: stretches.map(({ start, end }) => ({ start_time: start.toISOString(), end_time: end.toISOString() })),
    people: people.map(({ person }) => person),
  };
};
