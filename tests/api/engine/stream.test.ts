// What happens is heard at once by the screens that show it, over a real connection: nothing twice, nothing lost, nothing that one may not read.
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { serve } from '@hono/node-server';
import pg from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { permissions } from '#schema/permissions.ts';
import { openStreams } from '#server/domain/company-wide/stream.ts';
import { type Api, type Person, useApi } from '#tests/support/api.ts';
import { type EventStream, eventStream, type StreamEvent } from '#tests/support/event-stream.ts';

const api = useApi({ over: 'process' });
/** The same in the process of the tests, where time can be moved and a transaction held open. */
const near = useApi();

type Listening = { lastSeen?: string | undefined; since?: string | undefined };
const listen = async (person: Person, topics: string, { lastSeen, since }: Listening = {}): Promise<EventStream> => {
  const controller = new AbortController();
  const response = await fetch(
    `${api.server.url}/api/v1/events?${new URLSearchParams({ topics, ...(since !== undefined && { since }) })}`,
    {
      headers: { cookie: `session=${await api.sessionOf(person)}`, ...(lastSeen !== undefined && { 'last-event-id': lastSeen }) },
      signal: controller.signal,
    },
  );
  expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
    200,
    'text/event-stream',
    expect.stringMatching(/no-(store|cache)/),
  ]);
  if (!response.body) throw new Error('The stream has no body.');
  return eventStream(response.body, () => controller.abort());
};
const listenNear = async (person: Person | number, topics: string, { lastSeen }: Listening = {}): Promise<EventStream> => {
  const headers = { ...(lastSeen !== undefined && { 'last-event-id': lastSeen }) };
  const response = await near.fetch(person, `/api/v1/events?topics=${topics}`, { headers });
  if (!response.body) throw new Error('The stream has no body.');
  return eventStream(response.body, () => {});
};
const newTask = async (at: Api = api) =>
  Number((await at.as('luka').post('/task', { title: 'Prenos v živo', company_user_id: at.id('marko'), users: [at.id('petra')] })).body.id);
const actions = ({ received }: Pick<EventStream, 'received'>) => received.map(({ action }) => action);
const is = (action: string) => (event: StreamEvent) => event.action === action;

it('one person follows so many screens at once, and another as soon as one of them is closed', async () => {
  const most = 40;
  const follow = (person: Person) => near.fetch(person, '/api/v1/events?topics=task');
  const open = await Promise.all(Array.from({ length: most }, () => follow('eva')));
  expect(open.map(({ status }) => status)).toEqual(open.map(() => 200));
  expect(await near.as('eva').get('/events?topics=task')).toMatchObject({
    status: 429,
    body: { reason: 'tooManyStreams', maximum: most },
  });
  const other = await follow('maks');
  expect(other.status).toBe(200);
  await open.pop()?.body?.cancel();
  const another = await follow('eva');
  expect(another.status).toBe(200);
  await Promise.all([...open, other, another].map(({ body }) => body?.cancel()));
});

