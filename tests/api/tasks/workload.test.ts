// Whom one may ask to work: what everybody has open and due today, whom the caller asked before, and who may not be asked.
import { describe, expect, it } from 'vitest';
import { useApi } from '#tests/support/api.ts';

const api = useApi();

const candidates = async (person: 'luka' | 'marko', query = '') => (await api.as(person).get(`/user_workload${query}`)).rows;
type Candidate = Awaited<ReturnType<typeof candidates>>[number];
const idsOf = (rows: readonly Candidate[]) => rows.map(({ id }) => Number(id)).sort((a, b) => a - b);
const byId = (rows: readonly Candidate[], id: number) => {
  const found = rows.find((one) => one.id === id);
  if (!found) throw new Error(`Nobody has the id ${id}.`);
  return found;
};
const hour = 3_600_000;
const made = async (fields: object) => Number((await api.as('luka').post('/task', { title: 'Pregled omare', ...fields })).body.id);

describe('the workload of colleagues', () => {
  it('counts open tasks of their own and those due today or earlier', async () => {
    const petra = api.id('petra');
    const before = byId(await candidates('luka'), petra);
    await made({ company_user_id: petra, deadline: new Date(Date.now() - hour).toISOString() });
    await made({ company_user_id: petra, deadline: new Date(Date.now() + 1000 * hour).toISOString() });
    const ended = await made({ company_user_id: petra });
    await api.as('petra').put(`/task/${ended}/reject`, { reason: 'Ni več treba' });
    const after = byId(await candidates('luka'), petra);
    expect(Number(after.open_tasks) - Number(before.open_tasks)).toBe(2);
    expect(Number(after.due_tasks) - Number(before.due_tasks)).toBe(1);
  });

  it('tells whose clock runs', async () => {
    const task = await made({ company_user_id: api.id('petra') });
    expect(byId(await candidates('luka'), api.id('petra')).works).toBe(false);
    await api.as('petra').post(`/task/${task}/start`, { work_type_id: 1 });
    expect(byId(await candidates('luka'), api.id('petra')).works).toBe(true);
    await api.as('petra').post(`/task/${task}/stop`, {});
  });

  it('begins with whom the caller asked, the last one marked, and leaves out who has left', async () => {
    const task = await made({});
    for (const name of ['tina', 'petra'] as const) await api.as('luka').put(`/task/${task}/user/${api.id(name)}`);
    const rows = await candidates('luka');
    expect(rows.filter(({ last }) => last).map(({ id }) => id)).toEqual([api.id('petra')]);
    expect(rows[0]?.id).toBe(api.id('petra'));
    const known = rows.map((one) => Number(one.asked) > 0);
    expect(known.lastIndexOf(true)).toBeLessThan(known.indexOf(false));
    // Whoever takes a task has asked nobody.
    expect(byId(rows, api.id('luka')).asked).toBe(0);
    const left = await api.hire([], { active: false });
    expect((await candidates('luka')).some(({ id }) => id === left)).toBe(false);
  });

  it('offers everybody to who may change teams, the team to an owner, oneself for a new task', async () => {
    const task = await made({ company_user_id: api.id('marko'), users: [api.id('petra')] });
    const may = async (person: 'luka' | 'marko', query: string) => idsOf((await candidates(person, query)).filter((one) => one.may));
    const all = idsOf(await candidates('luka'));
    expect(await may('luka', `?task=${task}`)).toEqual(all);
    expect(await may('luka', '?task=0')).toEqual(all);
    expect(await may('marko', `?task=${task}`)).toEqual([api.id('marko'), api.id('petra')].sort((a, b) => a - b));
    expect(await may('marko', '?task=0')).toEqual([api.id('marko')]);
    expect(await may('marko', '')).toEqual(all);
    // The server holds what it says.
    const stranger = api.id('tina');
    expect(await api.as('marko').put(`/task/${task}/give/${stranger}`)).toMatchObject({ status: 403, body: { permission: 'tasks.users' } });
    expect((await api.as('marko').get('/user_workload?task=2147483647')).status).toBe(404);
  });
});
