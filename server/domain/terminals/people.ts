// The users at a wall terminal: finds one by PIN or chip, whether they are in, their day so far, and everybody who is in.
import { chipNumber } from '#schema/terminals/chip-number.ts';
import { workingStates } from '#schema/times/time-entry.ts';
import { type Fragment, instant, literal, nullable, number, type Reader, type RowOf, sql, text } from '#server/core/database/sql.ts';

/** Allows reading inside an act or outside one. */
type Where = { readonly read: Reader };
export type Person = { readonly id: number; readonly name: string; readonly pin_hash: string | null };

const person = ({ read }: Where, condition: Fragment): Promise<Person | null> =>
  read.row(sql`select id, name || ' ' || last_name as name, pin_hash from "user" where active is true and ${condition}`, {
    id: number,
    name: text,
    pin_hash: nullable(text),
  });
export const personByPin = (where: Where, pin_key: string) => person(where, sql`pin_key = ${pin_key}`);
/** First by the tag exactly as read, because older chips may differ only in spelling; then by its number. */
export const personByChip = async (where: Where, tag: string) =>
  (await person(where, sql`rfid_tag = ${tag}`)) ?? person(where, sql`rfid_tag = ${chipNumber(tag)}`);
export const personById = (where: Where, id: number) => person(where, sql`id = ${id}`);

/** The presence of a user: where, since when, and whether on a break. */
export type Presence = {
  readonly task_id: number;
  readonly terminal_id: number;
  readonly terminal: string;
  readonly state: 'in' | 'paused';
  /** Since when they are in, and since when they work or pause. */
  readonly since: string;
  readonly state_since: string;
};

const running = literal(workingStates.running);
const stopped = literal(workingStates.stopped);
const began = sql`(select min(s.start_time) from sub_time s where s.time_entry_id = e.id)`;
const columns = { task_id: number, status: number, status_since: instant, terminal_id: number, terminal: text, began: nullable(instant) };
const presence = ({ task_id, terminal_id, terminal, status, status_since, began }: RowOf<typeof columns>): Presence => ({
  task_id,
  terminal_id,
  terminal,
  state: status === workingStates.running ? 'in' : 'paused',
  since: began ?? status_since,
  state_since: status_since,
});

/** Where a user has clocked in, this terminal before the others; null while they are out. */
export const presenceOf = async ({ read }: Where, user_id: number, terminal_id: number): Promise<Presence | null> => {
  const row = await read.row(
    sql`select e.task_id, e.status, e.status_since, r.id as terminal_id, r.name as terminal, ${began} as began
      from time_entry e join registration_terminal r on r.task_id = e.task_id where e.user_id = ${user_id} and e.status < ${stopped}
      order by e.status, case when r.id = ${terminal_id} then 0 else 1 end, e.id desc limit 1`,
    columns,
  );
  return row && presence(row);
};

/** A user whose clock runs on another task is at work, not on a break. */
const atWork = sql`case when exists (select 1 from time_entry o where o.user_id = e.user_id and o.status = ${running}) then ${running} else e.status end`;

/** Everybody who is in, by name: the list for an evacuation. */
export const presentPeople = async ({ read }: Where) => {
  const rows = await read.rows(
    sql`select u.name || ' ' || u.last_name as name, e.task_id, ${atWork} as status, e.status_since, r.id as terminal_id, r.name as terminal,
        ${began} as began
      from time_entry e join registration_terminal r on r.task_id = e.task_id join "user" u on u.id = e.user_id
      where e.status < ${stopped} order by u.last_name_sort, u.name_sort, u.id`,
    { ...columns, name: text },
  );
  return rows.map(({ name, ...row }) => {
    const { terminal, state, since } = presence(row);
    return { name, terminal, state, since };
  });
};

export type DayPart = { readonly start: string; readonly end: string | null; readonly kind: 'worked' | 'paused' };

/** What a user did at the terminals since an instant: work, and pauses between two stretches of a stay. */
export const dayOfPerson = async ({ read }: Where, user_id: number, from: Date): Promise<DayPart[]> => {
  const rows = await read.rows(
    sql`select s.start_time, s.end_time, e.id, e.status
      from sub_time s join time_entry e on e.id = s.time_entry_id join registration_terminal r on r.task_id = e.task_id
      where s.user_id = ${user_id} and s.class = 'work' and (s.end_time is null or s.end_time > ${from}) order by s.start_time, s.id`,
    { start_time: instant, end_time: nullable(instant), id: number, status: number },
  );
  const first = from.toISOString();
  return rows.flatMap(({ id, status, start_time: start, end_time: end }, at): DayPart[] => {
    const next = rows[at + 1];
    const worked: DayPart = { start: start < first ? first : start, end, kind: 'worked' };
    if (end === null) return [worked];
    if (next?.id === id) return [worked, { start: end, end: next.start_time, kind: 'paused' }];
    return status === workingStates.paused ? [worked, { start: end, end: null, kind: 'paused' }] : [worked];
  });
};

/** The task outside terminals on which the user's clock runs. */
export const runsOutside = ({ read }: Where, user_id: number): Promise<{ number: number; title: string } | null> =>
  read.row(
    sql`select t.company_task_id as number, t.title from time_entry e join task t on t.id = e.task_id
      where e.user_id = ${user_id} and e.status = ${running} and t.registration_terminal_task is false`,
    { number, title: text },
  );
