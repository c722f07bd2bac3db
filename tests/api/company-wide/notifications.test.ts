// Who is told what: a task given, stolen, an answer of the client; read when they say so, and never about one's own doing.
import { expect, it } from 'vitest';
import { releaseNews } from '#server/domain/company-wide/news.ts';
import { type Person, useApi } from '#tests/support/api.ts';
import { makeClient, makeTask } from '#tests/support/stories/task-story.ts';

const api = useApi();
const newest = async (person: Person) => (await api.as(person).get('/notification?range=[0,0]')).rows[0];
const unread = async (person: Person) => Number((await api.as(person).get('/me')).body.unread);

it('luka makes a task for marko: marko is told by whom, luka is not', async () => {
  const before = await unread('luka');
  const id = await makeTask(api);
  expect(await newest('marko')).toMatchObject({ kind: 'taskGiven', entity: 'task', entity_id: id, by: api.id('luka'), read_at: null });
  expect((await newest('marko'))?.title).toBe('Menjava ventila');
  expect(await unread('luka')).toBe(before);
});

it('marko gives it to petra: petra is told; luka steals it: petra is told', async () => {
  const id = await makeTask(api);
  await api.as('marko').put(`/task/${id}/give/${api.id('petra')}`);
  expect(await newest('petra')).toMatchObject({ kind: 'taskGiven', entity_id: id, by: api.id('marko') });
  await api.as('luka').put(`/task/${id}/steal`);
  expect(await newest('petra')).toMatchObject({ kind: 'taskStolen', entity_id: id, by: api.id('luka') });
});

it('a new member of a team is notified once, unless they joined themselves', async () => {
  const made = await makeTask(api, { users: [api.id('petra')] });
  expect(await newest('petra')).toMatchObject({ kind: 'taskJoined', entity_id: made, by: api.id('luka') });
  const id = await makeTask(api);
  await api.as('marko').put(`/task/${id}/user/${api.id('petra')}`);
  await api.as('luka').put(`/task/${id}/user/${api.id('petra')}`);
  const { rows } = await api.as('petra').get('/notification');
  expect(rows.filter(({ entity_id }) => entity_id === id).map(({ kind }) => kind)).toEqual(['taskJoined']);
  const before = await unread('luka');
  await api.as('luka').put(`/task/${id}/user/${api.id('luka')}`);
  expect(await unread('luka')).toBe(before);
});

it('a refused act tells nobody', async () => {
  const id = await makeTask(api);
  const before = await unread('eva');
  expect(await api.as('marko').put(`/task/${id}/give/${api.id('eva')}`)).toMatchObject({ status: 403 });
  expect(await unread('eva')).toBe(before);
});

it('open screens of who is told hear of it, of nobody else', async () => {
  const streamed: string[] = [];
  const stop = api.app.hub.listen([`user:${api.id('marko')}`], ({ entity, action }) => streamed.push(`${entity} ${action}`));
  await makeTask(api);
  stop();
  expect(streamed).toContain('notification create');
});

it('petra reads one, then all; other people keep theirs', async () => {
  const first = await makeTask(api, { company_user_id: api.id('petra') });
  await makeTask(api, { company_user_id: api.id('petra') });
  const [count, others] = [await unread('petra'), await unread('marko')];
  expect(count).toBeGreaterThan(1);
  const { rows } = await api.as('petra').get('/notification');
  const one = rows.find(({ entity_id }) => entity_id === first);
  expect((await api.as('petra').put('/notification/read', { ids: [one?.id] })).body).toEqual({ unread: count - 1 });
  expect((await api.as('petra').put('/notification/read', {})).body).toEqual({ unread: 0 });
  expect(await unread('marko')).toBe(others);
});

it("nobody reads or marks another's", async () => {
  await makeTask(api);
  const notificationId = await newest('marko');
  await api.as('jure').put('/notification/read', { ids: [notificationId?.id] });
  expect(await newest('marko')).toMatchObject({ id: notificationId?.id, read_at: null });
  expect((await api.as('jure').get('/notification')).rows.map(({ id }) => id)).not.toContain(notificationId?.id);
});

it('comes a page at a time, newest first', async () => {
  await makeTask(api);
  await makeTask(api);
  const { rows, headers } = await api.as('marko').get('/notification?range=[0,1]');
  expect(headers.get('content-range')).toMatch(/^notification 0-1\/\d+$/);
  expect(Number(rows[0]?.id)).toBeGreaterThan(Number(rows[1]?.id));
  expect(await api.as('marko').get('/notification?range=[0,500]')).toMatchObject({ status: 422 });
});

it('of a deleted task nothing is left in the list', async () => {
  const id = await makeTask(api);
  await api.as('marko').delete(`/task/${id}`);
  expect((await api.as('marko').get('/notification')).rows.map(({ entity_id }) => entity_id)).not.toContain(id);
});

it('a record that somebody may no longer read has neither number nor title in the bell and no line in a mail; a meeting to which they were invited keeps both', async () => {
  const reader = await api.hire(['offers.read', 'meetings.read']);
  const [{ role_id } = {}] = await api.rows('select role_id from "user" where id = ?1', [reader]);
  const own = async () => (await api.as(reader).get('/notification')).rows;
  const mails = async () => api.rows("select text from mail where kind = 'news' and entity_id = ?1", [reader]);
  await api.as(reader).put('/notification/choices', { mention: 'mail' });
  const offer = (await api.as('admin').post('/offer', { title: 'Kotlovnica', client_id: (await makeClient(api)).id })).body;
  expect((await api.as('admin').post(`/offer/${offer.id}/comment`, { text: 'Poglej', mentions: [reader] })).status).toBe(201);
  expect(await own()).toMatchObject([{ entity: 'offer', number: offer.number, title: 'Kotlovnica' }]);
  const hour = { planned_start: '2026-12-01T09:00:00Z', planned_end: '2026-12-01T10:00:00Z' };
  const meeting = (await api.as('admin').post('/meeting', { title: 'Kolegij', ...hour })).body.id;
  await api.as('admin').post(`/meeting/${meeting}/participant`, { user_id: reader });
  await api.as('admin').put(`/meeting/${meeting}/invite`, {});
  await api.as('admin').put(`/role/${role_id}`, { permissions: [] });
  expect(await own()).toMatchObject([
    { entity: 'meeting', title: 'Kolegij' },
    { entity: 'offer', number: null, title: null },
  ]);
  await releaseNews(api.app, 'https://work.example.com');
  expect(await mails()).toEqual([]);
});
