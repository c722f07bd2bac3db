// What the page of a task gets in one answer: the record, what may be done with it, and whom to call about it.
import { describe, expect, it } from 'vitest';
import { type Person, useApi } from '#tests/support/api.ts';

const api = useApi();
const page = async (person: Person, id: number) => (await api.as(person).get(`/task/${id}`)).body;
const rowsOf = async (sql: string) => api.database.read.all(sql);

describe('the page of a task', () => {
  it('carries client, place and person for everybody who reads it, also without the page of clients', async () => {
    const [row] = await rowsOf(
      'select id, client_company_id, branch_office_id, client_company_contact_id from task where branch_office_id is not null and client_company_contact_id is not null order by id limit 1',
    );
    const asLuka = await page('luka', Number(row?.id));
    expect(asLuka).toMatchObject({
      client: {
        id: row?.client_company_id,
        name: expect.any(String),
        town: expect.any(String),
        country: expect.stringMatching(/^[A-Z]{2}$/),
      },
      branch_office: { id: row?.branch_office_id, title: expect.any(String) },
      contact: {
        id: row?.client_company_contact_id,
        name: expect.any(String),
        phone: expect.any(String),
        email: expect.stringContaining('@'),
      },
    });
    const { client, branch_office, contact } = await page('jure', Number(row?.id));
    expect({ client, branch_office, contact }).toEqual({
      client: asLuka.client,
      branch_office: asLuka.branch_office,
      contact: asLuka.contact,
    });
    expect(client).not.toHaveProperty('payment_term_days');
  });

  it('says nothing of a client where there is none', async () => {
    const { body } = await api.as('marko').post('/task', { title: 'Pospravi kombi' });
    expect(await page('marko', Number(body.id))).toMatchObject({ client: null, branch_office: null, contact: null });
  });

  it('is missing for a number that nobody has', async () => {
    expect(await api.as('marko').get('/task/2147483647')).toMatchObject({ status: 404, body: { reason: 'notFound' } });
  });
});

describe('the team of a task', () => {
  const owned = async (person: Person) =>
    Number((await api.as(person).post('/task', { title: 'Menjava filtra', company_user_id: api.id(person) })).body.id);

  it('is changed by who may, and says so on the page', async () => {
    const task = await owned('marko');
    expect(await page('luka', task)).toMatchObject({ $transitions: { addUser: { allowed: true }, removeUser: { allowed: true } } });
    expect(await page('marko', task)).toMatchObject({ $transitions: { addUser: { allowed: false, reason: 'notAllowed' } } });
    expect(await api.as('marko').put(`/task/${task}/user/${api.id('petra')}`)).toMatchObject({
      status: 403,
      body: { permission: 'tasks.users' },
    });
    expect(await api.as('luka').put(`/task/${task}/user/${api.id('petra')}`)).toMatchObject({
      status: 200,
      body: { users: [api.id('marko'), api.id('petra')] },
    });
    expect((await api.as('luka').delete(`/task/${task}/user/${api.id('petra')}`)).body.users).toEqual([api.id('marko')]);
    expect((await api.eventsOf('task', task)).map(({ action }) => action)).toEqual(['create', 'addUser', 'removeUser']);
  });

  it('keeps its owner and whoever has work open, and names them', async () => {
    const task = await owned('marko');
    await api.as('luka').put(`/task/${task}/user/${api.id('petra')}`);
    expect(await api.as('luka').delete(`/task/${task}/user/${api.id('marko')}`)).toMatchObject({
      status: 409,
      body: { reason: 'userOwns', detail: expect.stringContaining('Marko') },
    });
    const [work] = await rowsOf("select id from work_type where name = 'Servis'");
    await api.as('petra').post(`/task/${task}/start`, { work_type_id: work?.id, switch: true });
    expect(await api.as('luka').delete(`/task/${task}/user/${api.id('petra')}`)).toMatchObject({
      status: 409,
      body: { reason: 'userWorks', detail: expect.stringContaining('Petra') },
    });
  });
});

describe('the work types to pick from', () => {
  it('are those of the own user type, the usual one first, the last one marked', async () => {
    const { rows } = await api.as('marko').get('/me/work_types');
    const titles = rows.map(({ title }) => title);
    expect(titles).toContain('Montaža');
    expect(titles).not.toContain('Pisarna');
    expect(rows.map(({ uses }) => uses)).toEqual(rows.map(({ uses }) => Number(uses)).sort((a, b) => b - a));
    expect(rows.filter(({ last }) => last)).toHaveLength(1);
  });

  it('can all be started with, and no others', async () => {
    const { body } = await api.as('marko').post('/task', { title: 'Priprava materiala', company_user_id: api.id('marko') });
    const [office] = await rowsOf("select id from work_type where name = 'Pisarna'");
    expect(await api.as('marko').post(`/task/${body.id}/start`, { work_type_id: office?.id, switch: true })).toMatchObject({
      status: 409,
      body: { reason: 'workTypeNotAllowed' },
    });
    for (const { id } of (await api.as('marko').get('/me/work_types')).rows) {
      expect(await api.as('marko').post(`/task/${body.id}/start`, { work_type_id: id, switch: true })).toMatchObject({ status: 200 });
      expect(await api.as('marko').post(`/task/${body.id}/stop`, {})).toMatchObject({ status: 200 });
    }
  });
});
