// A ride from the counter at the start to the counter at the end: who may drive what, what is refused and why, and who hears of it.
import { beforeEach, describe, expect, it } from 'vitest';
import type { Rows } from '#generated/entities.ts';
import { errorsOf, type Fields, type Person, useApi } from '#tests/support/api.ts';
import { makeTask } from '#tests/support/stories/task-story.ts';

const api = useApi();
let made = 0;
let task = 0;
/** A vehicle of the company that nobody has driven yet. */
let van = 0;

const makeVehicle = async (fields: Fields = {}): Promise<number> => {
  made += 1;
  const answer = await api.as('admin').post('/vehicle', { name: `Kombi ${made}`, registration_plate: `LJ PR-${made}`, ...fields });
  expect(answer).toMatchObject({ status: 201 });
  return Number(answer.body.id);
};
const start = (person: Person, more: Fields = {}, key?: string) =>
  api
    .as(person)
    .post(
      '/transport/start',
      { company_users: [], task_id: task, kilometers: 1000, vehicle_id: van, comment: null, ...more },
      key ? { headers: { 'idempotency-key': key } } : {},
    );
const stop = (person: Person, id: unknown, more: Fields = {}) =>
  api.as(person).post(`/transport/${id}/stop`, { kilometers: 1010, ...more });
const ridden = async (more: Fields = {}, end: Fields = {}): Promise<number> => {
  const { body } = await start('marko', more);
  expect(await stop('marko', body.id, end)).toMatchObject({ status: 200 });
  return Number(body.id);
};
const revision = async () => Number((await api.as('marko').get(`/task/${task}/status`)).body.revision);
const topicsOf = ({ topics }: Record<string, unknown> = {}) => JSON.parse(String(topics ?? '[]')) as string[];

beforeEach(async () => {
  for (const person of ['marko', 'petra', 'luka'] as const) {
    const { body } = await api.as(person).get('/transport/current');
    if (body.user_id === api.id(person)) await stop(person, body.id, { kilometers: body.start_kilometers });
  }
  task = await makeTask(api);
  van = await makeVehicle();
});

describe('a ride', () => {
  it('begins with driver, vehicle, passengers and purpose, and ends with kilometres and place', async () => {
    const before = await revision();
    const begun = await start('marko', { company_users: [api.id('petra')], comment: 'Po prirobnico v Merino', destination: 'Merino' });
    expect(begun).toMatchObject({
      status: 200,
      body: {
        task_id: task,
        user_id: api.id('marko'),
        user_name: 'Marko Zajc',
        vehicle_id: van,
        private_vehicle: false,
        status: 0,
        start_kilometers: 1000,
        end_kilometers: null,
        end_time: null,
        destination: 'Merino',
        notes: 'Po prirobnico v Merino',
        passengers: [{ user_id: api.id('petra'), name: 'Petra Žnidaršič', left_at: null }],
      },
    });
    expect(await revision()).toBeGreaterThan(before);
    const ended = await stop('marko', begun.body.id, { kilometers: 1023, end_point: 'Hotel Pod Rožnikom', notes: 'Prirobnica v kombiju' });
    expect(ended).toMatchObject({
      status: 200,
      body: { status: 1, end_kilometers: 1023, end_point: 'Hotel Pod Rožnikom', notes: 'Prirobnica v kombiju' },
    });
    expect(ended.body.end_time).not.toBeNull();
    expect((await api.as('jure').get(`/task/${task}/transport`)).rows).toEqual([{ ...ended.body, $transitions: expect.anything() }]);
    expect((await api.as('marko').get(`/transport/${ended.body.id}`)).body).toEqual(ended.body);
    expect((await api.as('jure').get(`/task/${task}`)).body.transports).toBe(1);
  });

  it('ends where it was going when no other place is said, and keeps its purpose', async () => {
    const id = await ridden({ destination: 'Stranka', comment: 'Nujno' }, { end_point: '', notes: null });
    expect((await api.as('marko').get(`/transport/${id}`)).body).toMatchObject({ end_point: 'Stranka', notes: 'Nujno', start_point: null });
  });

  it('starts where the last one has left the vehicle, when no other place is said', async () => {
    await ridden({}, { end_point: 'Skladišče Rudnik' });
    const { body } = await start('marko', { kilometers: 1010 });
    expect(body.start_point).toBe('Skladišče Rudnik');
    await stop('marko', body.id, { kilometers: 1010 });
    expect((await start('petra', { kilometers: 1010, start_point: 'Sedež' })).body.start_point).toBe('Sedež');
  });

  it('counts its driver for no passenger, and nobody twice', async () => {
    const petra = api.id('petra');
    const { body } = await start('marko', { company_users: [petra, api.id('marko'), petra] });
    expect((body.passengers as Fields[]).map(({ user_id }) => user_id)).toEqual([petra]);
  });

  it('stands on top of the rides of its task while it goes on', async () => {
    const first = await ridden();
    const second = await ridden({ kilometers: 1010 }, { kilometers: 1020 });
    const { body } = await start('marko', { kilometers: 1020 });
    const { rows } = await api.as('marko').get(`/task/${task}/transport`);
    expect(rows.map(({ id }) => id)).toEqual([body.id, second, first]);
  });

  it('is told to the task, to everybody in the vehicle and to who looks for one', async () => {
    const { body } = await start('marko', { company_users: [api.id('petra')] });
    await api.as('petra').post(`/transport/${body.id}/leave`);
    await stop('marko', body.id);
    const events = await api.eventsOf('transport', Number(body.id));
    expect(events.map(({ action, by }) => [action, by])).toEqual([
      ['start', api.id('marko')],
      ['leave', api.id('petra')],
      ['stop', api.id('marko')],
    ]);
    for (const event of events)
      expect(topicsOf(event)).toEqual(
        expect.arrayContaining([`task:${task}`, 'transport', `user:${api.id('marko')}`, `user:${api.id('petra')}`]),
      );
  });
});

