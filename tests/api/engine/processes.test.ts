// Every process on one database tells each event once, whoever made it and whatever happens to the line between them, or to one of them: three on a PostgreSQL, the one of an embedded SQLite.
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Fields, useApi } from '#tests/support/api.ts';
import { callerOver } from '#tests/support/caller.ts';
import { type EventStream, eventStream } from '#tests/support/event-stream.ts';
import { type Balancer, balance } from '#tests/support/machine/balancer.ts';
import { onPostgres, useProcesses } from '#tests/support/machine/processes.ts';
import type { Server } from '#tests/support/server.ts';
import { chipOf, eventId, giveChip, makeTerminal } from '#tests/support/stories/terminal-story.ts';

const api = useApi({ over: 'process' });
const processes = useProcesses(api);
let beside: pg.Client;
const screens: EventStream[] = [];
beforeAll(async () => {
  if (!onPostgres) return;
  beside = new pg.Client({ connectionString: api.url });
  await beside.connect();
});
/** What an earlier test has done a process may tell a little later. */
let before = 0;
beforeEach(async () => {
  before = Number((await api.rows('select coalesce(max(id), 0) as id from event'))[0]?.id);
});
afterEach(async () => {
  if (onPostgres) await beside.query('rollback');
  for (const screen of screens.splice(0)) screen.close();
});
afterAll(async () => {
  if (onPostgres) await beside.end();
});

const listen = async ({ url }: Pick<Server, 'url'>, topics: string, lastSeen?: string): Promise<EventStream> => {
  const controller = new AbortController();
  const headers = { cookie: `session=${await api.sessionOf('admin')}`, ...(lastSeen !== undefined && { 'last-event-id': lastSeen }) };
  const { body } = await fetch(`${url}/api/v1/events?topics=${topics}`, { headers, signal: controller.signal });
  if (!body) throw new Error('The stream has no body.');
  const screen = eventStream(body, () => controller.abort());
  screens.push(screen);
  return screen;
};
const named = (name: string) =>
  api.rows('select e.id from event e join tag t on t.id = e.entity_id where e.entity = ?1 and t.name like ?2 order by e.id', [
    'tag',
    `${name}%`,
  ]);
