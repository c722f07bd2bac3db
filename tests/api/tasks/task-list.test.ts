// What the lists of tasks are narrowed by: people on the team, work that runs, tags and none, words of client, tag and description; and where a new task can be.
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi } from '#tests/support/api.ts';

const api = useApi();
const listed = async (filter: object, person: 'luka' | 'jure' = 'luka') => {
  const answer = await api
    .as(person)
    .get(`/task?${new URLSearchParams({ filter: JSON.stringify(filter), range: '[0,999]', sort: '["id","DESC"]' })}`);
  return answer.rows.map((row) => Number(row.id));
};
const found = async (q: string) => (await api.as('marko').get(`/place?${new URLSearchParams({ q })}`)).rows;

describe('a list of tasks', () => {
  let place: { client_id: number; id: number; title: string };
  let task: number;
  let plain: number;
  beforeAll(async () => {
    const [row] = await api.database.read.all(
      'select b.id, b.client_id, b.title from branch_office b join client c on c.id = b.client_id where c.address is not null order by b.id limit 1',
    );
    place = { client_id: Number(row?.client_id), id: Number(row?.id), title: String(row?.title) };
    const make = async (fields: object) => Number((await api.as('luka').post('/task', fields)).body.id);
    task = await make({
      title: 'Ropotanje v krogu 2',
      description: 'Preveri žveplenico pod pultom.',
      client_company_id: place.client_id,
      branch_office_id: place.id,
      company_user_id: api.id('marko'),
      users: [api.id('petra')],
      tags: [1],
    });
    plain = await make({ title: 'Ropotanje brez oznake' });
  });

  it('shows whose team somebody is on, the owner or not', async () => {
    for (const person of ['marko', 'petra'] as const) expect(await listed({ q: 'ropotanje', users: [api.id(person)] })).toEqual([task]);
    expect(await listed({ q: 'ropotanje', users: [api.id('jure')] })).toEqual([]);
    expect(await listed({ q: 'ropotanje', users: [api.id('petra'), api.id('jure')] })).toEqual([task]);
  });

  it('shows where somebody works now', async () => {
    expect(await listed({ q: 'ropotanje', running_users_neq: null })).toEqual([]);
    await api.as('petra').post(`/task/${task}/start`, { work_type_id: 1, switch: true });
    expect(await listed({ q: 'ropotanje', running_users_neq: null })).toEqual([task]);
    expect(await listed({ q: 'ropotanje', running_users: [api.id('petra')] })).toEqual([task]);
    await api.as('petra').put(`/task/${task}/pause`);
    expect(await listed({ q: 'ropotanje', running_users_neq: null })).toEqual([]);
  });

  it('counts null among tags as having none', async () => {
    expect(await listed({ q: 'ropotanje', tags: [1] })).toEqual([task]);
    expect(await listed({ q: 'ropotanje', tags: [null] })).toEqual([plain]);
    expect(await listed({ q: 'ropotanje', tags: [1, null] })).toEqual([plain, task]);
  });

  it('is searched by description, client and tag, č found by c', async () => {
    const [client] = await api.database.read.all(`select name from client where id = ${place.client_id}`);
    const [tag] = await api.database.read.all('select name from tag where id = 1');
    expect(await listed({ q: 'zveplenic' })).toEqual([task]);
    expect(await listed({ q: `ropotanje ${client?.name}` })).toEqual([task]);
    expect(await listed({ q: `ropotanje ${tag?.name}` }, 'jure')).toEqual([task]);
    expect(await listed({ q: 'ropotanje nicesartakega' })).toEqual([]);
  });

  it('refuses what it cannot be narrowed by', async () => {
    for (const filter of [{ users: 'marko' }, { users_gte: 3 }, { total_time: 4 }, { nobody: 1 }])
      expect(await api.as('luka').get(`/task?filter=${encodeURIComponent(JSON.stringify(filter))}`)).toMatchObject({ status: 422 });
  });

  it('finds the place of a new task by client and branch office, with what is open there', async () => {
    const [client] = await api.database.read.all(`select name from client where id = ${place.client_id}`);
    const both = await found(`${client?.name}`);
    expect(both[0]).toMatchObject({ client_id: place.client_id, branch_office_id: 0 });
    const [only, ...others] = (await found(`${client?.name} ${place.title}`)).filter((row) => row.branch_office_id === place.id);
    expect([only, others]).toMatchObject([{ client_id: place.client_id, branch_office: place.title, open_tasks: expect.any(Number) }, []]);
    expect(Number(only?.open_tasks)).toBeGreaterThan(0);
    expect(await found('%')).toEqual([]);
    expect(await found(' ')).toEqual([]);
  });

  it('tells whoever writes the task down whom to ask for there, and nobody else', async () => {
    const { body } = await api.as('marko').get(`/place/${place.client_id}`);
    expect(body).toMatchObject({
      client_id: place.client_id,
      branch_offices: expect.arrayContaining([expect.objectContaining({ id: place.id })]),
    });
    expect(await api.as('marko').get('/place/2147483647')).toMatchObject({ status: 404 });
    expect(await api.as('jure').get(`/place/${place.client_id}`)).toMatchObject({ status: 403, body: { permission: 'tasks.create' } });
    expect(await api.as('jure').get('/place?q=a')).toMatchObject({ status: 403 });
  });
});
