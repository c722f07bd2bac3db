// A user's presence beside the clocks of tasks: arrival, break and departure are times of the class attendance, on the task of a terminal or of the company.

import type { Caller } from '#schema/core/access.ts';
import { createFormat } from '#schema/core/format.ts';
import { languageAmong } from '#schema/core/words.ts';
import { type PresenceSource, presenceSources } from '#schema/people/user-type.ts';
import { task, taskStates } from '#schema/tasks/task.ts';
import type { PresenceAction, WorkAnswer } from '#schema/times/presence.ts';
import { workingStates } from '#schema/times/time-entry.ts';
import { instant, literal, nullable, number, oneOf, prepared, type Reader, type RowOf, sql, text } from '#server/core/database/sql.ts';
import type { Tx } from '#server/core/events/act.ts';
import { conflict } from '#server/core/http/refusal.ts';
import { sayIn } from '#server/core/http/words.ts';
import { insert } from '#server/crud/write/write.ts';
import { runsOn } from '../tasks/clock-reads.ts';
import { addToTeam } from '../tasks/life.ts';
import { lockClock, pause, resume, start, stop } from './clock.ts';
import { ownWorkTypes } from './work-types.ts';

/** Allows reading inside an act or outside one. */
type Where = { readonly read: Reader };

/** Where somebody is present, since when, and whether on a break. */
export type Presence = {
  readonly task_id: number;
  /** Null where the arrival was their own entry. */
  readonly terminal_id: number | null;
  readonly place: string;
  readonly state: 'in' | 'paused';
  /** Since when they are in, and since when they work or pause. */
  readonly since: string;
  readonly state_since: string;
};

const { running, paused, stopped } = workingStates;

export const presenceColumns = {
  task_id: number,
  status: number,
  status_since: instant,
  terminal_id: nullable(number),
  place: text,
  began: nullable(instant),
};
export const began = sql`(select min(s.start_time) from sub_time s where s.time_entry_id = e.id)`;
export const presenceFrom = ({ task_id, terminal_id, place, status, status_since, began }: RowOf<typeof presenceColumns>): Presence => ({
  task_id,
  terminal_id,
  place,
  state: status === running ? 'in' : 'paused',
  since: began ?? status_since,
  state_since: status_since,
});

/** The open presence of a user, at this task before another; null while they are out. */
export const presenceOf = async ({ read }: Where, user_id: number, task_id: number): Promise<Presence | null> => {
  const row = await read.row(
    sql`select e.task_id, e.status, e.status_since, r.id as terminal_id, t.title as place, ${began} as began
      from time_entry e join task t on t.id = e.task_id left join registration_terminal r on r.task_id = e.task_id
      where e.user_id = ${user_id} and e.class = 'attendance' and e.status < ${literal(stopped)}
      order by e.status, case when e.task_id = ${task_id} then 0 else 1 end, e.id desc limit 1`,
    presenceColumns,
  );
  return row && presenceFrom(row);
};

/** When the last stay of a user ended. */
export const lastDeparture = ({ read }: Where, user_id: number): Promise<string | null> =>
  read.value(sql`select max(end_time) from sub_time where user_id = ${user_id} and class = 'attendance'`, nullable(instant));

const work = { id: number, number, title: text };
/** The task of the user that rests since that instant: its clock paused together with the break. */
export const workRestingSince = ({ read }: Where, user_id: number, since: string) =>
  read.row(
    sql`select t.id, t.company_task_id as number, t.title from time_entry e join task t on t.id = e.task_id
      where e.user_id = ${user_id} and e.class = 'work' and e.status = ${literal(paused)} and e.status_since = ${new Date(since)}
      order by e.id desc limit 1`,
    work,
  );

/** Creates a task on which people are present. @returns its id */
export const insertAttendanceTask = async (tx: Tx, title: string, user_added: number): Promise<number> => {
  const owned = { status: taskStates.open, user_added, date_added: tx.now.toISOString(), registration_terminal_task: true };
  return (await insert(tx, task, { title, tags: [] }, owned)).id;
};

/** Where an arrival is booked: the task, and the work type that its terminal names. */
export type Place = { readonly task_id: number; readonly work_type_id: number | null };

const settingsIn = (tx: Tx) => tx.em.findOneOrFail(tx.database.entities.settings, { id: 1 });

