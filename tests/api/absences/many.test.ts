// Many absences in one act: decided together, and entered for a whole company.
import { describe, expect, it } from 'vitest';
import { useApi } from '#tests/support/api.ts';

const api = useApi();
const kinds = async () => {
  const made = { name: `Dopust ${Math.random()}`, class: 'vacation', takes_leave: true };
  return Number((await api.as('admin').post('/absence_kind', made)).body.id);
};
const team = async () => Number((await api.as('admin').post('/user_type', { name: `Ekipa ${Math.random()}` })).body.id);
const ask = async (user: number, kind_id: number, from: string, to: string) => {
  const { status, body } = await api.as(user).post('/absence', { kind_id, from, to });
  expect(status, JSON.stringify(body)).toBe(201);
  return Number(body.id);
};
const stateOf = async (id: number) => (await api.as('admin').get(`/absence/${id}`)).body.status;
const leftOf = async (user: number) => Number((await api.as('admin').get(`/absence/balance?user_id=${user}&on=2029-06-01`)).body.left);

describe('decisions of several requests', () => {
  it('approve them all, and notify each', async () => {
    const kind = await kinds();
    const users = [await api.hire([]), await api.hire([])];
    const ids = await Promise.all(users.map((user) => ask(user, kind, '2029-05-07', '2029-05-08')));
    const { status, rows } = await api.as('admin').post('/absence/decide', { ids, transition: 'approve' });
    expect({ status, states: rows.map((row) => row.status) }).toEqual({ status: 200, states: [1, 1] });
    for (const user of users) expect((await api.as(user).get('/notification')).rows.map(({ kind: of }) => of)).toContain('absenceApproved');
  });

  it('change nothing where one of them is refused', async () => {
    const kind = await kinds();
    const user = await api.hire([]);
    const good = await ask(await api.hire([]), kind, '2029-05-07', '2029-05-08');
    const first = await ask(user, kind, '2029-05-07', '2029-05-08');
    const second = await ask(user, kind, '2029-05-08', '2029-05-09');
    const { status } = await api.as('admin').post('/absence/decide', { ids: [good, first, second], transition: 'approve' });
    expect(status).toBe(409);
    expect([await stateOf(good), await stateOf(first), await stateOf(second)]).toEqual([0, 0, 0]);
  });

  it('need a reason to decline, and 1402', async () => {
    const kind = await kinds();
    const id = await ask(await api.hire([]), kind, '2029-05-07', '2029-05-08');
    expect((await api.as('admin').post('/absence/decide', { ids: [id], transition: 'decline' })).status).toBe(422);
    const declined = await api.as('admin').post('/absence/decide', { ids: [id], transition: 'decline', reason: 'Sejem' });
    expect(declined.rows).toMatchObject([{ status: 2, reason: 'Sejem' }]);
    expect((await api.as(await api.hire(['absences.read'])).post('/absence/decide', { ids: [id], transition: 'approve' })).status).toBe(
      403,
    );
  });

  it('of two at once are made once', async () => {
    const kind = await kinds();
    const user = await api.hire([]);
    const ids = [await ask(user, kind, '2029-05-07', '2029-05-08'), await ask(await api.hire([]), kind, '2029-05-07', '2029-05-08')];
    const answers = await Promise.all(
      [ids, [...ids].reverse()].map((of) => api.as('admin').post('/absence/decide', { ids: of, transition: 'approve' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await leftOf(user)).toBe(-2);
  });
});

describe('collective leave', () => {
  it('is entered for a user type in one act, without those away or with nothing to take', async () => {
    const kind = await kinds();
    const user_type_id = await team();
    const works = await api.hire([], { user_type_id });
    const away = await api.hire([], { user_type_id });
    const free = await api.hire([], { user_type_id, weekdays: [6] } as never);
    const other = await api.hire([]);
    await api.as('admin').post('/absence', { user_id: away, kind_id: kind, from: '2029-12-27', to: '2029-12-27' });
    const body = { kind_id: kind, from: '2029-12-27', to: '2029-12-28', user_type_id };
    const expected = {
      entered: [expect.objectContaining({ user_id: works, days: 2 })],
      left_out: expect.arrayContaining([
        expect.objectContaining({ user_id: away, reason: 'away' }),
        expect.objectContaining({ user_id: free, reason: 'noDays' }),
      ]),
    };
    const before = await api.count('admin', 'absence');
    expect((await api.as('admin').post('/absence/collective', { ...body, preview: true })).body).toEqual(expected);
    expect(await api.count('admin', 'absence')).toBe(before);
    expect((await api.as('admin').post('/absence/collective', body)).body).toEqual(expected);
    expect(await api.count('admin', 'absence')).toBe(before + 1);
    expect(await leftOf(works)).toBe(-2);
    expect(await leftOf(other)).toBe(0);
    const again = await api.as('admin').post('/absence/collective', body);
    expect({ status: again.status, errors: again.body.errors }).toMatchObject({ status: 422, errors: [{ field: 'from' }] });
  });

  it('is 1402’s, and refuses days in the wrong order', async () => {
    const kind = await kinds();
    const body = { kind_id: kind, from: '2029-12-28', to: '2029-12-27' };
    expect((await api.as('admin').post('/absence/collective', { ...body, preview: true })).body).toMatchObject({
      status: 422,
      errors: [{ field: 'to' }],
    });
    expect((await api.as(await api.hire([])).post('/absence/collective', body)).status).toBe(403);
  });
});