/** So many calls are on their way at once; of more, some would wait for one of the database's connections longer than a call does. */
const lanes = 40;
const makeTags = async (name: string, from: number, to: number) => {
  let next = from;
  const lane = async () => {
    for (let n = next++; n < to; n = next++) {
      const answer = await processes.at(processes.turn(n), 'admin').post('/tag', { name: `${name} ${n}`, color: '#336699' });
      expect(answer.status).toBe(201);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
};
/** An act of a process that takes its time: the event has its number long before it is committed. */
const slowAct = async (entity_id: number, columns = '', values = '') => {
  await beside.query('begin');
  const { rows } = await beside.query(
    `with written as (insert into event (at, entity, entity_id, action, topics${columns}) values (now(), 'tag', $1, 'update', '["tag"]'${values}) returning id)
    select id, pg_notify('event', id::text) from written`,
    [entity_id],
  );
  return { id: Number(rows[0].id), commit: () => beside.query('commit') };
};
const lastOnes = new Set<unknown>();
/** It has heard exactly these: what every process does afterwards it hears as the next. */
const heardOnce = async (screen: EventStream, ids: readonly number[]) => {
  await screen.next(() => ids.every((id) => screen.received.some((event) => event.id === id)));
  for (const server of processes.all) {
    const { body } = await processes.at(server, 'admin').post('/tag', { name: `Konec ${lastOnes.size}`, color: '#336699' });
    lastOnes.add(body.id);
    await screen.next(({ entity_id }) => entity_id === body.id);
  }
  const received = screen.received.filter(({ id, entity_id }) => id > before && !lastOnes.has(entity_id));
  expect(received.map(({ id }) => id).toSorted((one, two) => one - two)).toEqual(ids.toSorted((one, two) => one - two));
};
const idsOf = async (name: string) => (await named(name)).map(({ id }) => Number(id));

const everywhere = (topics: string, lastSeen?: string) => Promise.all(processes.all.map((server) => listen(server, topics, lastSeen)));

describe('the processes on one database', () => {
  it('tell a screen what is done on any of them', async () => {
    const received = await everywhere('tag');
    for (const [n, server] of processes.all.entries()) {
      const { body } = await processes.at(server, 'admin').post('/tag', { name: `Slišano ${n}`, color: '#336699' });
      for (const screen of received)
        expect(await screen.next(({ entity_id }) => entity_id === body.id)).toMatchObject({
          entity: 'tag',
          action: 'create',
          by: api.id('admin'),
        });
    }
    for (const screen of received) await heardOnce(screen, await idsOf('Slišano'));
  });

  it('tell each of 500 commits, many at once, and one that began before them all and ends after them', async () => {
    const received = await everywhere('tag');
    const slow = onPostgres ? await slowAct(1) : null;
    await makeTags('Množica', 0, 500);
    const ids = await idsOf('Množica');
    expect(ids).toHaveLength(500);
    for (const screen of received) await heardOnce(screen, ids);
    await slow?.commit();
    for (const screen of received) await heardOnce(screen, slow ? [...ids, slow.id] : ids);
  });

  it('tell a browser that comes back to whichever what it missed', async () => {
    for (const [n, server] of processes.all.entries()) {
      const screen = await listen(server, 'tag');
      // Its number is an earlier one than the last that the browser has heard.
      const slow = onPostgres ? await slowAct(2) : null;
      await makeTags(`Vrnitev ${n} prej`, 0, 4);
      const known = await idsOf(`Vrnitev ${n} prej`);
      await screen.next(() => known.every((id) => screen.received.some((event) => event.id === id)));
      screen.close();
      await makeTags(`Vrnitev ${n} potem`, 0, 4);
      await slow?.commit();
      const ids = [...(slow ? [slow.id] : []), ...(await idsOf(`Vrnitev ${n} potem`))];
      for (const back of await everywhere('tag', screen.cursor)) await heardOnce(back, ids);
    }
  });

  it('make a call once that a phone repeats at whichever of them, and give each the first answer', async () => {
    const { body: made } = await api.as('luka').post('/task', { title: 'Ponovljeno drugje', company_user_id: api.id('marko') });
    const repeated = (method: string, act: string, body?: object) =>
      Promise.all(
        Array.from({ length: 10 }, (_, n) =>
          processes
            .at(processes.turn(n), 'marko')
            .send(method, `/task/${made.id}/${act}`, body, { headers: { 'idempotency-key': `povsod-${act}` } }),
        ),
      );
    for (const [method, act, body, status] of [
      ['POST', 'start', { work_type_id: 1 }, 0],
      ['PUT', 'pause', undefined, 1],
      ['PUT', 'continue', {}, 0],
      ['POST', 'stop', {}, 2],
    ] as const) {
      const answers = await repeated(method, act, body);
      expect(answers.map((answer) => [answer.status, answer.body])).toEqual(answers.map(() => [200, answers[0]?.body]));
      expect(answers[0]?.body).toMatchObject({ status });
    }
    expect((await api.eventsOf('task', Number(made.id))).map(({ action }) => action)).toEqual([
      'create',
      'start',
      'pause',
      'continue',
      'stop',
    ]);
  });

  it('let no more wrong PINs through at a wall terminal than one of them would, neither in a row nor on a day', async () => {
    const wrong_pins_on = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Ljubljana' }).format(new Date());
    const guessed = async (before: number) => {
      const { id, key } = await makeTerminal(api);
      const table = api.database.entities.registration_terminal;
      await api.database.orm.em.fork().nativeUpdate(table, { id }, { wrong_pins_on, wrong_pins_that_day: before });
      const answers = await Promise.all(
        Array.from({ length: 24 }, (_one, n) =>
          processes.at(processes.turn(n), 'admin').post(`/terminal/${key}/identify`, { pin: String(99_999_000 + n) }),
        ),
      );
      const [row] = await api.rows('select wrong_pins_that_day from registration_terminal where id = ?1', [id]);
      return [
        answers.filter(({ status }) => status === 404).length,
        answers.filter(({ status }) => status === 429).length,
        Number(row?.wrong_pins_that_day),
      ];
    };
    expect(await guessed(0)).toEqual([5, 19, 5]);
    expect(await guessed(97)).toEqual([3, 21, 100]);
  });

  it('take right PINs at once at each of them, also after four wrong ones in a row', async () => {
    const { id, key } = await makeTerminal(api);
    const { pin } = (await api.as('admin').post(`/user/${api.id('petra')}/pin`)).body;
    const table = api.database.entities.registration_terminal;
    for (let rounds = 0; rounds < 5; rounds += 1) {
      await api.database.orm.em.fork().nativeUpdate(table, { id }, { wrong_pins: 4 });
      const answers = await Promise.all(
        processes.all.map((server) => processes.at(server, 'admin').post(`/terminal/${key}/identify`, { pin })),
      );
      expect(answers.map(({ status }) => status)).toEqual(processes.all.map(() => 200));
    }
  });

  it('tell a browser that had heard nothing yet what was done until it came back', async () => {
    const screen = await listen(processes.all.at(-1) ?? api.server, 'tag');
    await screen.began;
    screen.close();
    await makeTags('Nič še', 0, 3);
    for (const back of await everywhere('tag', screen.cursor)) await heardOnce(back, await idsOf('Nič še'));
  });
});

if (onPostgres)
  describe('the line between the processes', () => {
    const cut = async () => {
      const { rowCount } = await beside.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'work-management events'",
      );
      expect(rowCount).toBeGreaterThan(0);
    };

    it('loses nothing and tells nothing twice though it is cut again and again while they work', async () => {
      const received = await everywhere('tag');
      for (let round = 1; round <= 4; round += 1) {
        const work = makeTags(`Prekinjeno ${round}`, 0, 40);
        await cut();
        await work;
        for (const screen of received) await screen.next(() => screen.received.filter(({ id }) => id > before).length >= round * 40);
      }
      const ids = await idsOf('Prekinjeno');
      expect(ids).toHaveLength(160);
      for (const screen of received) await heardOnce(screen, ids);
    });

    it('does not take for new what a restore has brought, though it carries a number that is yet to come', async () => {
      const received = await everywhere('tag');
      const old = await slowAct(3, ', xid', ', (pg_snapshot_xmax(pg_current_snapshot())::text::bigint + 4)::text::xid8');
      await old.commit();
      await makeTags('Po obnovi', 0, 20);
      for (const screen of received) await heardOnce(screen, await idsOf('Po obnovi'));
    });
  });

if (onPostgres)
  describe('three behind a balancer, one of which is killed while they work', () => {
    let balancer: Balancer;
    beforeAll(async () => {
      balancer = await balance(processes.all.map(({ url }) => url));
    });
    afterAll(() => balancer.close());
    const call = (person: 'admin' | 'marko' | null, home?: string) =>
      callerOver(
        (path, init) => fetch(`${balancer.url}${path}`, init),
        async () => (person ? api.sessionOf(person) : null),
        home,
      );
    /** Repeats under its key until there is an answer, as a phone does. */
    const surely = async (method: string, path: string, body: object): Promise<Fields> => {
      const headers = { 'idempotency-key': crypto.randomUUID() };
      for (;;) {
        const answer = await call('admin')
          .send(method, path, body, { headers })
          .catch(() => null);
        if (answer && answer.status !== 503) {
          expect(answer.status).toBeLessThan(300);
          return answer.body;
        }
      }
    };
    /** An open screen that comes back where it was cut off; each event once. */
    const stayingScreen = () => {
      const receivedIds: number[] = [];
      let open: EventStream | undefined;
      let closed = false;
      const follow = async () => {
        let cursor: string | undefined;
        while (!closed) {
          const screen = await listen({ url: balancer.url }, 'task', cursor).catch(() => null);
          if (!screen) continue;
          open = screen;
          await screen.ended;
          receivedIds.push(...screen.received.map(({ id }) => id));
          cursor = screen.cursor ?? cursor;
        }
      };
      const following = follow();
      return {
        all: () => [...receivedIds, ...(open && !receivedIds.includes(open.received[0]?.id ?? 0) ? open.received.map(({ id }) => id) : [])],
        async close() {
          closed = true;
          open?.close();
          await following;
          return receivedIds;
        },
      };
    };

    it('keep sessions, numbers, keys and open screens', async () => {
      const [first] = await api.rows('select max(company_task_id) as n from task');
      const screens = Array.from({ length: 6 }, stayingScreen);
      const numbers: number[] = [];
      const lane = async (n: number) => {
        for (let at = 0; at < 10; at += 1) {
          const { company_task_id } = await surely('POST', '/task', { title: `Za izravnalnikom ${n}.${at}` });
          numbers.push(Number(company_task_id));
          if (numbers.length === 25) void processes.all.at(-1)?.kill();
        }
      };
      await Promise.all(Array.from({ length: 8 }, (_one, n) => lane(n)));
      // Each call was made once: the numbers are the next 80, none twice and none left out.
      expect(numbers.toSorted((one, two) => one - two)).toEqual(Array.from({ length: 80 }, (_one, at) => Number(first?.n) + 1 + at));
      expect(await api.count('admin', 'task', { title_like: 'Za izravnalnikom' })).toBe(80);
      const committedIds = (
        await api.rows(
          "select e.id from event e join task t on t.id = e.entity_id where e.entity = 'task' and t.title like 'Za izravnalnikom%'",
        )
      ).map(({ id }) => Number(id));
      for (const screen of screens) {
        await expect.poll(() => committedIds.filter((id) => !screen.all().includes(id))).toEqual([]);
        const received = (await screen.close()).filter((id) => committedIds.includes(id));
        expect(received.toSorted((one, two) => one - two)).toEqual(committedIds.toSorted((one, two) => one - two));
      }
      for (let n = 0; n < 6; n += 1) expect(await call('marko').get('/ping/')).toMatchObject({ status: 200 });
    });

    it('book what a wall terminal sends, once, whoever takes it', async () => {
      await giveChip(api, 'petra');
      const { body: made } = await call('admin').post('/registration_terminal', { name: 'Vhod za izravnalnikom' });
      const { path } = (await call('admin').get(`/registration_terminal/${made.id}/address`)).body;
      const key = String(path).split('/').at(-1);
      const { user_token } = (await call(null).post(`/terminal/${key}/identify`, { rfid: chipOf('petra') })).body;
      const event = { id: eventId(), user_token, action: 'enter', occurred_at: new Date().toISOString() };
      const answers = await Promise.all(Array.from({ length: 6 }, () => call(null).post(`/terminal/${key}/event`, event)));
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      expect(answers.map(({ body }) => body)).toEqual(answers.map(() => expect.objectContaining({ id: event.id, outcome: 'done' })));
      expect(await api.rows('select id from terminal_event where user_id = ?1', [api.id('petra')])).toHaveLength(1);
    });

    it('count together what fails: the eleventh wrong password a minute is refused by whichever', async () => {
      const wrong = () => call(null).post('/login', { email: 'nina@example.com', password: 'napacno-geslo-1' });
      for (let at = 0; at < 10; at += 1) expect(await wrong()).toMatchObject({ status: 401 });
      for (let at = 0; at < 3; at += 1) expect(await wrong()).toMatchObject({ status: 429, body: { reason: 'tooManyTries' } });
    });
  });