/** The place of own entries, made with the first of them. */
export const ownPlace = async (tx: Tx): Promise<Place> => {
  const { attendance_task_id: known, default_language } = await settingsIn(tx);
  if (known) return { task_id: known, work_type_id: null };
  const title = sayIn(languageAmong(default_language))('presence.own');
  // Of two first arrivals at once the second finds the task of the first.
  const settings = await tx.get('settings', 1);
  settings.attendance_task_id ??= await insertAttendanceTask(tx, title, tx.me?.id ?? 0);
  return { task_id: Number(settings.attendance_task_id), work_type_id: null };
};

/** The work type of the place if the user may pick it, else the plain work type that they use most. */
export const workTypeAt = async (tx: Tx, { work_type_id }: Place, user_id: number): Promise<number> => {
  const types = await ownWorkTypes(tx, user_id);
  const plain = await tx.em.find(tx.database.entities.work_type, { counts_as_work: true, default_multiplier: 1 });
  const plainIds = new Set(plain.map(({ id }) => id));
  const picked = types.find(({ id }) => id === work_type_id) ?? types.find(({ id }) => plainIds.has(id)) ?? types[0];
  if (!picked) throw conflict('presence', 'noWorkType');
  return picked.id;
};

const refusal = async (tx: Tx, reason: string, { place, state_since, since }: Presence) => {
  const { timezone, default_language } = await settingsIn(tx);
  const at = createFormat(languageAmong(default_language), timezone).timeFrom(reason === 'alreadyPaused' ? state_since : since, tx.now);
  return conflict('presence', reason, { parameters: { place, at } });
};

/** The clock of a task does as its user: unless it was begun after the act, which may be told late. */
const follow = async (tx: Tx, me: Caller, action: PresenceAction, open: Presence | null): Promise<void> => {
  if (action === 'enter') {
    const resting = open && (await workRestingSince(tx, me.id, open.state_since));
    return void (resting && (await resume(tx, me, resting.id, { switch: false })));
  }
  const clock = await runsOn(tx, me.id);
  if (!clock) return;
  const { status_since } = await tx.get('time_entry', clock.entry_id);
  if (status_since > tx.now) return;
  await (action === 'pause' ? pause(tx, me, clock.id) : stop(tx, me, clock.id));
};

export type PresenceAct = { readonly action: PresenceAction; readonly work: WorkAnswer };

/**
 * Arrives, takes a break or goes, at `tx.now`, as the user themselves; the caller holds the lock of the user's clock.
 * @throws Refusal 409 `alreadyIn`, `inElsewhere`, `notIn`, `alreadyPaused`, `noWorkType`
 */
export const bePresent = async (tx: Tx, place: Place, user_id: number, { action, work }: PresenceAct): Promise<void> => {
  const me: Caller = { id: user_id, permissions: new Set() };
  const open = await presenceOf(tx, user_id, place.task_id);
  // The clock of the task first: a break that it cannot join is none yet.
  if (action === 'enter') {
    if (open?.state === 'in') throw await refusal(tx, open.task_id === place.task_id ? 'alreadyIn' : 'inElsewhere', open);
    if (work === 'follows') await follow(tx, me, action, open);
    if (open) return void (await resume(tx, me, open.task_id, { switch: false }));
    await addToTeam(tx, place.task_id, user_id);
    return void (await start(tx, me, place.task_id, { work_type_id: await workTypeAt(tx, place, user_id), switch: false }));
  }
  if (!open) throw conflict('presence', 'notIn');
  if (action === 'pause' && open.state === 'paused') throw await refusal(tx, 'alreadyPaused', open);
  if (work === 'follows') await follow(tx, me, action, open);
  await (action === 'leave' ? stop(tx, me, open.task_id) : pause(tx, me, open.task_id));
};

const source = prepared(
  (user_id: number) => sql`select t.presence from "user" u join user_type t on t.id = u.user_type_id where u.id = ${user_id}`,
  { presence: oneOf(...presenceSources) },
);

/** Whence the presence of a user is known: their user type says it. */
export const presenceSource = async (read: Reader, user_id: number): Promise<PresenceSource> => {
  const [row] = await source(read, user_id);
  return row?.presence ?? 'tasks';
};

/** Who enters their presence themselves arrives with the first act of the day, and is back from a break with the next one. */
export const arriveByWork = async (tx: Tx, user_id: number): Promise<void> => {
  await lockClock(tx, user_id);
  if ((await presenceSource(tx.read, user_id)) !== 'own') return;
  const place = await ownPlace(tx);
  if ((await presenceOf(tx, user_id, place.task_id))?.state === 'in') return;
  await bePresent(tx, place, user_id, { action: 'enter', work: 'stays' });
};
