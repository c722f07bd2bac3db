// A mirrored flag is right whoever writes: the own list begins with the teams of tasks that are alive, so none may be missing there.
import { expect, it } from 'vitest';
import { queryString, useApi } from '#tests/support/api.ts';

const api = useApi();
const wrong = async () => {
  const alive = 't.status in (0, 1, 2, 3, 4) and t.registration_terminal_task = false';
  const [row] = await api.rows(
    `select count(*) as n from task_user u join task t on t.id = u.task_id where u.listed <> (${alive}) or u.deadline is distinct from t.deadline`,
  );
  return Number(row?.n);
};
const own = async (id: number) => {
  const { rows } = await api.as('petra').get(`/task${queryString({ filter: { list: 'own', id } })}`);
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
  for (const deadline of [new Date('2026-03-02T08:00:00Z'), null, new Date('2026-03-03T08:00:00Z')]) {
    await write((em) => em.nativeUpdate(task, { id }, { deadline }));
    expect([deadline, await wrong()]).toEqual([deadline, 0]);
  }
  await write((em) => em.nativeUpdate(task, { id }, { registration_terminal_task: true }));
  expect([await own(id), await wrong()]).toEqual([0, 0]);
});

it('the own list has the order of its own tasks on every page, in both directions', async () => {
  const marko = api.id('marko');
  for (const day of [3, 1, null, 2, 1, null, 4, 2, 3]) {
    const deadline = day && `2026-05-0${day}T08:00:00Z`;
    expect(await api.as('luka').post('/task', { title: 'V vrsti', company_user_id: marko, deadline })).toMatchObject({ status: 201 });
  }
  for (const direction of ['ASC', 'DESC'] as const) {
    const page = async (from: number, to: number, filter: object) =>
      (await api.as('marko').get(`/task${queryString({ filter, range: [from, to], sort: ['deadline', direction] })}`)).rows.map(
        ({ id }) => id,
      );
    // With one more condition the rows are found all at once, and sorted afterwards.
    const whole = await page(0, 199, { list: 'own', priority: [0, 1, 2, 3] });
    expect(whole.length).toBeGreaterThan(8);
    const pages: unknown[] = [];
    for (let from = 0; from < whole.length + 4; from += 4) pages.push(...(await page(from, from + 3, { list: 'own' })));
    expect(pages).toEqual(whole);
    const [row] = await api.rows(
      'select count(distinct t.id) as n from task t left join task_user u on u.task_id = t.id where t.status < 5 and t.registration_terminal_task = false and (t.company_user_id = ?1 or u.user_id = ?2)',
      [marko, marko],
    );
    expect(whole.length).toBe(Number(row?.n));
  }
});
