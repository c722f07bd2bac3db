// The row of the clock: technicians who start, pause, continue and stop their own tasks, each on a connection of their own.
import { isDeepStrictEqual } from 'node:util';
import type { Database, Row } from '#server/core/database/database.ts';
import { ask } from './answers.ts';
import { opened } from './data.ts';
import { type Lasting, measured, type Rates, type Side, type Sides } from './rounds.ts';
import { bytesOf, type Call } from './wire.ts';

export type Worker = {
  readonly id: number;
  readonly email: string;
  readonly work_type_id: number;
  readonly tasks: Readonly<Record<Side, readonly number[]>>;
};

const mostWorkers = 8;

/** Technicians who neither work nor drive, what they may book, and their open tasks, half of them for each side. */
export const workersOf = (url: string): Promise<Worker[]> =>
  opened(url, async ({ read }) => {
    const people = await read.all(
      `select u.id, u.email, (select work_type_id from time_entry where user_id = u.id order by id desc limit 1) as work_type_id from "user" u
      where u.active is true and u.email <> 'marko@example.com' and not exists (select 1 from time_entry where user_id = u.id and status = 0)
        and not exists (select 1 from transport where user_id = u.id and status = 0)
        and (select count(*) from task where company_user_id = u.id and status = 1) > 1
      order by u.id limit ${mostWorkers}`,
    );
    const workers: Worker[] = [];
    for (const { id, email, work_type_id } of people) {
      const open = await read.all(
        `select id from task t where company_user_id = ${id} and status = 1
          and not exists (select 1 from time_entry where task_id = t.id and status < 2) order by id`,
      );
      const half = (rest: number) => open.filter((_task, at) => at % 2 === rest).map((task) => Number(task.id));
      const tasks = { product: half(0), yardstick: half(1) };
      if (tasks.yardstick.length > 0) workers.push({ id: Number(id), email: String(email), work_type_id: Number(work_type_id), tasks });
    }
    return workers;
  });

/** The acts of one visit, task after task; `at` counts the acts. */
export const actAt = ({ work_type_id, tasks }: Worker, side: Side, at: number): Call => {
  const own = tasks[side];
  const task = own[Math.floor(at / 4) % own.length];
  const acts: readonly Call[] = [
    { method: 'POST', path: `/task/${task}/start`, body: { work_type_id } },
    { method: 'PUT', path: `/task/${task}/pause` },
    { method: 'PUT', path: `/task/${task}/continue`, body: {} },
    { method: 'POST', path: `/task/${task}/stop`, body: { final_notes: 'Opravljeno.' } },
  ];
  return acts[at % 4] as Call;
};

/** What a visit leaves behind, without what differs by nature: ids, and the second in which it happened. */
const traces = async ({ read }: Database, task: number): Promise<Record<string, unknown>> => {
  // Of its own: the tasks have lived before.
  const visited = `from event where entity = 'task' and entity_id = ${task} and action in ('start', 'pause', 'continue', 'stop') order by id desc limit 4`;
  const topics = (row: Row) => JSON.stringify(row).replaceAll(String(task), 'task');
  return {
    task: await read.all(`select status, waiting_reason, version from task where id = ${task}`),
    entry: await read.all(
      `select user_id, work_type_id, status, notes, final_notes, non_invoiced_part, non_invoiced_time from time_entry where task_id = ${task} order by id desc limit 1`,
    ),
    stretches: await read.all(
      `select s.user_id, s.class, s.end_time is null as open, s.multiplier from sub_time s
      where time_entry_id = (select max(id) from time_entry where task_id = ${task}) order by id`,
    ),
    events: await read.all(`select "by", entity, action, before, after, reason ${visited}`),
    topics: (await read.all(`select topics, within ${visited}`)).map(topics),
  };
};

/** @throws Error where a visit is answered otherwise, or leaves other rows, on one side than on the other */
export const compareClock = async (sides: Sides, database: Database, worker: Worker, cookie: string): Promise<void> => {
  const visit = async (side: Side) => {
    const answers: unknown[] = [];
    for (let at = 0; at < 4; at += 1) {
      const { status, body } = await ask(sides[side].port, actAt(worker, side, at), cookie);
      const { time: _time, revision, ...rest } = body as { time: string; revision: number };
      answers.push({ status, revision, ...rest });
    }
    return { answers, left: await traces(database, worker.tasks[side][0] ?? 0) };
  };
  const product = await visit('product');
  const yardstick = await visit('yardstick');
  if (!isDeepStrictEqual(product, yardstick))
    throw new Error(`A visit shall be the same on both sides; it is\n${JSON.stringify(product)}\nand\n${JSON.stringify(yardstick)}`);
};

export const measureClock = (sides: Sides, lasting: Lasting, workers: readonly Worker[], cookies: readonly string[]): Promise<Rates> =>
  measured(sides, lasting, (side) => {
    // The first visit was the comparison's.
    const done = workers.map(() => 4);
    return {
      connections: workers.length,
      status: 200,
      // Both sides send the same people, who can be at work in one place only.
      mayEnd: (connection) => (done[connection] ?? 0) % 4 === 0,
      next(connection) {
        const at = done[connection] ?? 0;
        done[connection] = at + 1;
        return bytesOf(actAt(workers[connection] as Worker, side, at), cookies[connection] ?? '');
      },
    };
  });
