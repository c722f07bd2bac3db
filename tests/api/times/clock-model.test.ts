// Several users on several tasks, each with several devices at once, against a small model: no overlap, no lost or double second, one open stretch at most.
import fc from 'fast-check';
import pg from 'pg';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type Answer, useApi } from '#tests/support/api.ts';
import { onPostgres, useProcesses } from '#tests/support/machine/processes.ts';
import { afterAll, atRest, type ClockState, type Command, type Said, type Stretch } from '#tests/support/stories/clock-model.ts';

const api = useApi({ over: 'process' });
const processes = useProcesses(api);
beforeAll(async () => {
  // Hours of this month are nowhere settled yet.
  await api.as('admin').put('/settings', { time_lock_day: 28 });
});

const crew = 3;
const tasks = 2;
/** Mostly the same one: there the devices meet. */
const task = fc.constantFrom(0, 0, 0, 1);
/** Some are moved to where the clock has just run, most to a few minutes of the past: there they meet each other. */
const ends = fc.oneof(
  { weight: 1, arbitrary: fc.record({ ago: fc.nat({ max: 6 }), lasts: fc.integer({ min: 1, max: 5 }) }) },
  { weight: 3, arbitrary: fc.record({ ago: fc.integer({ min: 3600, max: 4000 }), lasts: fc.integer({ min: 60, max: 300 }) }) },
);
const moveOf = <A extends string>(...acts: A[]) => fc.record({ act: fc.constantFrom(...acts), task, switch: fc.boolean() });
const wish = fc.oneof(
  { weight: 4, arbitrary: moveOf('start', 'start', 'continue') },
  { weight: 3, arbitrary: moveOf('pause', 'pause', 'stop') },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('edit' as const), pick: fc.nat(), to: ends }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('remove' as const), pick: fc.nat() }) },
);
type Wish = typeof wish extends fc.Arbitrary<infer T> ? T : never;
/** What the devices of each user do at once, round after round. */
const day = fc.array(fc.tuple(...Array.from({ length: crew }, () => fc.array(wish, { maxLength: 3, size: 'max' }))), {
  minLength: 8,
  maxLength: 20,
});

const seconds = (instant: unknown) => Date.parse(String(instant)) / 1000;
const iso = (at: number) => new Date(at * 1000).toISOString();
const saidBy = ({ status, body }: Answer): Said => ({
  status,
  reason: typeof body.reason === 'string' ? body.reason : null,
  at: seconds(body.time),
});

let calls = 0;
const call = async (user: number, command: Command): Promise<Said> => {
  calls += 1;
  const caller = processes.at(processes.turn(calls), user);
  const path = `/task/${command.task}`;
  switch (command.act) {
    case 'start':
      return saidBy(await caller.post(`${path}/start`, { work_type_id: 1, switch: command.switch }));
    case 'continue':
      return saidBy(await caller.put(`${path}/continue`, { switch: command.switch }));
    case 'pause':
      return saidBy(await caller.put(`${path}/pause`));
    case 'stop':
      return saidBy(await caller.post(`${path}/stop`, {}));
    case 'edit':
      return saidBy(
        await caller.put(`${path}/subtime/${command.id}`, {
          start_time: iso(command.start),
          end_time: iso(command.end),
          reason: 'Popravek',
        }),
      );
    case 'remove':
      return saidBy(await caller.delete(`${path}/subtime/${command.id}`, { reason: 'Pomota' }));
  }
};

type Known = Omit<Stretch, 'visit' | 'id'> & { readonly id: number };
const stored = async (user: number): Promise<Known[]> => {
  const rows = await api.rows(
    'select s.id, e.task_id, s.start_time, s.end_time from sub_time s join time_entry e on e.id = s.time_entry_id where s.user_id = ?1 order by s.start_time, s.id',
    [user],
  );
  const at = (raw: unknown) => (typeof raw === 'number' ? raw / 1000 : seconds(raw));
  return rows.map(({ id, task_id, start_time, end_time }) => ({
    id: Number(id),
    task: Number(task_id),
    start: at(start_time),
    end: end_time === null ? null : at(end_time),
  }));
};
const shapes = (stretches: readonly Omit<Stretch, 'visit'>[]) =>
  stretches.map(({ task: on, start, end }) => `${on} ${start} ${end}`).toSorted();

/** The numbers of the stretches, as the server tells them; equal ones stand for each other. */
const named = (state: ClockState, known: readonly Known[]): ClockState => {
  const free = known.filter(({ id }) => !state.stretches.some((one) => one.id === id));
  return {
    ...state,
    stretches: state.stretches.map((one) => {
      if (one.id !== null) return one;
      const at = free.findIndex(({ task: on, start, end }) => on === one.task && start === one.start && end === one.end);
      return at < 0 ? one : { ...one, id: free.splice(at, 1)[0]?.id ?? null };
    }),
  };
};

/** Not on a whole minute, which would stand for an end that nobody has touched. */
const untidy = (at: number) => (at % 60 === 0 ? at - 1 : at);
const resolved = (one: Wish, places: readonly number[], known: readonly Known[]): Command[] => {
  if (one.act !== 'edit' && one.act !== 'remove') return [{ ...one, task: places[one.task] ?? 0 }];
  const done = known.filter(({ end }) => end !== null);
  const picked = done[one.pick % done.length];
  if (!picked) return [];
  const { id, task: on } = picked;
  if (one.act === 'remove') return [{ act: 'remove', task: on, id }];
  const end = untidy(Math.floor(Date.now() / 1000) - one.to.ago);
  return [{ act: 'edit', task: on, id, start: untidy(end - one.to.lasts), end }];
};

