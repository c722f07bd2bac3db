// What was used up on a task: written down by who works there, changed only by who wrote it, fixed once the client is asked.
import { beforeEach, describe, expect, it } from 'vitest';
import { type Person, useApi } from '#tests/support/api.ts';
import { giveClient, makeTask, whoAdds } from '#tests/support/stories/task-story.ts';

const api = useApi();
const flange = { name: 'Prirobnica DN 40', unit: 'Piece', quantity: 2 };

let task = 0;
beforeEach(async () => {
  task = await makeTask(api);
});
const add = (person: Person, body: object = flange) => api.as(person).post(`/task/${task}/material`, body);
const added = async (person: Person) => Number((await add(person)).body.id);
const revision = async () => (await api.as('luka').get(`/task/${task}`)).body.revision;
const send = () => api.as('marko').put(`/task/${task}/close`);

describe('writing down', () => {
  it('answers the row with its author and tells open screens', async () => {
    const before = Number(await revision());
    const { status, body } = await add('petra');
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...flange,
      task_id: task,
      user_id: api.id('petra'),
      user_name: expect.stringContaining('Petra'),
      $transitions: { update: { allowed: true }, delete: { allowed: true } },
    });
    expect((await api.as('jure').get(`/task/${task}`)).body).toMatchObject({ materials: 1, revision: before + 1 });
    const [event] = await api.eventsOf('material', Number(body.id));
    expect(event).toMatchObject({ action: 'create', by: api.id('petra'), within: `task:${task}` });
    expect(JSON.parse(String(event?.topics))).toContain(`task:${task}`);
  });

  it('counts pieces unless told', async () => {
    expect((await add('marko', { name: 'Tesnilo', quantity: 4 })).body).toMatchObject({ unit: 'Piece', quantity: 4 });
  });

  it.each([
    ['no name', { quantity: 1 }, 'name'],
    ['an empty name', { name: '  ', quantity: 1 }, 'name'],
    ['no quantity', { name: 'Kabel' }, 'quantity'],
    ['a quantity in words', { name: 'Kabel', quantity: 'dva' }, 'quantity'],
    ['a quantity as text', { name: 'Kabel', quantity: '2,5' }, 'quantity'],
    ['nothing at all of it', { name: 'Kabel', quantity: 0 }, 'quantity'],
    ['less than nothing', { name: 'Kabel', quantity: -1 }, 'quantity'],
    ['more digits than a scale shows', { name: 'Kabel', quantity: 1.0001 }, 'quantity'],
    ['another unit', { name: 'Kabel', quantity: 1, unit: 'Kilogram' }, 'unit'],
    ['an author', { name: 'Kabel', quantity: 1, user_id: 3 }, 'user_id'],
  ])('is refused with %s', async (_case, body, field) => {
    expect(await add('marko', body)).toMatchObject({ status: 422, body: { errors: [{ field }] } });
  });

  it.each(whoAdds)('%s: %s gets %i', async (_case, person, status) => {
    expect((await add(person)).status).toBe(status);
  });

  it('counts once, however often a phone sends it', async () => {
    const options = { headers: { 'idempotency-key': `material-${task}` } };
    const first = await api.as('marko').post(`/task/${task}/material`, flange, options);
    const again = await api.as('marko').post(`/task/${task}/material`, flange, options);
    expect(again.body.id).toBe(first.body.id);
    expect((await api.as('marko').get(`/task/${task}/material`)).rows).toHaveLength(1);
  });
});

