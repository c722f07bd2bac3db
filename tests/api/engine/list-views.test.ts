// Saved views of lists: each is its owner's, and everybody's with the role that it is shared with.
import { expect, it } from 'vitest';
import { useApi } from '#tests/support/api.ts';

const api = useApi();
type Person = Parameters<typeof api.as>[0];
const view = { name: 'Nujno', page: '/tasks/all', query: 'filter=%7B%22priority%22%3A%5B3%5D%7D', hidden_columns: 'tags,users' };
const namesOf = async (person: Person): Promise<unknown[]> => {
  const { body } = await api.as(person).get('/list_view');
  return Array.isArray(body) ? body.map(({ name }) => name) : [];
};
const roleOf = async (person: Person) => Number(((await api.as(person).get('/me')).body.user as { role_id: number }).role_id);

it('is its owner’s alone until it is shared with a role', async () => {
  const made = await api.as('luka').post('/list_view', view);
  expect(made).toMatchObject({ status: 201, body: { ...view, role_id: null, in_menu: true } });
  const id = Number(made.body.id);
  expect(await namesOf('luka')).toEqual(['Nujno']);
  expect(await namesOf('tina')).toEqual([]);
  expect(await api.as('tina').get(`/list_view/${id}`)).toMatchObject({ status: 404 });

  expect(await api.as('admin').put(`/list_view/${id}`, { name: 'Tuje' })).toMatchObject({ status: 404 });
  expect(await api.as('luka').put(`/list_view/${id}`, { role_id: await roleOf('tina') })).toMatchObject({ status: 403 });
  const shared = await api.as('admin').post('/list_view', { ...view, name: 'Deljeno', role_id: await roleOf('tina') });
  expect(shared.status).toBe(201);
  expect(await namesOf('tina')).toEqual(['Deljeno']);
  expect(await namesOf('luka')).toEqual(['Nujno']);
  for (const [method, body] of [
    ['put', { name: 'Prevzeto' }],
    ['delete', undefined],
  ] as const)
    expect((await api.as('tina')[method](`/list_view/${shared.body.id}`, body as never)).status).toBe(403);
});

it('is shared with the own role by everybody', async () => {
  const role = await roleOf('marko');
  const made = await api.as('marko').post('/list_view', { ...view, name: 'Ekipa', role_id: role });
  expect(made.status).toBe(201);
  const colleague = await api.hire([], { role_id: role });
  expect(await namesOf(colleague)).toEqual(['Ekipa']);
  expect(await namesOf('luka')).not.toContain('Ekipa');
});

it('has a name of its own in its list', async () => {
  await api.as('petra').post('/list_view', { ...view, name: 'Moje' });
  expect(await api.as('petra').post('/list_view', { ...view, name: 'Moje' })).toMatchObject({ status: 409 });
  expect(await api.as('petra').post('/list_view', { ...view, name: 'Moje', page: '/tasks/own' })).toMatchObject({ status: 201 });
});

it('belongs to who saves it, whatever the body says', async () => {
  expect(await api.as('eva').post('/list_view', { ...view, name: 'Podtaknjeno', user_id: 1 })).toMatchObject({ status: 422 });
});