it('keeps every second once, whatever several devices of several people do at once', async () => {
  const run = async (rounds: readonly (readonly Wish[])[][]) => {
    const people: number[] = [];
    for (let at = 0; at < crew; at += 1) people.push(await api.hire(['tasks.create', 'tasks.times']));
    const places: number[] = [];
    for (let at = 0; at < tasks; at += 1)
      places.push(
        Number(
          (await api.as('luka').post('/task', { title: `Naključje ${at}`, company_user_id: people[0], users: people.slice(1) })).body.id,
        ),
      );

    let states = people.map((): ClockState[] => [atRest]);
    for (const wishes of rounds) {
      states = await Promise.all(
        people.map(async (user, at) => {
          const known = await stored(user);
          const before = (states[at] ?? []).map((state) => named(state, known));
          const commands = (wishes[at] ?? []).flatMap((one) => resolved(one, places, known));
          const acts = await Promise.all(commands.map(async (command) => ({ command, said: await call(user, command) })));
          const next = afterAll(before, acts);
          expect(next, `no order explains ${JSON.stringify(acts)} after ${JSON.stringify(before)}`).not.toEqual([]);
          return next;
        }),
      );
    }
    for (const place of places) {
      const [row] = await api.rows(
        'select t.status, min(e.status) as open from task t left join time_entry e on e.task_id = t.id and e.status < 2 where t.id = ?1 group by t.status',
        [place],
      );
      // In progress while somebody runs, waiting when all who are left have paused.
      if (row?.open !== null) expect(row?.status).toBe(row?.open === 0 ? 2 : 3);
    }
    for (const [at, user] of people.entries()) {
      const left = await stored(user);
      expect((states[at] ?? []).map((state) => shapes(state.stretches))).toContainEqual(shapes(left));
      expect(left.filter(({ end }) => end === null).length).toBeLessThan(2);
      const lasting = left.filter(({ start, end }) => start !== end);
      for (const [n, { start }] of lasting.entries()) if (n > 0) expect(lasting[n - 1]?.end ?? Number.NaN).toBeLessThanOrEqual(start);
      const totals = await api.rows(
        'select e.status, e.total_time, (select count(*) from sub_time s where s.time_entry_id = e.id and s.end_time is null) as open, e.id from time_entry e where e.user_id = ?1',
        [user],
      );
      expect(totals.map(({ status, open }) => (status === 0 ? 1 : 0) - Number(open)).every((difference) => difference === 0)).toBe(true);
      expect(totals.reduce((sum, { total_time }) => sum + Number(total_time), 0)).toBe(
        left.reduce((sum, { start, end }) => sum + (end === null ? 0 : end - start), 0),
      );
    }
  };
  await fc.assert(fc.asyncProperty(day, run), { numRuns: 8, interruptAfterTimeLimit: 60_000 });
});

if (onPostgres)
  describe('acts that wait for each other', () => {
    const near = useApi();
    /** Holds a row, as another process does in the middle of an act, until `during` is over. */
    const holding = async (table: string, id: number, during: (waiting: (n: number) => Promise<void>) => Promise<void>) => {
      const other = new pg.Client({ connectionString: near.url });
      await other.connect();
      await other.query(`begin; select 1 from "${table}" where id = ${id} for update`);
      const waiting = () =>
        other
          .query("select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'")
          .then(({ rowCount }) => rowCount);
      await during((n) => expect.poll(waiting, { interval: 5 }).toBe(n));
      await other.query('commit');
      await other.end();
    };
    const crewOf = async (n: number) => Promise.all(Array.from({ length: n }, () => near.hire(['tasks.create'])));
    const taskOf = async ([owner, ...users]: readonly number[]) =>
      Number((await near.as('luka').post('/task', { title: 'Hkrati', company_user_id: owner, users })).body.id);
    const start = (userId: number, id: number, more: object = {}) =>
      near.as(userId).post(`/task/${id}/start`, { work_type_id: 1, ...more });

    it('happen one after the other: none at an instant before the one that it waited for', async () => {
      const [userId = 0] = await crewOf(1);
      const id = await taskOf([userId]);
      await start(userId, id);
      const now = Date.now();
      let paused: Promise<Answer> | undefined;
      vi.useFakeTimers({ toFake: ['Date'], now });
      try {
        await holding('user', userId, async (waiting) => {
          paused = near.as(userId).put(`/task/${id}/pause`);
          await waiting(1);
          vi.setSystemTime(now + 3000);
        });
        expect(seconds((await paused)?.body.time)).toBe(Math.floor((now + 3000) / 1000));
      } finally {
        vi.useRealTimers();
      }
    });

    it('see each other: a task on which one begins while another leaves it for a second one is in progress', async () => {
      const [one = 0, two = 0] = await crewOf(2);
      const [id, elsewhere] = [await taskOf([one, two]), await taskOf([two])];
      await start(two, id);
      let answers: Promise<Answer[]> | undefined;
      await holding('task', id, async (waiting) => {
        const first = start(one, id);
        await waiting(1);
        answers = Promise.all([first, start(two, elsewhere, { switch: true })]);
        await waiting(2);
      });
      expect((await answers)?.map(({ status }) => status)).toEqual([200, 200]);
      expect(await near.as('luka').get(`/task/${id}`)).toMatchObject({ body: { status: 2 } });
    });
  });
