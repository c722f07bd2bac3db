// A ride that was written down wrong is put right: by its driver on the same day, later by who edits times; the odometer's chain holds.
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Person as Cast, errorsOf, type Fields, useApi } from '#tests/support/api.ts';
import { inTheAfternoon } from '#tests/support/in-the-afternoon.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { invoiceStory } from '#tests/support/stories/invoice-story.ts';
import { makeTask } from '#tests/support/stories/task-story.ts';

const api = useApi();
/** Somebody of the cast, or one of the two who have no work of their own today. */
type Person = Cast | 'driver' | 'mate';
const hired = new Map<Person, number>();
const id = (person: Person): number => hired.get(person) ?? api.id(person as Cast);
const as = (person: Person) => api.as(id(person));
const reason = 'Narobe prebran števec';
let made = 0;
let task = 0;
let van = 0;

const makeVehicle = async (fields: Fields = {}): Promise<number> => {
  made += 1;
  const answer = await as('admin').post('/vehicle', { name: `Kombi ${made}`, registration_plate: `LJ KR-${made}`, ...fields });
  return Number(answer.body.id);
};
const ago = (minutes: number) => new Date(Math.floor(Date.now() / 60_000) * 60_000 - minutes * 60_000).toISOString();
/** A past ride of marko, in minutes before now. */
const write = (from: number, to: number, start: number, end: number, more: Fields = {}, person: Person = 'driver') =>
  as(person).post(`/task/${task}/transport`, {
    vehicle_id: van,
    start_kilometers: start,
    end_kilometers: end,
    start_time: ago(from),
    end_time: ago(to),
    ...more,
  });
const written = async (...given: Parameters<typeof write>): Promise<number> => {
  const answer = await write(...given);
  expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 201 });
  return Number(answer.body.id);
};
const correct = (person: Person, ride: number, body: Fields) => as(person).put(`/transport/${ride}`, { reason, ...body });
const rideOf = async (ride: number, person: Person = 'driver') => (await as(person).get(`/transport/${ride}`)).body;
/** The ride was driven that many days ago. */
const backdate = (id: number, days: number) =>
  api.database.orm.em.fork().transactional(async (em) => {
    const row = await em.findOneOrFail(api.database.entities.transport, { id });
    const back = (instant: Date | null) => instant && new Date(instant.getTime() - days * 86_400_000);
    Object.assign(row, { start_time: back(row.start_time), end_time: back(row.end_time) });
  });
const start = (person: Person, kilometers: number, more: Fields = {}) =>
  as(person).post('/transport/start', { task_id: task, kilometers, vehicle_id: van, ...more });
const stop = (person: Person, id: unknown, kilometers: number, more: Fields = {}) =>
  as(person).post(`/transport/${id}/stop`, { kilometers, ...more });

/** The task goes to a client, whichever. */
const sendToClient = async () => {
  const [client] = await api.rows('select id from client order by id limit 1');
  await as('driver').put(`/task/${task}/client`, { client_company_id: client?.id, branch_office_id: 0 });
  expect((await as('driver').put(`/task/${task}/close`)).body).toMatchObject({ status: 4 });
};

beforeAll(async () => {
  await inTheAfternoon(api);
  hired.set('driver', await api.hire(['tasks.create'], { name: 'Vida', last_name: 'Voznik' }));
  hired.set('mate', await api.hire(['tasks.create']));
});
beforeEach(async () => {
  for (const person of ['driver', 'mate'] as const) {
    const { body } = await as(person).get('/transport/current');
    if (body.user_id === id(person)) await stop(person, body.id, Number(body.start_kilometers));
  }
  // Nobody drives twice at once: what earlier tests have written is long over.
  const own = [id('driver'), id('mate')];
  for (const { id: ride } of await api.rows('select id from transport where user_id in (?1, ?2) and end_kilometers > 0', own))
    await backdate(Number(ride), 400);
  task = await makeTask(api, { company_user_id: id('driver'), users: [id('mate')] });
  van = await makeVehicle();
});