describe('the list', () => {
  it('is the newest first, for everybody, with what the reader may do', async () => {
    const first = await added('marko');
    const second = await added('petra');
    const { rows } = await api.as('marko').get(`/task/${task}/material`);
    expect(rows.map(({ id }) => id)).toEqual([second, first]);
    expect(rows).toMatchObject([
      { $transitions: { update: { allowed: false, reason: 'notAuthor' }, delete: { allowed: false, reason: 'notAuthor' } } },
      { $transitions: { update: { allowed: true }, delete: { allowed: true } } },
    ]);
    expect((await api.as('jure').get(`/task/${task}/material`)).rows).toHaveLength(2);
  });

  it.each(['/task/2147483647/material', '/material/2147483647'])('%s is missing', async (path) => {
    expect(await api.as('marko').get(path)).toMatchObject({ status: 404, body: { reason: 'notFound' } });
  });

  it('finds a row below its task and not below another', async () => {
    const id = await added('marko');
    expect((await api.as('jure').get(`/task/${task}/material/${id}`)).body).toMatchObject({ id });
    const other = (await api.as('marko').post('/task', { title: 'Druga' })).body.id;
    expect((await api.as('jure').get(`/task/${other}/material/${id}`)).status).toBe(404);
    expect((await api.as('marko').put(`/task/${other}/material/${id}`, { quantity: 3 })).status).toBe(404);
  });
});

it('of a task is told whole, however much of it there is', async () => {
  const user_id = api.id('marko');
  const date_added = new Date();
  const rowOf = (_: unknown, at: number) => ({ task_id: task, user_id, name: `Vijak ${at}`, quantity: 1, date_added });
  await api.database.orm.em.fork().insertMany(api.database.entities.material, Array.from({ length: 1001 }, rowOf));
  const { rows: listed } = await api.as('jure').get(`/task/${task}/material`);
  expect([listed.length, listed[0]?.name, listed.at(-1)?.name]).toEqual([1001, 'Vijak 1000', 'Vijak 0']);
});

