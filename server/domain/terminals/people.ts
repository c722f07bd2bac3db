// The people at a wall terminal: who somebody is, whether they are in, how their day went so far, and who is in altogether.
import { chipNumber } from '#schema/terminals/chip-number.ts';
import { workingStates } from '#schema/times/time-entry.ts';
import { asStored, asTold, type Dialect, placed, type Reader, type Row } from '#server/core/database/database.ts';

type Where = { readonly read: Reader; readonly dialect: Dialect };
export type Person = { readonly id: number; readonly name: string; readonly pin_hash: string | null };

const person = async ({ read, dialect }: Where, condition: string, value: unknown): Promise<Person | null> => {
  const [row] = await read.all(
    placed(dialect, `select id, name || ' ' || last_name as name, pin_hash from "user" where active is true and ${condition} = $`),
    [value],
  );
  return row ? { id: Number(row.id), name: String(row.name), pin_hash: row.pin_hash === null ? null : String(row.pin_hash) } : null;
};
export const personByPin = (where: Where, pin_key: string) => person(where, 'pin_key', pin_key);
/** As the reader writes it, where two were once told apart by that alone. */
export const personByChip = async (where: Where, tag: string) =>
  (await person(where, 'rfid_tag', tag)) ?? person(where, 'rfid_tag', chipNumber(tag));
export const personById = (where: Where, id: number) => person(where, 'id', id);

/** That somebody is in: where, since when, and whether they are on a break. */
export type Presence = {
  readonly task_id: number;
  readonly terminal_id: number;
  readonly terminal: string;
  readonly state: 'in' | 'paused';
  /** Since when they are in, and since when they work or pause. */
  readonly since: string;
  readonly state_since: string;
};

const began = '(select min(s.start_time) from sub_time s where s.time_entry_id = e.id)';
const presence = (row: Row): Presence => ({
  task_id: Number(row.task_id),
  terminal_id: Number(row.terminal_id),
  terminal: String(row.terminal),
  state: Number(row.status) === workingStates.running ? 'in' : 'paused',
  since: asTold(row.began ?? row.status_since),
  state_since: asTold(row.status_since),
});

/** Where somebody has clocked in, this terminal before the others; null while they are out. */
export const presenceOf = async ({ read, dialect }: Where, user_id: number, terminal_id: number): Promise<Presence | null> => {
  const [row] = await read.all(
    placed(
      dialect,
      `select e.task_id, e.status, e.status_since, r.id as terminal_id, r.name as terminal, ${began} as began from time_entry e join registration_terminal r on r.task_id = e.task_id where e.user_id = $ and e.status < ${workingStates.stopped} order by e.status, case when r.id = $ then 0 else 1 end, e.id desc limit 1`,
    ),
    [user_id, terminal_id],
  );
  return row ? presence(row) : null;
};

/** Whose clock runs on another task is at work there, not on a break. */
const atWork = `case when exists (select 1 from time_entry o where o.user_id = e.user_id and o.status = ${workingStates.running}) then ${workingStates.running} else e.status end`;

/** Everybody who is in, by their names; for the day on which the house must be empty. */
export const whoIsIn = async ({ read }: Where) => {
  const rows = await read.all(
    `select u.name || ' ' || u.last_name as name, e.task_id, ${atWork} as status, e.status_since, r.id as terminal_id, r.name as terminal, ${began} as began from time_entry e join registration_terminal r on r.task_id = e.task_id join "user" u on u.id = e.user_id where e.status < ${workingStates.stopped} order by u.last_name_sort, u.name_sort, u.id`,
  );
  return rows.map((row) => {
    const { terminal, state, since } = presence(row);
    return { name: String(row.name), terminal, state, since };
  });
};

export type DayPart = { readonly start: string; readonly end: string | null; readonly kind: 'worked' | 'paused' };

/** What somebody did at the terminals since an instant: worked, and paused between two stretches of the same stay. */
export const dayOfPerson = async ({ read, dialect }: Where, user_id: number, from: Date): Promise<DayPart[]> => {
  const rows = await read.all(
    placed(
      dialect,
      `select s.start_time, s.end_time, e.id, e.status from sub_time s join time_entry e on e.id = s.time_entry_id join registration_terminal r on r.task_id = e.task_id where s.user_id = $ and s.class = 'work' and (s.end_time is null or s.end_time > $) order by s.start_time, s.id`,
    ),
    [user_id, asStored(dialect, from)],
  );
  const first = from.toISOString();
  return rows.flatMap((row, at): DayPart[] => {
    const start = asTold(row.start_time);
    const end = row.end_time === null ? null : asTold(row.end_time);
    const next = rows[at + 1];
    const worked: DayPart = { start: start < first ? first : start, end, kind: 'worked' };
    if (end === null) return [worked];
    if (next?.id === row.id) return [worked, { start: end, end: asTold(next?.start_time), kind: 'paused' }];
    return Number(row.status) === workingStates.paused ? [worked, { start: end, end: null, kind: 'paused' }] : [worked];
  });
};

/** The task on which somebody's clock runs and that is no terminal's. */
export const runsOutside = async ({ read, dialect }: Where, user_id: number): Promise<{ number: number; title: string } | null> => {
  const [row] = await read.all(
    placed(
      dialect,
      `select t.company_task_id, t.title from time_entry e join task t on t.id = e.task_id where e.user_id = $ and e.status = ${workingStates.running} and t.registration_terminal_task is false`,
    ),
    [user_id],
  );
  return row ? { number: Number(row.company_task_id), title: String(row.title) } : null;
};