describe('an unlikely end', () => {
  it('is asked about, booked when it is confirmed, and put right afterwards: the vehicle drives on', async () => {
    const { body } = await start('driver', 205_356);
    const doubted = await stop('driver', body.id, 2_053_750);
    expect(doubted).toMatchObject({ status: 422, body: { kilometers: 1_848_394 } });
    expect(errorsOf(doubted)).toEqual([['kilometers', 'unlikelyLength']]);
    expect(errorsOf(await stop('driver', body.id, 205_756))).toEqual([['kilometers', 'unlikelySpeed']]);
    expect(await stop('driver', body.id, 2_053_750, { accept_unlikely: true })).toMatchObject({ status: 200 });

    const refused = await start('mate', 205_375);
    expect(refused).toMatchObject({ status: 422, body: { last: { id: body.id, user_name: 'Vida Voznik', may_edit: false } } });
    expect(refused.body.detail).toMatch(/Vida Voznik/);
    expect(errorsOf(await start('driver', 205_375))).toEqual([['kilometers', 'goesOnFromLast']]);
    expect((await start('driver', 205_375)).body.last).toMatchObject({ may_edit: true });

    const mended = await correct('driver', Number(body.id), { end_kilometers: 205_375 });
    expect(mended).toMatchObject({ status: 200, body: { end_kilometers: 205_375, start_kilometers: 205_356 } });
    expect(await start('mate', 205_375)).toMatchObject({ status: 200 });
    const events = await api.eventsOf('transport', Number(body.id));
    expect(events.at(-1)).toMatchObject({ action: 'edit', reason });
    expect(JSON.parse(String(events.at(-1)?.before))).toEqual({ end_kilometers: 2_053_750 });
    expect(JSON.parse(String(events.at(-1)?.after))).toEqual({ end_kilometers: 205_375 });
  });

  it('follows the settings', async () => {
    await as('admin').put('/settings', { ride_most_kilometers: 20 });
    const { body } = await start('driver', 1000);
    expect(errorsOf(await stop('driver', body.id, 1021))).toEqual([['kilometers', 'unlikelyLength']]);
    await as('admin').put('/settings', { ride_most_kilometers: 800 });
    expect(await stop('driver', body.id, 1021)).toMatchObject({ status: 200 });
  });
});