describe('a row', () => {
  it('is changed by its author, with what stood there before', async () => {
    const id = await added('petra');
    const { status, body } = await api.as('petra').put(`/material/${id}`, { quantity: 2.5, unit: 'Meter' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: flange.name, quantity: 2.5, unit: 'Meter', version: 2 });
    const event = (await api.eventsOf('material', id)).at(-1);
    expect(event).toMatchObject({ action: 'update', within: `task:${task}` });
    expect(JSON.parse(String(event?.before))).toEqual({ unit: 'Piece', quantity: 2 });
    expect(JSON.parse(String(event?.after))).toEqual({ unit: 'Meter', quantity: 2.5 });
  });

  it.each(['marko', 'luka', 'admin'] as const)('is not changed by %s, whatever they may', async (person) => {
    const id = await added('petra');
    expect((await api.as(person).put(`/material/${id}`, { quantity: 3 })).status).toBe(403);
    expect((await api.as(person).delete(`/material/${id}`)).status).toBe(403);
    expect((await api.as('petra').get(`/material/${id}`)).body).toMatchObject({ quantity: 2, version: 1 });
  });

  it('stays its author’s who has left the team', async () => {
    const id = await added('petra');
    await api.as('luka').delete(`/task/${task}/user/${api.id('petra')}`);
    expect((await api.as('petra').put(`/material/${id}`, { quantity: 1 })).status).toBe(200);
    expect((await add('petra')).status).toBe(403);
  });

  it('goes, and is remembered', async () => {
    const id = await added('petra');
    expect((await api.as('petra').delete(`/material/${id}`)).status).toBe(200);
    expect((await api.as('petra').delete(`/material/${id}`)).status).toBe(404);
    expect((await api.as('jure').get(`/task/${task}`)).body).toMatchObject({ materials: 0 });
    const event = (await api.eventsOf('material', id)).at(-1);
    expect(event).toMatchObject({ action: 'delete', within: `task:${task}` });
    expect(JSON.parse(String(event?.before))).toMatchObject(flange);
  });

  it('comes back to who took it away as it was, once', async () => {
    const id = await added('petra');
    await api.as('petra').put(`/material/${id}`, { quantity: 2.5 });
    const before = (await api.as('petra').get(`/material/${id}`)).body;
    const back = (person: Person = 'petra') => api.as(person).put(`/material/${id}/restore`);
    expect((await back()).status).toBe(404);
    await api.as('petra').delete(`/material/${id}`);
    expect((await back('luka')).status).toBe(404);
    expect(await back()).toMatchObject({ status: 200, body: before });
    expect((await api.eventsOf('material', id)).at(-1)).toMatchObject({ action: 'bringBack', by: api.id('petra'), within: `task:${task}` });
    expect((await api.as('jure').get(`/task/${task}`)).body).toMatchObject({ materials: 1 });
    expect((await back()).status).toBe(404);
  });

  it('does not come back once the client is asked, nor below another task, nor after a day', async () => {
    const id = await added('marko');
    await api.as('marko').delete(`/material/${id}`);
    const other = (await api.as('marko').post('/task', { title: 'Druga' })).body.id;
    expect((await api.as('marko').put(`/task/${other}/material/${id}/restore`)).status).toBe(404);
    await giveClient(api, task);
    await send();
    expect(await api.as('marko').put(`/material/${id}/restore`)).toMatchObject({ status: 409, body: { reason: 'wrongState' } });
    expect((await api.as('marko').get(`/task/${task}/material`)).rows).toEqual([]);
    const { em } = api.database.orm;
    await em.fork().nativeUpdate(api.database.entities.removal, { record_id: id }, { at: new Date(Date.now() - 90_000_000) });
    expect((await api.as('marko').put(`/material/${id}/restore`)).status).toBe(404);
  });

  it('is refused to who saw an older version', async () => {
    const id = await added('petra');
    const stale = { headers: { 'if-match': '"7"' } };
    expect(await api.as('petra').put(`/material/${id}`, { quantity: 3 }, stale)).toMatchObject({ status: 412, body: { reason: 'stale' } });
  });

  it.each([
    ['nonsense', { quantity: 'tri' }, 'quantity'],
    ['another task', { task_id: 1 }, 'task_id'],
    ['a field that is none', { price: 3 }, 'price'],
  ])('is not changed to %s', async (_case, body, field) => {
    const id = await added('petra');
    expect(await api.as('petra').put(`/material/${id}`, body)).toMatchObject({ status: 422, body: { errors: [{ field }] } });
  });

  it('and all others are fixed once the task is with the client', async () => {
    const id = await added('petra');
    await giveClient(api, task);
    expect((await send()).status).toBe(200);
    const wrongState = { status: 409, body: { reason: 'wrongState' } };
    expect(await add('marko')).toMatchObject(wrongState);
    expect(await api.as('petra').put(`/material/${id}`, { quantity: 3 })).toMatchObject(wrongState);
    expect(await api.as('petra').delete(`/material/${id}`)).toMatchObject(wrongState);
    expect((await api.as('petra').get(`/material/${id}`)).body).toMatchObject({
      $transitions: { update: { allowed: false, reason: 'wrongState' } },
    });
    await api.as('marko').put(`/task/${task}/withdraw`);
    expect((await api.as('petra').delete(`/material/${id}`)).status).toBe(200);
  });
});

describe('names used before', () => {
  it('are found by their letters, č by c, each once as it was used last', async () => {
    await add('marko', { name: 'Črpalka Wilo Stratos', quantity: 1 });
    await add('petra', { name: 'Objemka za črpalko', quantity: 2 });
    await add('petra', { name: 'črpalka wilo stratos', quantity: 3, unit: 'Meter' });
    const { rows } = await api.as('jure').get('/material_names?q=crpalk');
    const own = rows.filter(({ name }) => /stratos|Objemka za črpalko/.test(String(name)));
    expect(own).toMatchObject([
      { name: 'črpalka wilo stratos', unit: 'Meter', company_task_id: expect.any(Number) },
      { name: 'Objemka za črpalko', unit: 'Piece' },
    ]);
    expect((await api.as('jure').get('/material_names?q=')).rows).toEqual([]);
  });
});