describe('a ride does not begin', () => {
  it.each([
    ['with 0 kilometres', { kilometers: 0 }, [['kilometers', 'required']]],
    ['without kilometres', { kilometers: null }, [['kilometers', 'required']]],
    ['below 0', { kilometers: -5 }, [['kilometers', 'tooSmall']]],
    ['at a fraction', { kilometers: 10.5 }, [['kilometers', 'notInteger']]],
    ['without a vehicle', { vehicle_id: null }, [['vehicle_id', 'required']]],
    ['in vehicle 0', { vehicle_id: 0 }, [['vehicle_id', 'required']]],
    ['in a vehicle that is not there', { vehicle_id: 2_000_000_000 }, [['vehicle_id', 'notReference']]],
    ['for a task that is not there', { task_id: 2_000_000_000 }, [['task_id', 'notReference']]],
    ['of a kind that is not there', { transport_type_id: 2_000_000_000 }, [['transport_type_id', 'notReference']]],
    ['with somebody who is not there', { company_users: [2_000_000_000] }, [['company_users', 'notReference']]],
    [
      'without anything',
      { kilometers: 0, vehicle_id: null },
      [
        ['kilometers', 'required'],
        ['vehicle_id', 'required'],
      ],
    ],
  ] as const)('%s', async (_case, more, errors) => {
    const answer = await start('marko', more);
    expect(answer).toMatchObject({ status: 422 });
    expect(errorsOf(answer)).toEqual(errors);
    expect((await api.as('marko').get(`/task/${task}/transport`)).rows).toEqual([]);
  });

  it('in an archived vehicle, nor with somebody who has left the company', async () => {
    const old = await makeVehicle({ archived: true });
    expect(errorsOf(await start('marko', { vehicle_id: old }))).toEqual([['vehicle_id', 'notReference']]);
    const gone = await api.hire([], { active: false });
    expect(errorsOf(await start('marko', { company_users: [gone] }))).toEqual([['company_users', 'notReference']]);
  });

  it.each([
    ['is as the last ride left it', 1010, 200],
    ['is 9 km above', 1019, 200],
    ['is 9 km below', 1001, 200],
    ['is 10 km above', 1020, 422],
    ['is 10 km below', 1000, 422],
  ])('far from the last end: the counter %s', async (_case, kilometers, status) => {
    await ridden();
    const answer = await start('petra', { kilometers });
    expect(answer).toMatchObject({ status });
    if (status === 422) {
      expect(answer.body).toMatchObject({ last_end_kilometers: 1010, last: { user_id: api.id('marko'), user_name: 'Marko Zajc' } });
      expect(errorsOf(answer)).toEqual([['kilometers', 'goesOnFromLast']]);
      expect(answer.body.detail).toMatch(/1010.*10 km.*9/);
    }
  });

  it('while its driver’s work runs, on this task or another; paused or stopped it does', async () => {
    const other = await makeTask(api, { title: 'Servis klime' });
    await api.as('marko').post(`/task/${other}/start`, { work_type_id: 1 });
    expect(await start('marko')).toMatchObject({ status: 409, body: { reason: 'workRuns', task: { id: other } } });
    await api.as('marko').put(`/task/${other}/pause`);
    const { body } = await start('marko');
    expect(body).toMatchObject({ status: 0 });
    await stop('marko', body.id);
    await api.as('marko').post(`/task/${other}/stop`, {});
    expect(await start('marko', { kilometers: 1010 })).toMatchObject({ status: 200 });
  });

  it('unless the work is to pause with it: one act does both or neither', async () => {
    const other = await makeTask(api, { title: 'Servis klime' });
    await api.as('marko').post(`/task/${other}/start`, { work_type_id: 1 });
    expect(await start('marko', { switch: true, kilometers: 0 })).toMatchObject({ status: 422 });
    await start('petra');
    expect(await start('marko', { switch: true })).toMatchObject({ status: 409, body: { reason: 'vehicleInUse' } });
    expect((await api.as('marko').get(`/task/${other}/status`)).body).toMatchObject({ status: 0 });
    expect(await start('marko', { switch: true, vehicle_id: await makeVehicle() })).toMatchObject({ status: 200, body: { status: 0 } });
    expect((await api.as('marko').get(`/task/${other}/status`)).body).toMatchObject({ status: 1 });
    await api.as('marko').post(`/task/${other}/stop`, {});
  });

  it('in a vehicle on the way: the refusal names who drives it', async () => {
    await start('marko');
    const refused = await start('petra');
    expect(refused).toMatchObject({
      status: 409,
      body: { reason: 'vehicleInUse', driver: { id: api.id('marko'), name: 'Marko Zajc' } },
    });
    expect(refused.body.detail).toContain('Marko Zajc');
    expect((await api.as('jure').get('/transport/vehicle/in_use')).rows).toContainEqual(
      expect.objectContaining({ vehicle_id: van, user_id: api.id('marko'), user_name: 'Marko Zajc', task_id: task }),
    );
  });

  it('while its driver drives another', async () => {
    const { body } = await start('marko');
    expect(await start('marko', { vehicle_id: await makeVehicle() })).toMatchObject({
      status: 409,
      body: { reason: 'drivesAlready', transport: { id: body.id } },
    });
  });

  it('with a passenger who drives now; one who sits elsewhere has left there', async () => {
    const { body } = await start('marko', { company_users: [api.id('luka')] });
    const second = { vehicle_id: await makeVehicle() };
    expect(await start('petra', { ...second, company_users: [api.id('marko')] })).toMatchObject({
      status: 409,
      body: { reason: 'passengerDrives', names: ['Marko Zajc'] },
    });
    expect(await start('petra', { ...second, company_users: [api.id('luka')] })).toMatchObject({ status: 200 });
    const [passenger] = (await api.as('marko').get(`/transport/${body.id}`)).body.passengers as Fields[];
    expect(passenger?.left_at).not.toBeNull();
    expect((await api.as('luka').get('/transport/current')).body.user_id).toBe(api.id('petra'));
  });

  it.each([
    ['somebody who does not work on it', 'jure', 403],
    ['the dispatcher, who does not work on it either', 'luka', 403],
    ['somebody on its team', 'petra', 200],
  ] as const)('for %s', async (_case, person, status) => {
    expect(await start(person)).toMatchObject({ status });
  });

  it.each([
    [
      'nobody owns yet',
      async () => {
        task = await makeTask(api, { company_user_id: 0 });
      },
    ],
    ['was sent to the client', () => api.as('marko').put(`/task/${task}/close`)],
    ['was rejected', () => api.as('marko').put(`/task/${task}/reject`, { reason: 'Stranka je odpovedala' })],
  ])('for a task that %s', async (_case, happens) => {
    await happens();
    expect(await start('petra')).toMatchObject({ status: 409, body: { reason: 'wrongState' } });
  });

  it('twice at once: one of ten wins the vehicle, and one of ten the driver', async () => {
    const people = ['marko', 'petra'] as const;
    const answers = await Promise.all(Array.from({ length: 10 }, (_, at) => start(people[at % 2] ?? 'marko')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
    expect(await api.rows('select id from transport where vehicle_id = ?1', [van])).toHaveLength(1);
    const [{ id } = {}] = answers.filter(({ status }) => status === 200).map(({ body }) => body);
    await api.as('admin').post(`/transport/${id}/stop`, { kilometers: 1010, reason: 'Konec preizkusa' });
    const vans = await Promise.all(Array.from({ length: 5 }, () => makeVehicle()));
    const own = await Promise.all(vans.map((vehicle_id) => start('marko', { vehicle_id })));
    expect(own.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  });
});

describe('while a ride goes on', () => {
  it.each([
    ['sent for confirmation', () => api.as('marko').put(`/task/${task}/close`)],
    ['rejected', () => api.as('marko').put(`/task/${task}/reject`, { reason: 'Stranka je odpovedala' })],
    ['deleted', () => api.as('marko').delete(`/task/${task}`)],
  ] as const)('its task is not %s: who drives is named', async (_case, act) => {
    const { body } = await start('petra');
    expect(await act()).toMatchObject({ status: 409, body: { reason: 'nobodyDrives', names: ['Petra Žnidaršič'] } });
    expect(await stop('petra', body.id)).toMatchObject({ status: 200 });
    expect(await act()).toMatchObject({ status: 200 });
  });

  it('its driver neither starts nor continues work anywhere; a passenger does', async () => {
    const other = await makeTask(api, { title: 'Servis klime' });
    await api.as('marko').post(`/task/${other}/start`, { work_type_id: 1 });
    await api.as('marko').put(`/task/${other}/pause`);
    const { body } = await start('marko', { company_users: [api.id('petra')] });
    const refused = { status: 409, body: { reason: 'drives', transport: { id: body.id } } };
    expect(await api.as('marko').put(`/task/${other}/continue`)).toMatchObject(refused);
    expect(await api.as('marko').post(`/task/${task}/start`, { work_type_id: 1 })).toMatchObject(refused);
    expect(await api.as('petra').post(`/task/${task}/start`, { work_type_id: 1 })).toMatchObject({ status: 200 });
    await api.as('petra').post(`/task/${task}/stop`, {});
    await stop('marko', body.id);
    expect(await api.as('marko').put(`/task/${other}/continue`)).toMatchObject({ status: 200 });
    await api.as('marko').post(`/task/${other}/stop`, {});
  });
});

describe('a private vehicle', () => {
  it('is exempt from the kilometres of its last ride, not from being in use', async () => {
    van = await makeVehicle({ private_vehicle: true, owner_id: api.id('marko') });
    await ridden();
    expect(await start('marko', { kilometers: 5000 })).toMatchObject({ status: 200, body: { private_vehicle: true } });
    expect(await start('petra', { kilometers: 5000 })).toMatchObject({ status: 409, body: { reason: 'vehicleInUse' } });
  });
});

describe('on the way', () => {
  it('a stop takes one tap: it is numbered in the driver’s language, and named later', async () => {
    const { body } = await start('marko');
    const first = await api.as('marko').post(`/transport/${body.id}/waypoint`);
    expect(first.body.waypoints).toMatchObject([{ point: 'Postanek 1', kilometers: null }]);
    const second = await api.as('marko').post(`/transport/${body.id}/waypoint`, { point: 'Merino', kilometers: 1006 });
    expect(second.body.waypoints).toMatchObject([{ point: 'Postanek 1' }, { point: 'Merino', kilometers: 1006 }]);
    const [{ id } = {}] = first.body.waypoints as Fields[];
    const named = await api.as('marko').put(`/transport/${body.id}/waypoint/${id}`, { point: 'Skladišče', kilometers: 1003 });
    expect(named.body.waypoints).toMatchObject([{ point: 'Skladišče', kilometers: 1003 }, { point: 'Merino' }]);
    for (const kilometers of [999, 0])
      expect(errorsOf(await api.as('marko').post(`/transport/${body.id}/waypoint`, { kilometers }))).toEqual([
        ['kilometers', 'notBelowStart'],
      ]);
    expect(errorsOf(await api.as('marko').put(`/transport/${body.id}/waypoint/${id}`, { kilometers: 0 }))).toEqual([
      ['kilometers', 'notBelowStart'],
    ]);
  });

  it('a stop keeps where it was beside what it is called; what is no place is refused', async () => {
    const { body } = await start('marko');
    const made = await api.as('marko').post(`/transport/${body.id}/waypoint`);
    const [{ id } = {}] = made.body.waypoints as Fields[];
    const place = `/transport/${body.id}/waypoint/${id}`;
    await api.as('marko').put(place, { position: '46.05108, 14.50513' });
    const named = await api.as('marko').put(place, { point: 'Merino' });
    expect(named.body.waypoints).toMatchObject([{ point: 'Merino', position: '46.05108, 14.50513' }]);
    for (const position of ['Merino', '46.05108', '46.05108, 14.50513, 3', 'javascript:alert(1)'])
      expect(errorsOf(await api.as('marko').put(place, { position }))).toEqual([['position', 'wrongType']]);
  });

  it('fuel is written down with the driver’s own receipt, and with nobody else’s', async () => {
    const { body } = await start('marko');
    const fileOf = async (person: Person, of: Partial<Rows['file']> = {}) => {
      made += 1;
      const file = await api.database.orm.em.fork().transactional(async (em) =>
        em.create(api.database.entities.file, {
          ...of,
          user_id: api.id(person),
          file_name: 'racun.jpg',
          size: 1_400_000,
          content_type: 'image/jpeg',
          sha256: 'a'.repeat(64),
          storage_key: `racun-${made}`,
          date_added: new Date(),
        }),
      );
      return file.id;
    };
    const receipt = await fileOf('marko');
    const filled = await api.as('marko').post(`/transport/${body.id}/refuel`, { liters: 38.4, price: 5948, receipt_file_id: receipt });
    expect(filled).toMatchObject({ status: 200, body: { refuels: [{ liters: 38.4, price: 5948, receipt_file_id: receipt }] } });
    const [project] = await api.rows('select min(id) as id from project');
    const elsewhere = [
      receipt,
      await fileOf('petra'),
      await fileOf('marko', { task_id: task }),
      await fileOf('marko', { project_id: Number(project?.id) }),
    ];
    for (const receipt_file_id of [...elsewhere, 2_000_000_000])
      expect(errorsOf(await api.as('marko').post(`/transport/${body.id}/refuel`, { liters: 1, price: 1, receipt_file_id }))).toEqual([
        ['receipt_file_id', elsewhere.includes(receipt_file_id) ? 'notOwnFile' : 'notReference'],
      ]);
    expect(await api.as('marko').post(`/transport/${body.id}/refuel`, { liters: 10, price: 1500 })).toMatchObject({ status: 200 });
    expect(errorsOf(await api.as('marko').post(`/transport/${body.id}/refuel`, { liters: 0, price: 1 }))).toEqual([['liters', 'tooSmall']]);
  });

  it.each([
    ['waypoint', {}],
    ['refuel', { liters: 10, price: 1000 }],
  ])('a %s is the driver’s alone, and none comes after the end', async (act, more) => {
    const { body } = await start('marko', { company_users: [api.id('petra')] });
    expect(await api.as('petra').post(`/transport/${body.id}/${act}`, more)).toMatchObject({ status: 403 });
    await stop('marko', body.id);
    expect(await api.as('marko').post(`/transport/${body.id}/${act}`, more)).toMatchObject({ status: 409, body: { reason: 'finished' } });
  });

  it('the history of the task tells stops and fuel with their values', async () => {
    const { body } = await start('marko');
    const { body: stopped } = await api.as('marko').post(`/transport/${body.id}/waypoint`, { point: 'Merino', kilometers: 1006 });
    const [waypoint] = stopped.waypoints as Fields[];
    await api.as('marko').put(`/transport/${body.id}/waypoint/${waypoint?.id}`, { point: 'Skladišče' });
    await api.as('marko').post(`/transport/${body.id}/refuel`, { liters: 38.4, price: 5948 });
    const history = (await api.as('jure').get(`/task/${task}/history`)).body;
    expect((history.records as Fields[]).slice(0, 3)).toMatchObject([
      {
        entity: 'transport_refuel',
        action: 'create',
        subject: [],
        changes: [
          { field: 'liters', after: 38.4 },
          { field: 'price', after: 5948 },
        ],
      },
      { entity: 'transport_waypoint', action: 'update', changes: [{ field: 'point', before: 'Merino', after: 'Skladišče' }] },
      {
        entity: 'transport_waypoint',
        action: 'create',
        subject: [{ field: 'point', value: 'Merino' }],
        changes: [{ field: 'kilometers', after: 1006 }],
      },
    ]);
    const [event] = await api.eventsOf('transport_refuel', Number((await api.rows('select max(id) as id from transport_refuel'))[0]?.id));
    expect(topicsOf(event)).toEqual(expect.arrayContaining([`task:${task}`, `transport:${body.id}`, `user:${api.id('marko')}`]));
  });

  it('a passenger sees the ride everywhere and steps out of it; the driver stays in it', async () => {
    const { body } = await start('marko', { company_users: [api.id('petra')] });
    for (const person of ['marko', 'petra'] as const) {
      // What each may do with it is their own.
      const shown = { ...body, $transitions: expect.anything() };
      expect((await api.as(person).get('/transport/current')).body).toEqual(shown);
      expect((await api.as(person).get('/me')).body.transport).toEqual(shown);
    }
    const left = await api.as('petra').post(`/transport/${body.id}/leave`);
    expect(left).toMatchObject({ status: 200, body: { status: 0 } });
    expect((left.body.passengers as Fields[])[0]?.left_at).not.toBeNull();
    expect((await api.as('petra').get('/me')).body.transport).toBeNull();
    expect(await api.as('petra').post(`/transport/${body.id}/leave`)).toMatchObject({ status: 403 });
    expect(await api.as('marko').post(`/transport/${body.id}/leave`)).toMatchObject({ status: 403 });
    expect((await api.as('marko').get('/me')).body.transport).toMatchObject({ id: body.id });
    await stop('marko', body.id);
    expect((await api.as('marko').get('/me')).body.transport).toBeNull();
    expect((await api.as('marko').get('/transport/current')).rows).toEqual([]);
  });
});

describe('a ride ends', () => {
  it('not below its start: the refusal names it', async () => {
    const { body } = await start('marko');
    const refused = await stop('marko', body.id, { kilometers: 999 });
    expect(refused).toMatchObject({ status: 422, body: { start_kilometers: 1000 } });
    expect(errorsOf(refused)).toEqual([['kilometers', 'notBelowStart']]);
    expect(errorsOf(await api.as('marko').post(`/transport/${body.id}/stop`, {}))).toEqual([['kilometers', 'required']]);
    expect(await stop('marko', body.id, { kilometers: 1000 })).toMatchObject({ status: 200 });
  });

  it('once: a second end finds it ended', async () => {
    const { body } = await start('marko');
    const answers = await Promise.all(Array.from({ length: 5 }, () => stop('marko', body.id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ reason: 'finished', transport: { status: 1 } });
  });

  it.each([
    ['a passenger', 'petra', 'Grem sam', 403],
    ['a stranger', 'jure', 'Kar tako', 403],
    ['the dispatcher without a reason', 'luka', '', 422],
    ['the dispatcher with a reason', 'luka', 'Telefon je prazen', 200],
  ] as const)('for its driver by %s', async (_case, person, reason, status) => {
    const { body } = await start('marko', { company_users: [api.id('petra')] });
    expect(await stop(person, body.id, { reason })).toMatchObject({ status });
    const ended = (await api.eventsOf('transport', Number(body.id))).find(({ action }) => action === 'stop');
    expect(ended?.reason ?? null).toBe(status === 200 ? reason : null);
    expect((await api.as('marko').get('/transport/current')).body.id ?? null).toBe(status === 200 ? null : body.id);
  });
});

describe('the notes of a ride', () => {
  const put = (person: Person, id: number, notes: unknown) => api.as(person).put(`/task/${task}/transport/${id}/notes`, { notes });
  it.each([
    ['its driver', 'marko', 200],
    ['somebody on the team', 'petra', 200],
    ['who acts as the owner', 'luka', 200],
    ['a stranger', 'jure', 403],
  ] as const)('are changed by %s', async (_case, person, status) => {
    const id = await ridden();
    expect(await put(person, id, 'Obvoz čez Brezovico')).toMatchObject({ status });
    expect((await api.as('jure').get(`/transport/${id}`)).body.notes).toBe(status === 200 ? 'Obvoz čez Brezovico' : null);
  });

  it('are emptied, are changed by both calls, and belong to the task that is named', async () => {
    const id = await ridden({ comment: 'Po material' });
    const before = await revision();
    expect((await put('marko', id, '')).body.notes).toBeNull();
    expect((await api.as('marko').put(`/transport/${id}/notes`, { notes: 'Drugače' })).body.notes).toBe('Drugače');
    expect(await revision()).toBe(before + 2);
    expect(await api.as('marko').put(`/task/${await makeTask(api)}/transport/${id}/notes`, { notes: 'Tuja naloga' })).toMatchObject({
      status: 404,
    });
  });

  it('stand once the task is with the client', async () => {
    const id = await ridden();
    await api.as('marko').put(`/task/${task}/close`);
    expect(await put('marko', id, 'Prepozno')).toMatchObject({ status: 409, body: { reason: 'wrongState' } });
  });
});

describe('the vehicles', () => {
  it('tell their last ride, null before the first', async () => {
    expect(await api.as('jure').get(`/transport/list/vehicle/${van}/last`)).toMatchObject({ status: 200, rows: [], body: {} });
    const id = await ridden();
    const { body: open } = await start('petra', { kilometers: 1012 });
    expect((await api.as('jure').get(`/transport/list/vehicle/${van}/last`)).body).toMatchObject({ id, end_kilometers: 1010 });
    await stop('petra', open.id, { kilometers: 1030 });
    expect((await api.as('jure').get(`/transport/list/vehicle/${van}/last`)).body).toMatchObject({ id: open.id, end_kilometers: 1030 });
    expect(await api.as('jure').get('/transport/list/vehicle/2000000000/last')).toMatchObject({ status: 404 });
  });

  it('to choose from tell counter, last driver, who drives now, and which was one’s own last; archived ones are left out', async () => {
    await ridden({}, { end_point: 'Merino' });
    const archived = await makeVehicle({ archived: true });
    const mine = async (person: Person) => (await api.as(person).get('/transport/vehicles')).rows;
    const own = (rows: readonly Fields[]) => rows.find(({ id }) => id === van);
    expect(own(await mine('marko'))).toMatchObject({
      private_vehicle: false,
      last_end_kilometers: 1010,
      last_end_point: 'Merino',
      last_user_name: 'Marko Zajc',
      last_own: true,
      in_use: null,
    });
    await start('petra', { kilometers: 1010 });
    expect(own(await mine('luka'))).toMatchObject({ last_own: false, in_use: { user_id: api.id('petra'), user_name: 'Petra Žnidaršič' } });
    expect((await mine('luka')).some(({ id }) => id === archived)).toBe(false);
    expect((await mine('petra')).filter(({ last_own }) => last_own)).toHaveLength(1);
  });

  it('are selectable by the specification’s call, with whether they are private', async () => {
    const archived = await makeVehicle({ archived: true });
    const { rows } = await api.as('jure').get('/vehicle/?type=selectable&range=[0,199]');
    expect(rows.find(({ id }) => id === van)).toMatchObject({ private_vehicle: false, archived: false });
    expect(rows.some(({ id }) => id === archived)).toBe(false);
  });
});

describe('under one Idempotency-Key', () => {
  it('ten starts begin one ride, and ten ends end it once', async () => {
    made += 1;
    const key = `prevoz-${made}`;
    const begun = await Promise.all(Array.from({ length: 10 }, () => start('marko', { comment: 'Enkrat' }, key)));
    for (const answer of begun) expect(answer).toMatchObject({ status: 200, body: begun[0]?.body });
    expect(begun.filter(({ headers }) => headers.get('idempotency-replayed') === 'true')).toHaveLength(9);
    const id = begun[0]?.body.id;
    expect(await api.rows('select id from transport where task_id = ?1', [task])).toHaveLength(1);
    const end = () =>
      api.as('marko').post(`/transport/${id}/stop`, { kilometers: 1015 }, { headers: { 'idempotency-key': `${key}-konec` } });
    const ended = await Promise.all(Array.from({ length: 10 }, end));
    for (const answer of ended) expect(answer).toMatchObject({ status: 200, body: { status: 1, end_kilometers: 1015 } });
    expect((await api.eventsOf('transport', Number(id))).map(({ action }) => action)).toEqual(['start', 'stop']);
    // The phone that slept gets the first answer although the state has moved on.
    expect(await start('marko', { comment: 'Enkrat' }, key)).toMatchObject({ status: 200, body: { id, status: 0 } });
    expect(await start('marko', { comment: 'Drugič' }, key)).toMatchObject({ status: 422, body: { reason: 'keyReused' } });
  });
});
