// A mirrored flag is right whoever writes: the own list begins with the teams of tasks that are alive, so none may be missing there.
import { expect, it } from 'vitest';
import { asked, useApi } from '#tests/support/api.ts';

const api = useApi();
const wrong = async () => {
  const alive = 't.status in (0, 1, 2, 3, 4) and t.registration_terminal_task = false';
  const [row] = await api.rows(`select count(*) as n from task_user u join task t on t.id = u.task_id where u.listed <> (${alive})`);
  return Number(row?.n);
};
const own = async (id: number) => {
  const { rows } = await api.as('petra').get(`/task${asked({ filter: { list: 'own', id } })}`);
  return rows.length;
};

it('holds for a whole company that was loaded at once', async () => {
  expect(await wrong()).toBe(0);
  const [row] = await api.rows('select count(*) as n from task_user where listed = false');
  expect(Number(row?.n)).toBeGreaterThan(0);
});

it('follows each change of the state, and a team that is made later', async () => {
  const { body } = await api.as('luka').post('/task', { title: 'Po zrcalu', company_user_id: api.id('luka') });
  const id = Number(body.id);
  const { task, task_user } = api.database.entities;
  const write = (work: Parameters<ReturnType<typeof api.database.orm.em.fork>['transactional']>[0]) =>
    api.database.orm.em.fork().transactional(work);
  const become = (status: 1 | 2 | 3 | 4 | 5 | 6 | 7) => write((em) => em.nativeUpdate(task, { id }, { status }));
  const added = { task_id: id, user_id: api.id('petra'), added_by: api.id('luka'), added_at: new Date() };
  await become(5);
  await write(async (em) => void em.create(task_user, added));
  for (const [status, shown] of [
    [3, 1],
    [7, 0],
    [4, 1],
    [6, 0],
    [1, 1],
  ] as const) {
    await become(status);
    expect([status, await own(id)]).toEqual([status, shown]);
    expect(await wrong()).toBe(0);
  }
  await write((em) => em.nativeUpdate(task, { id }, { registration_terminal_task: true }));
  expect([await own(id), await wrong()]).toEqual([0, 0]);
});
