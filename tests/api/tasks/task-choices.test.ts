// What a task may be given: people at its client, tags for everybody and its client's, and how long a link would live.
import { describe, expect, it } from 'vitest';
import { useApi } from '#tests/support/api.ts';

const api = useApi();

/** A task at a client that has people and a tag of its own. */
const atClient = async () => {
  const [client] = await api.rows(
    'select c.id, c.primary_contact_id from client c where c.primary_contact_id is not null and (select count(*) from contact k where k.client_id = c.id) > 1 order by c.id limit 1',
  );
  const { body } = await api
    .as('marko')
    .post('/task', { title: 'Zamenjava tesnil', client_company_id: client?.id, company_user_id: api.id('marko') });
  return { id: Number(body.id), client: Number(client?.id), primary: Number(client?.primary_contact_id) };
};

describe('the people at the client of a task', () => {
  it('are named to whoever reads the task, the primary one marked', async () => {
    const { id, client, primary } = await atClient();
    const people = await api.rows('select id from contact where client_id = ?1', [client]);
    const { status, rows } = await api.as('jure').get(`/task/${id}/contacts`);
    expect(status).toBe(200);
    expect(rows.map((one) => one.id).sort()).toEqual(people.map((one) => one.id).sort());
    expect(rows.filter((one) => one.primary).map((one) => one.id)).toEqual([primary]);
  });

  it('are reached by who reads clients or chooses among them; everybody else is told how to reach the one of the task alone', async () => {
    const { id, client, primary } = await atClient();
    await api.as('admin').post('/contact', { client_id: client, name: 'Zala', phone: '040 555 219', email: 'zala@vrtec.example' });
    const reached = async (caller: number | 'marko' | 'jure') =>
      (await api.as(caller).get(`/task/${id}/contacts`)).rows
        .filter((one) => one.phone !== null || one.email !== null)
        .map((one) => one.id);
    const all = (await api.rows('select id from contact where client_id = ?1', [client])).map((one) => Number(one.id)).sort();
    expect((await reached('marko')).map(Number).sort()).toEqual(all);
    expect((await reached(await api.hire(['clients.read']))).map(Number).sort()).toEqual(all);
    expect(await reached('jure')).toEqual([primary]);
  });

  it('are none without a client, and missing for a task that nobody has', async () => {
    const { body } = await api.as('marko').post('/task', { title: 'Pospravi skladišče' });
    expect((await api.as('marko').get(`/task/${body.id}/contacts`)).rows).toEqual([]);
    expect(await api.as('marko').get('/task/2147483647/contacts')).toMatchObject({ status: 404, body: { reason: 'notFound' } });
  });
});

describe('a preview of another client', () => {
  it('is told to who may change the client, and to nobody else', async () => {
    const { id, client } = await atClient();
    for (const person of ['marko', 'luka'] as const)
      expect(await api.as(person).get(`/task/${id}/client/${client}`)).toMatchObject({
        status: 200,
        body: { language: expect.any(String) },
      });
    for (const person of ['jure', 'petra'] as const)
      expect(await api.as(person).get(`/task/${id}/client/${client}`)).toMatchObject({ status: 403, body: { permission: 'tasks.manage' } });
    await api.as('marko').put(`/task/${id}/reject`, { reason: 'Ni več treba' });
    expect((await api.as('jure').get(`/task/${id}/client/${client}`)).status).toBe(403);
    expect(await api.as('marko').get(`/task/${id}/client/2147483647`)).toMatchObject({ status: 404 });
    expect(await api.as('marko').get(`/task/2147483647/client/${client}`)).toMatchObject({ status: 404 });
  });
});

describe('the tags that a task may be given', () => {
  it('are the global ones and its client’s, without what lies in the archive, and can be set', async () => {
    const { id, client } = await atClient();
    const luka = api.as('luka');
    const made = async (name: string, more: object) =>
      Number((await api.as('admin').post('/tag', { name, color: '#336699', text_color: '#ffffff', global: false, ...more })).body.id);
    const [ours, othersTag, old] = [
      await made('Pogodba A', {}),
      await made('Pogodba B', {}),
      await made('Stara', { global: true, archived: true }),
    ];
    const { body } = await api.as('admin').get(`/client/${client}`);
    await api.as('admin').put(`/client/${client}`, { tags: [...(body.tags as number[]), ours] });
    const offered = (await luka.get(`/task/${id}/tags`)).rows.map(Number);
    const global = (await api.rows('select id from tag where "global" and not archived')).map((tag) => tag.id);
    expect(offered).toEqual(expect.arrayContaining([...global, ours]));
    expect(offered).not.toContain(othersTag);
    expect(offered).not.toContain(old);
    expect(await luka.put(`/task/${id}/tags`, offered)).toMatchObject({ status: 200 });
    expect(await luka.put(`/task/${id}/tags`, [...offered, othersTag])).toMatchObject({ status: 422 });
  });
});

it('the session knows how long a link to a client lives', async () => {
  const [settings] = await api.rows('select link_days from settings');
  expect((await api.as('marko').get('/me')).body).toMatchObject({ settings: { link_days: settings?.link_days } });
});