describe('a screen', () => {
  it('hears a colleague at once, with what, of what, by whom and when', async () => {
    const task = await newTask();
    const screen = await listen('luka', `task:${task}`);
    await api.as('marko').post(`/task/${task}/start`, { work_type_id: 1 });
    const event = await screen.next(is('start'));
    const [row] = (await api.eventsOf('task', task)).filter(({ action }) => action === 'start');
    expect(event).toEqual({
      id: Number(row?.id),
      topics: [`task:${task}`, `user:${api.id('marko')}`, 'task'],
      entity: 'task',
      entity_id: task,
      action: 'start',
      by: api.id('marko'),
      at: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    screen.close();
    await api.as('marko').post(`/task/${task}/stop`, {});
  });

  it('hears what it shows, and nothing of what was refused or stands elsewhere', async () => {
    const [task, other] = [await newTask(), await newTask()];
    const [detail, list, own] = [
      await listen('luka', `task:${task}`),
      await listen('jure', 'task'),
      await listen('petra', `user:${api.id('petra')}`),
    ];
    await api.as('marko').put(`/task/${other}/wait`, { waiting_reason: 'Drugje' });
    await api.as('jure').post(`/task/${task}/start`, { work_type_id: 1 });
    await api.as('marko').post(`/task/${task}/stop`, {});
    await api.as('petra').post(`/task/${task}/start`, { work_type_id: 1 });
    await api.as('marko').post(`/task/${task}/start`, { work_type_id: 1 });
    await api.as('petra').put(`/task/${task}/pause`);
    await api.as('marko').post(`/task/${task}/stop`, {});
    await Promise.all([detail.next(is('stop')), list.next(is('stop')), own.next(is('pause'))]);
    expect(actions(detail)).toEqual(['start', 'start', 'pause', 'stop']);
    // A second person's clock changes nothing that the list of tasks is told about by its own topic.
    expect(list.received.filter(({ entity_id }) => entity_id === task).map(({ action }) => action)).toEqual(['start', 'stop']);
    expect(actions(own)).toEqual(['start', 'pause']);
    await api.as('petra').post(`/task/${task}/stop`, {});
    for (const stream of [detail, list, own]) stream.close();
  });

  it('of several topics hears an event once', async () => {
    const task = await newTask();
    const screen = await listen('luka', `task,task:${task},user:${api.id('luka')}`);
    await api.as('marko').put(`/task/${task}/wait`, { waiting_reason: 'Enkrat' });
    await api.as('luka').put(`/task/${task}/give/${api.id('petra')}`);
    await screen.next(is('give'));
    expect(actions(screen)).toEqual(['wait', 'give']);
    screen.close();
  });
});

/** Where one stands who has heard nothing at all. */
const beginning = () => (api.database.dialect === 'sqlite' ? '0' : '1:1:');
/** Where one stands who has heard everything. */
const now = async () => {
  const [row] = await near.rows(
    near.database.dialect === 'sqlite'
      ? 'select coalesce(max(id), 0) as cursor from event'
      : 'select pg_current_snapshot()::text as cursor',
  );
  return String(row?.cursor);
};

describe('a screen that opens', () => {
  it('hears what happened after it had read, and before it listened', async () => {
    const task = await newTask();
    const { body } = await api.as('marko').get('/me');
    await api.as('marko').post(`/task/${task}/start`, { work_type_id: 1 });
    const screen = await listen('marko', `task:${task}`, { since: String(body.cursor) });
    await screen.next(is('start'));
    await api.as('marko').put(`/task/${task}/pause`);
    await screen.next(is('pause'));
    expect(actions(screen)).toEqual(['start', 'pause']);
    await api.as('marko').post(`/task/${task}/stop`, {});
    screen.close();
  });
});

describe('a screen that comes back', () => {
  const pauseAndGoOn = async (task: number, times: number) => {
    for (let at = 0; at < times; at += 1) {
      await api.as('marko').put(`/task/${task}/pause`);
      await api.as('marko').put(`/task/${task}/continue`);
    }
  };

  it('hears what it missed, in order, and goes on from there', async () => {
    const task = await newTask();
    await api.as('marko').post(`/task/${task}/start`, { work_type_id: 1 });
    const before = await listen('luka', `task:${task}`, { lastSeen: beginning() });
    await before.next(is('start'));
    before.close();
    await pauseAndGoOn(task, 2);
    const after = await listen('luka', `task:${task}`, { lastSeen: before.cursor });
    await after.next(() => after.received.length === 4);
    await api.as('marko').post(`/task/${task}/stop`, {});
    await after.next(is('stop'));
    expect([actions(before), actions(after)]).toEqual([
      ['create', 'start'],
      ['pause', 'continue', 'pause', 'continue', 'stop'],
    ]);
    after.close();
  });

  it('again and again while others work hears each event once', async () => {
    const task = await newTask();
    await api.as('marko').post(`/task/${task}/start`, { work_type_id: 1 });
    const receivedIds: number[] = [];
    let working = true;
    const work = pauseAndGoOn(task, 12).finally(() => {
      working = false;
    });
    let lastSeen: string | undefined = beginning();
    const visit = async () => {
      const screen = await listen('luka', `task:${task}`, { lastSeen });
      await screen.next(() => true, 200).catch(() => undefined);
      screen.close();
      await screen.ended;
      receivedIds.push(...screen.received.map(({ id }) => id));
      lastSeen = screen.cursor ?? lastSeen;
    };
    while (working) await visit();
    await work;
    await visit();
    const all = (await api.eventsOf('task', task)).map(({ id }) => Number(id));
    expect(receivedIds).toEqual(all);
    expect(all).toHaveLength(26);
    await api.as('marko').post(`/task/${task}/stop`, {});
  });

  it('after very long hears the newest thousand', async () => {
    const lastSeen = await now();
    await near.database.orm.em.fork().transactional(async (em) => {
      for (let at = 0; at < 1200; at += 1)
        em.create(near.database.entities.event, {
          at: new Date(),
          entity: 'tag',
          entity_id: at + 1,
          action: 'update',
          topics: JSON.stringify([`tag:${at + 1}`, 'tag']),
        });
    });
    const screen = await listenNear('admin', 'tag', { lastSeen });
    await screen.next(({ entity_id }) => entity_id === 1200);
    expect(screen.received.map(({ entity_id }) => entity_id)).toEqual(Array.from({ length: 1000 }, (_, at) => at + 201));
    await near.as('admin').put('/tag/1', { name: 'Konec' });
    await screen.next(({ entity_id, by }) => entity_id === 1 && by === near.id('admin'));
  });

  it.each(['', 'x', '-1', '1e9', '9'.repeat(30), 'null', '5:4:', '0:0:', '5:9:9', '5:9:7,6', '5:9:/x', '5:9:/6/7', '9999999999999999:9:'])(
    'with "%s" as what it saw last is a new one',
    async (lastSeen) => {
      const screen = await listen('admin', 'task', { lastSeen });
      await newTask();
      await screen.next(is('create'));
      expect(screen.received).toHaveLength(1);
      screen.close();
    },
  );

  it('loses nothing that was committed beside a transaction that is still open', async () => {
    const lastSeen = await now();
    const connection = near.database.dialect === 'postgres' ? new pg.Client({ connectionString: near.url }) : null;
    await connection?.connect();
    await connection?.query('begin');
    await connection?.query('select pg_current_xact_id()');
    await near.as('admin').put('/tag/2', { name: 'Ob odprti transakciji' });
    const screen = await listenNear('admin', 'tag:2', { lastSeen });
    await screen.next(({ entity_id }) => entity_id === 2);
    await connection?.query('commit');
    await connection?.end();
    await near.as('admin').put('/tag/2', { name: 'Po njej' });
    await screen.next(() => screen.received.length === 2);
    expect(new Set(screen.received.map(({ id }) => id)).size).toBe(2);
  });
});

describe('a topic', () => {
  it.each<[Person | null, string, number]>([
    ['jure', 'task', 200],
    ['jure', 'task:1', 200],
    ['jure', 'vehicle', 200],
    ['jure', 'client', 403],
    ['jure', 'client:1', 403],
    ['jure', 'task:1,client:1', 403],
    ['jure', 'user', 403],
    ['jure', 'user:1', 403],
    ['jure', 'role:1', 403],
    ['jure', 'settings', 403],
    ['jure', 'event', 403],
    ['jure', 'session:1', 403],
    ['jure', 'idempotency_key', 403],
    ['jure', 'comment', 403],
    ['jure', 'file', 403],
    ['jure', 'document', 200],
    ['admin', 'counter', 403],
    ['admin', 'nobody', 403],
    ['admin', 'constructor', 403],
    ['admin', 'client,user:1,role', 200],
    ['eva', 'client:5,contact,branch_office', 200],
    ['admin', 'task:x', 422],
    ['admin', 'task:1:2', 422],
    ['admin', 'Task', 422],
    ['admin', 'task,', 422],
    ['admin', '../task', 422],
    ['admin', Array.from({ length: 101 }, (_, at) => `task:${at}`).join(), 422],
    ['admin', '', 422],
    [null, 'task', 401],
  ])('%s may hear %s: %i', async (person, topics, status) => {
    if (status === 200 && person) {
      const screen = await listen(person, topics);
      screen.close();
    } else expect(await near.as(person).get(`/events?topics=${encodeURIComponent(topics)}`)).toMatchObject({ status });
  });

  it('tells nothing of a record that the listener may not read, also where it goes with one that they may', async () => {
    const screen = await listenNear('jure', 'task');
    const at = new Date(0).toISOString();
    const event = {
      id: 1,
      topics: ['task', 'task:1', 'meeting:4'],
      entity: 'meeting_outcome',
      entity_id: 9,
      action: 'makeTask',
      by: 1,
      at,
    };
    near.app.hub.tell([event, { ...event, id: 2, entity: 'task', entity_id: 1, action: 'update' }]);
    await screen.next(is('update'));
    expect(screen.received).toEqual([
      { id: 1, topics: ['task'], entity: 'meeting_outcome', entity_id: 0, action: 'change', by: null, at },
      { id: 2, topics: ['task', 'task:1'], entity: 'task', entity_id: 1, action: 'update', by: 1, at },
    ]);
  });

  it('of the own user is open to everybody', async () => {
    const screen = await listen('jure', `user:${api.id('jure')}`);
    await api.as('jure').put('/me', { zoom: 110 });
    await screen.next(is('changePreferences'));
    screen.close();
  });
});

describe('a stream ends', () => {
  /** What ends is waited for; what stays open hears what happens afterwards. */
  const afterABeat = async (screen: EventStream, expected: string) => {
    await vi.advanceTimersByTimeAsync(15_000);
    const ended = screen.ended.then(() => 'ended');
    if (expected === 'ended') return ended;
    await near.as('admin').put('/tag/3', { name: 'Po utripu' });
    return Promise.race([ended, screen.next(is('update')).then(() => 'open')]);
  };

  it.each([
    ['stays while nothing changes', 'open', async () => {}],
    ['with the session', 'ended', async (userId: number) => void (await near.as(userId).post('/logout'))],
    [
      'with the user who is deactivated',
      'ended',
      async (userId: number) => void (await near.as('admin').put(`/user/${userId}`, { active: false })),
    ],
    [
      'with the role that is changed',
      'ended',
      async (userId: number) =>
        void (await near
          .rows('select role_id from "user" where id = ?1', [userId])
          .then(([row]) => near.as('admin').put(`/role/${row?.role_id}`, { permissions: [] }))),
    ],
  ])('%s', async (_what, expected, change) => {
    const userId = await near.hire(['tags.read']);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const screen = await listenNear(userId, 'tag');
      await change(userId);
      expect(await afterABeat(screen, expected)).toBe(expected);
    } finally {
      vi.useRealTimers();
    }
  });

  it('at once with other rights, and says so before: the screen asks again what it may', async () => {
    const userId = await near.hire(['tags.read']);
    const screen = await listenNear(userId, `tag,user:${userId}`);
    const [row] = await near.rows('select role_id from "user" where id = ?1', [userId]);
    await near.as('admin').put(`/role/${row?.role_id}`, { permissions: [permissions['clients.read']] });
    expect(await screen.next(({ entity }) => entity === 'role')).toMatchObject({ action: 'update', entity_id: row?.role_id });
    await screen.ended;
  });

  it.each([
    ['signs out', (userId: number) => near.as(userId).post('/logout')],
    ['is deactivated', (userId: number) => near.as('admin').put(`/user/${userId}`, { active: false })],
  ])('at once when its user %s on another device', async (_what, end) => {
    const userId = await near.hire(['tags.read']);
    const screen = await listenNear(userId, 'tag');
    await end(userId);
    await screen.ended;
  });

  /** Tells the screens of a topic much, as busy hours do to somebody who does not listen. */
  const tellMuch = (topic: string, times: number) => {
    for (let id = 1; id <= times; id += 1)
      near.app.hub.tell([{ id, topics: [topic], entity: 'tag', entity_id: 1, action: 'update', by: null, at: new Date(0).toISOString() }]);
  };

  it('that nobody reads, before it fills the memory: asked of the app itself', async () => {
    const before = openStreams();
    const response = await near.fetch('admin', '/api/v1/events?topics=tag:990001');
    expect(openStreams()).toBe(before + 1);
    tellMuch('tag:990001', 5000);
    expect(openStreams()).toBe(before);
    expect((await response.arrayBuffer()).byteLength).toBeLessThan(1_000_000);
  });

  it('that nobody reads, or whose reader has gone, over a connection', async () => {
    const server = serve({ fetch: near.app.fetch, port: 0, hostname: '127.0.0.1' });
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const before = openStreams();
    const open = async (topic: string) => {
      const screen = connect(port, '127.0.0.1');
      screen.write(`GET /api/v1/events?topics=${topic} HTTP/1.1\r\nhost: test\r\ncookie: session=${await near.sessionOf('admin')}\r\n\r\n`);
      const [head] = await once(screen, 'data');
      expect(String(head)).toMatch(/^HTTP\/1\.1 200 OK\r\n.*\r\n\r\nretry: 1000\nevent: mark\n/s);
      return screen.pause();
    };
    try {
      const asleep = await open('tag:990002');
      const leaves = await open('tag:990003');
      expect(openStreams()).toBe(before + 2);
      leaves.destroy();
      await vi.waitFor(() => expect(openStreams()).toBe(before + 1));
      tellMuch('tag:990002', 5000);
      expect(openStreams()).toBe(before);
      // What it was told before stays its own, and then comes the end.
      await once(asleep.resume(), 'close');
    } finally {
      server.close();
    }
  });

  it('before it begins where only its head is asked for', async () => {
    const before = openStreams();
    expect(await near.fetch('admin', '/api/v1/events?topics=tag', { method: 'HEAD' })).toMatchObject({ status: 200, body: null });
    expect(openStreams()).toBe(before);
  });

  it('when the server does, which stops by itself, also with a connection on which nobody has asked anything', async () => {
    const unused = connect(Number(new URL(api.server.url).port), '127.0.0.1');
    await once(unused, 'connect');
    const screen = await listen('admin', 'task');
    // A server that something holds up is forced to end after ten seconds, and then with another code.
    expect(await api.server.stop()).toBe(0);
    await screen.ended;
  });
});

it('tells who reads a part of offers that something happened to one, and to which only of those that they read', async () => {
  const making = await near.hire(['offers.making']);
  const [row] = await near.rows('select id from client where archived = false order by id limit 1');
  const { body: offer } = await near.as('eva').post('/offer', { title: 'Kotel', client_id: row?.id });
  const ask = async (topics: string) => (await near.fetch(making, `/api/v1/events?topics=${topics}`)).status;
  expect([await ask('meeting'), await ask(`offer:${offer.id}`)]).toEqual([403, 403]);
  const list = await listenNear(making, `offer,task,user:${making}`);
  await near.as('eva').put(`/offer/${offer.id}/handIn`, {});
  expect(await list.next(() => true)).toMatchObject({ topics: ['offer'], entity_id: 0, action: 'change', by: null });
  const page = await listenNear(making, `offer,offer:${offer.id}`);
  await near.as('maks').put(`/offer/${offer.id}/take`, {});
  expect(await page.next(is('take'))).toMatchObject({ topics: expect.arrayContaining([`offer:${offer.id}`]), entity_id: Number(offer.id) });
  for (const one of [list, page]) one.close();
});
