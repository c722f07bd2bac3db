// What somebody wrote holds at the very next call, also for what is given from memory while nobody writes.
import { expect, it } from 'vitest';
import { permissions } from '#schema/permissions.ts';
import { useApi } from '#tests/support/api.ts';

const api = useApi();
const write = (work: Parameters<ReturnType<typeof api.database.orm.em.fork>['transactional']>[0]) =>
  api.database.orm.em.fork().transactional(work);

it('a right that is taken away', async () => {
  const user = await api.hire(['clients.read']);
  const read = async () => (await api.as(user).get('/client?range=[0,0]')).rows[0];
  expect(await read()).toHaveProperty('town');
  const [row] = await api.rows('select role_id from "user" where id = ?1', [user]);
  const { role } = api.database.entities;
  await write((em) => em.nativeUpdate(role, { id: Number(row?.role_id) }, { permissions: [permissions['tasks.create']] }));
  expect(await read()).not.toHaveProperty('town');
});

it.each([
  [
    'session that has ended',
    (user: number) =>
      write((em) => em.nativeUpdate(api.database.entities.session, { user_id: user }, { expires_at: new Date(Date.now() - 1000) })),
  ],
  ['user who has left', (user: number) => write((em) => em.nativeUpdate(api.database.entities.user, { id: user }, { active: false }))],
])('a %s', async (_case, change) => {
  const user = await api.hire([]);
  expect(await api.as(user).get('/me')).toMatchObject({ status: 200 });
  await change(user);
  expect(await api.as(user).get('/me')).toMatchObject({ status: 401 });
});

it('a change of the task that a screen asks for again and again', async () => {
  const { body } = await api.as('luka').post('/task', { title: 'Vedno znova', company_user_id: api.id('marko') });
  const path = `/task/${body.id}/status`;
  const tagOf = async () => (await api.as('marko').get(path)).headers.get('etag') ?? '';
  const first = await tagOf();
  const again = async (tag: string) => (await api.as('marko').get(path, { headers: { 'if-none-match': tag } })).status;
  expect([await again(first), await again(first)]).toEqual([304, 304]);
  await write((em) => em.nativeUpdate(api.database.entities.task, { id: Number(body.id) }, { revision: 77 }));
  expect(await again(first)).toBe(200);
  expect([await tagOf(), await again('"r77"')]).toEqual(['"r77"', 304]);
});
