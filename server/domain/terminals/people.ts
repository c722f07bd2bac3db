// The users at a wall terminal: finds one by PIN or chip, their day so far, and everybody who is in.
import { chipNumber } from '#schema/terminals/chip-number.ts';
import { workingStates } from '#schema/times/time-entry.ts';
import { type Fragment, instant, literal, nullable, number, type Reader, sql, text } from '#server/core/database/sql.ts';
import { began, presenceColumns, presenceFrom } from '../times/presence.ts';

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

const running = literal(workingStates.running);
const stopped = literal(workingStates.stopped);

/** A user whose clock runs on another task is at work, not on a break. */
const atWork = sql`case when exists (select 1 from time_entry o where o.user_id = e.user_id and o.class = 'work' and o.status = ${running}) then ${running} else e.status end`;

/** Everybody who is in, by name: the list for an evacuation. */
export const presentPeople = async ({ read }: Where) => {
  const rows = await read.rows(
    sql`select u.name || ' ' || u.last_name as name, e.task_id, ${atWork} as status, e.status_since, r.id as terminal_id, t.title as place,
        ${began} as began
      from time_entry e join task t on t.id = e.task_id join registration_terminal r on r.task_id = e.task_id join "user" u on u.id = e.user_id
      where e.class = 'attendance' and e.status < ${stopped} order by u.last_name_sort, u.name_sort, u.id`,
    { ...presenceColumns, name: text },
  );
  return rows.map(({ name, ...row }) => {
    const { place: terminal, state, since } = presenceFrom(row);
    return { name, terminal, state, since };
  });
};

export type DayPart = { readonly start: string; readonly end: string | null; readonly kind: 'worked' | 'paused' };

/** A user's presence since an instant: the stretches of each stay, and the pauses between them. */
export const dayOfPerson = async ({ read }: Where, user_id: number, from: Date): Promise<DayPart[]> => {
  const rows = await read.rows(
    sql`select s.start_time, s.end_time, e.id, e.status
      from sub_time s join time_entry e on e.id = s.time_entry_id
      where s.user_id = ${user_id} and s.class = 'attendance' and (s.end_time is null or s.end_time > ${from}) order by s.start_time, s.id`,
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

/** The task on which the user's clock runs. */
export const runsOutside = ({ read }: Where, user_id: number): Promise<{ number: number; title: string } | null> =>
  read.row(
    sql`select t.company_task_id as number, t.title from time_entry e join task t on t.id = e.task_id
      where e.user_id = ${user_id} and e.class = 'work' and e.status = ${running}`,
    { number, title: text },
  );