describe('a correction', () => {
  it('changes kilometres, times, vehicle and type at once, with a reason', async () => {
    const ride = await written(120, 90, 1000, 1020);
    const [type] = await api.rows('select id, name from transport_type order by id limit 1');
    const other = await makeVehicle();
    const answer = await correct('driver', ride, {
      vehicle_id: other,
      transport_type_id: type?.id,
      start_kilometers: 500,
      end_kilometers: 530,
      start_time: ago(125),
      end_time: ago(85),
      end_point: 'Merino',
    });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        vehicle_id: other,
        transport_type_name: type?.name,
        start_kilometers: 500,
        end_kilometers: 530,
        start_time: ago(125),
        end_point: 'Merino',
        version: 2,
      },
    });
    expect(errorsOf(await as('driver').put(`/transport/${ride}`, { end_kilometers: 531 }))).toEqual([['reason', 'required']]);
  });

  it('keeps the seconds of a time that was picked without them, and changes nothing when all stays', async () => {
    const { body } = await start('driver', 1000);
    await stop('driver', body.id, 1010);
    const before = await rideOf(Number(body.id));
    const minute = (at: unknown) => `${String(at).slice(0, 16)}:00.000Z`;
    const answer = await correct('driver', Number(body.id), { start_time: minute(before.start_time), end_time: minute(before.end_time) });
    expect(answer.body).toEqual(before);
  });

  it.each([
    ['its driver on the same day', 'driver', 0, 200],
    ['its driver the day after', 'driver', 2, 409],
    ['who edits times, later too', 'luka', 2, 200],
    ['a colleague', 'mate', 0, 403],
    ['a stranger', 'jure', 0, 403],
  ] as const)('is made by %s', async (_case, person, days, status) => {
    const ride = await written(60, 50, 1000, 1010);
    await as('admin').put('/settings', { time_lock_day: 28 });
    if (days > 0) await backdate(ride, days);
    const answer = await correct(person, ride, { end_kilometers: 1012 });
    expect(answer).toMatchObject({ status });
    if (status === 409) expect(answer.body).toMatchObject({ reason: 'dayIsOver' });
    expect((await rideOf(ride, person)).$transitions).toMatchObject({ edit: { allowed: status === 200 } });
    expect((await rideOf(ride)).end_kilometers).toBe(status === 200 ? 1012 : 1010);
  });

  it('ends with the state of the task, the lock of the month and the invoice', async () => {
    const ride = await written(60, 50, 1000, 1010);
    await sendToClient();
    expect(await correct('luka', ride, { end_kilometers: 1012 })).toMatchObject({ status: 409, body: { reason: 'awaitsConfirmation' } });
    await as('luka').put(`/task/${task}/confirm`, { name: 'Ana Kos', note: 'Po telefonu' });
    expect(await correct('luka', ride, { end_kilometers: 1012 })).toMatchObject({ status: 409, body: { reason: 'taskIsClosed' } });
    task = await makeTask(api, { company_user_id: id('driver'), users: [id('mate')] });
    const old = await written(40, 30, 1010, 1020);
    await backdate(old, 70);
    expect(await correct('luka', old, { end_kilometers: 1012 })).toMatchObject({ status: 409, body: { reason: 'timeLocked' } });
  });

  it('is not made on a ride under way, nor on one that somebody else has changed', async () => {
    const { body } = await start('driver', 1000);
    expect(await correct('driver', Number(body.id), { start_kilometers: 990 })).toMatchObject({
      status: 409,
      body: { reason: 'underWay' },
    });
    await stop('driver', body.id, 1010);
    const ride = Number(body.id);
    await correct('luka', ride, { end_kilometers: 1011 });
    const late = await as('driver').put(
      `/transport/${ride}`,
      { reason, end_kilometers: 1012 },
      { headers: { 'if-match': `"${body.version}"` } },
    );
    expect(late).toMatchObject({ status: 412 });
  });

  it.each([
    ['below its start', { end_kilometers: 990 }, [['end_kilometers', 'notBelowStart']]],
    ['below the end before', { start_kilometers: 980 }, [['start_kilometers', 'belowPrevious']]],
    ['above the start after', { end_kilometers: 1040 }, [['end_kilometers', 'aboveNext']]],
    ['over the ride before', { start_time: 115 }, [['start_time', 'overlapsRide']]],
    ['over the ride after', { end_time: 35 }, [['end_time', 'overlapsRide']]],
    ['into the future', { end_time: -5 }, [['end_time', 'inFuture']]],
    ['with an end before its start', { end_time: 85, start_time: 80 }, [['end_time', 'endsBefore']]],
    ['too fast', { start_kilometers: 1000, end_kilometers: 1020, start_time: 70, end_time: 70 }, null],
    ['in a vehicle that is not there', { vehicle_id: 2_000_000_000 }, [['vehicle_id', 'notReference']]],
    ['of a type that is not there', { transport_type_id: 2_000_000_000 }, [['transport_type_id', 'notReference']]],
  ] as const)('is judged %s, and the refusal names what is in the way', async (_case, change: Fields, errors) => {
    const before = await written(120, 110, 990, 1000);
    const ride = await written(80, 60, 1000, 1020);
    const after = await written(40, 30, 1020, 1030);
    const times = Object.fromEntries(
      ['start_time', 'end_time'].flatMap((name) => (name in change ? [[name, ago(Number(change[name]))]] : [])),
    );
    const answer = await correct('driver', ride, { ...change, ...times });
    if (errors === null) return expect(answer).toMatchObject({ status: 200 });
    expect(answer).toMatchObject({ status: 422 });
    expect(errorsOf(answer)).toEqual(errors);
    const reasons = errors.map(([, name]) => name);
    if (reasons.some((name) => ['belowPrevious', 'aboveNext', 'overlapsRide'].includes(name)))
      expect([before, after]).toContain((answer.body.other as Fields).id);
    return undefined;
  });

  it('leaves a gap where one stays, so that two rides with one wrong reading are put right in either order', async () => {
    const first = await written(120, 110, 1000, 1110, { accept_unlikely: true });
    const second = await written(80, 60, 1110, 1130);
    expect(errorsOf(await correct('driver', second, { start_kilometers: 1010, end_kilometers: 1030 }))).toEqual([
      ['start_kilometers', 'belowPrevious'],
    ]);
    expect(await correct('driver', first, { end_kilometers: 1010 })).toMatchObject({ status: 200 });
    expect(await correct('driver', second, { start_kilometers: 1010, end_kilometers: 1030 })).toMatchObject({ status: 200 });
    const around = await as('jure').get(`/transport/list/vehicle/${van}/around?at=${ago(80)}&except=${second}`);
    expect(around.body).toMatchObject({ previous: { id: first, end_kilometers: 1010 }, next: null });
  });

  it('does not let a private vehicle’s kilometres be checked', async () => {
    van = await makeVehicle({ private_vehicle: true, owner_id: id('driver') });
    await written(120, 110, 1000, 1110, { accept_unlikely: true });
    expect(await write(80, 60, 500, 510)).toMatchObject({ status: 201 });
  });

  it('stays outside the driver’s work', async () => {
    const ride = await written(120, 110, 1000, 1010);
    await as('driver').post(`/task/${task}/time`, { work_type_id: 1, start_time: ago(100), end_time: ago(90) });
    const answer = await correct('driver', ride, { end_time: ago(95) });
    expect(errorsOf(answer)).toEqual([['end_time', 'overlapsWork']]);
    expect(await correct('driver', ride, { end_time: ago(100) })).toMatchObject({ status: 200 });
  });

  it('and work that is written by hand stay apart, but for the seconds of a minute', async () => {
    const ride = await written(120, 110, 1000, 1010);
    const work = (from: number, to: number) =>
      as('driver').post(`/task/${task}/time`, { work_type_id: 1, start_time: ago(from), end_time: ago(to) });
    expect(await work(115, 105)).toMatchObject({ status: 409, body: { reason: 'overlapsRide', other: { id: ride } } });
    expect(await work(130, 118)).toMatchObject({ status: 409, body: { reason: 'overlapsRide' } });
    const { status, body } = await work(110.5, 105);
    expect(status).toBe(201);
    const [stretch] = body.sub_times as { id: number }[];
    const moved = { start_time: ago(112), end_time: ago(105), reason };
    expect(await as('luka').put(`/task/${task}/subtime/${stretch?.id}`, moved)).toMatchObject({
      status: 409,
      body: { reason: 'overlapsRide', other: { id: ride } },
    });
    // A passenger may have worked on the way.
    const along = await as('mate').post(`/task/${task}/time`, { work_type_id: 1, start_time: ago(120), end_time: ago(112) });
    expect(along.status).toBe(201);
    for (const { id: entry } of [body, along.body]) await as('luka').delete(`/task/${task}/time/${entry}`, { reason });
  });

  it('and a start in the same moment agree: the start goes on from the corrected end', async () => {
    const ride = await written(120, 110, 1000, 1110, { accept_unlikely: true });
    const started = await meanwhile(
      api,
      async (tx) => {
        await tx.lock('vehicle', van);
        const row = await tx.get('transport', ride);
        row.end_kilometers = 1010;
      },
      () => start('mate', 1010),
    );
    expect(started).toMatchObject({ status: 200 });
  });

  it('of two at once leaves a chain without overlap', async () => {
    const first = await written(120, 110, 1000, 1010);
    const second = await written(80, 60, 1045, 1055);
    const answers = await Promise.all([
      correct('driver', first, { end_kilometers: 1040 }),
      correct('luka', second, { start_kilometers: 1028 }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    const [one, two] = [await rideOf(first), await rideOf(second)];
    expect(Number(one.end_kilometers)).toBeLessThanOrEqual(Number(two.start_kilometers) + 9);
  });
});

describe('a past ride', () => {
  it.each([
    ['the owner', 'driver', {}, 201],
    ['the team', 'mate', {}, 201],
    ['a stranger', 'jure', {}, 403],
    ['who edits times, for the owner', 'luka', { user_id: 'driver' }, 201],
    ['the owner, for a colleague', 'driver', { user_id: 'mate' }, 403],
  ] as const)('is written by %s', async (_case, person, given: { readonly user_id?: Person }, status) => {
    const user = given.user_id ?? person;
    const answer = await write(60, 40, 1000, 1015, given.user_id ? { user_id: id(given.user_id) } : {}, person);
    expect(answer).toMatchObject({ status });
    if (status !== 201) return;
    expect(answer.body).toMatchObject({ status: 1, user_id: id(user), start_kilometers: 1000, end_kilometers: 1015 });
    const [event] = await api.eventsOf('transport', Number(answer.body.id));
    expect(event).toMatchObject({ action: 'create', by: id(person) });
  });

  it('fills a gap, and is asked about when it is unlikely', async () => {
    await written(120, 110, 1000, 1010);
    await written(40, 30, 1050, 1060);
    expect(errorsOf(await write(80, 79, 1010, 1050))).toEqual([['end_kilometers', 'unlikelySpeed']]);
    expect(await write(80, 79, 1010, 1050, { accept_unlikely: true })).toMatchObject({ status: 201 });
  });

  it('is not written once the task is with the client', async () => {
    await sendToClient();
    expect(await write(60, 40, 1000, 1015)).toMatchObject({ status: 409, body: { reason: 'wrongState' } });
  });
});

describe('the type of a ride', () => {
  const put = (person: Person, id: unknown, transport_type_id: unknown) => as(person).put(`/transport/${id}/type`, { transport_type_id });
  it('is changed under way and afterwards, by the driver until the client has confirmed, then by who edits times until it is billed', async () => {
    const [type] = await api.rows('select id from transport_type order by id limit 1');
    const { body } = await start('driver', 1000);
    expect((await put('driver', body.id, type?.id)).body).toMatchObject({ transport_type_id: type?.id });
    expect(await put('mate', body.id, null)).toMatchObject({ status: 403 });
    await stop('driver', body.id, 1010);
    const ride = Number(body.id);
    await backdate(ride, 70);
    expect((await put('driver', ride, null)).body).toMatchObject({ transport_type_id: null });
    await sendToClient();
    await as('luka').put(`/task/${task}/confirm`, { name: 'Ana Kos', note: 'Po telefonu' });
    expect(await put('driver', ride, type?.id)).toMatchObject({ status: 409, body: { reason: 'taskIsClosed' } });
    expect(await put('luka', ride, type?.id)).toMatchObject({ status: 200 });
    expect((await api.eventsOf('transport', ride)).map(({ action }) => action)).toEqual([
      'start',
      'changeType',
      'stop',
      'changeType',
      'changeType',
    ]);
  });
});

it('is settled once a group holds the ride', async () => {
  const story = invoiceStory(api);
  const client = await story.client();
  const work = await story.job({ client, kilometers: 40 });
  await story.group(client, [work]);
  const [ride] = (await as('luka').get(`/task/${work}/transport`)).rows;
  expect(ride?.$transitions).toMatchObject({ changeType: { allowed: false, reason: 'billed' }, edit: { allowed: false } });
  const refused = { status: 409, body: { reason: 'billed' } };
  expect(await as('luka').put(`/transport/${ride?.id}/type`, { transport_type_id: null })).toMatchObject(refused);
});

describe('what was begun or written by mistake', () => {
  const remove = (person: Person, id: unknown) => as(person).delete(`/transport/${id}`, { reason: 'Napačna naloga' });
  const restore = (person: Person, id: unknown) => as(person).put(`/transport/${id}/restore`);

  it('is taken back under way, and comes back with passengers and stops', async () => {
    const { body } = await start('driver', 1000, { company_users: [id('mate')] });
    await as('driver').post(`/transport/${body.id}/waypoint`, { point: 'Merino', kilometers: 1005 });
    const before = await rideOf(Number(body.id));
    expect(await remove('driver', body.id)).toMatchObject({ status: 204 });
    expect((await as('driver').get('/me')).body.transport).toBeNull();
    expect((await as('mate').get('/me')).body.transport).toBeNull();
    expect(await restore('mate', body.id)).toMatchObject({ status: 404 });
    expect((await restore('driver', body.id)).body).toEqual(before);
    expect((await api.eventsOf('transport', Number(body.id))).map(({ action }) => action)).toEqual(['start', 'remove', 'bringBack']);
  });

  it('does not come back over work or another ride', async () => {
    const { body } = await start('driver', 1000);
    await remove('driver', body.id);
    await as('driver').post(`/task/${task}/start`, { work_type_id: 1 });
    expect(await restore('driver', body.id)).toMatchObject({ status: 409, body: { reason: 'workRuns' } });
    await as('driver').post(`/task/${task}/stop`, {});
    const other = await start('mate', 1000);
    expect(await restore('driver', body.id)).toMatchObject({ status: 409, body: { reason: 'transport_vehicle_id_unique' } });
    await remove('mate', other.body.id);
    const past = await written(60, 50, 900, 910);
    await remove('driver', past);
    await written(55, 52, 905, 910);
    expect(errorsOf(await restore('driver', past))).toEqual([['end_time', 'overlapsRide']]);
  });

  it.each([
    ['its driver', 'driver', 204],
    ['who edits times', 'luka', 204],
    ['a colleague', 'mate', 403],
  ] as const)('is taken back by %s', async (_case, person, status) => {
    const ride = await written(60, 50, 1000, 1010);
    expect(await remove(person, ride)).toMatchObject({ status });
  });

  it('a stop is taken back under way and afterwards, and comes back', async () => {
    const { body } = await start('driver', 1000);
    const { body: withStop } = await as('driver').post(`/transport/${body.id}/waypoint`, { point: 'Merino', kilometers: 1005 });
    const [stopped] = withStop.waypoints as Fields[];
    const path = `/transport/${body.id}/waypoint/${stopped?.id}`;
    expect(await as('mate').delete(path)).toMatchObject({ status: 403 });
    expect((await as('driver').delete(path)).body.waypoints).toEqual([]);
    expect((await as('driver').put(`${path}/restore`)).body.waypoints).toEqual(withStop.waypoints);
    await stop('driver', body.id, 1010);
    expect(errorsOf(await correct('driver', Number(body.id), { end_kilometers: 1003 }))).toEqual([['end_kilometers', 'passesWaypoint']]);
    expect((await as('luka').delete(path)).body.waypoints).toEqual([]);
    expect(await correct('driver', Number(body.id), { end_kilometers: 1003 })).toMatchObject({ status: 200 });
  });
});
