// A template makes a project with all its tasks in one transaction, their deadlines counted in working days; what it would make is told first.
import { beforeAll, describe, expect, it } from 'vitest';
import { type Fields, queryString, useApi } from '#tests/support/api.ts';
import { makeClient } from '#tests/support/stories/task-story.ts';

const api = useApi();
const tina = () => api.as('tina');
const task = (title: string, days_after_start: number, more: Fields = {}) => ({
  title,
  work_type_id: null,
  planned_time: null,
  days_after_start,
  description: null,
  checklist: null,
  tags: [],
  ...more,
});
const tasks = [
  task('Ogled', 0),
  task('Montaža', 3, { work_type_id: 2, planned_time: 28_800, checklist: 'Tlak\nZračenje', tags: [1, 6], description: 'Po načrtu.' }),
  task('Predaja', 4),
];
let made = 0;
const template = async (more: Fields = {}) => {
  made += 1;
  const body = {
    title: `Menjava kotla ${made}`,
    plan: [{ work_type_id: 2, planned_time: 36_000 }],
    team: [{ user_type_id: 2, people: 2 }],
    tasks,
    ...more,
  };
  const answer = await tina().post('/project_template', body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body as Fields & { id: number };
};
let client: { id: number; contact: number };
beforeAll(async () => {
  client = await makeClient(api);
});
const start = (id: number, more: Fields = {}, options = {}) =>
  tina().post(`/project_template/${id}/project`, { title: 'Kotlovnica', client_id: client.id, starts_on: '2026-12-23', ...more }, options);
const tasksOf = async (project: unknown) => (await tina().get(`/task${queryString({ filter: { project }, sort: ['id', 'ASC'] })}`)).rows;

it('its rows are kept in their order, and changed as one', async () => {
  const { id, version } = await template();
  const turned = tasks.toReversed();
  const changed = await tina().put(`/project_template/${id}`, { tasks: turned });
  expect(changed).toMatchObject({ status: 200, body: { tasks: turned, version: Number(version) + 1 } });
  expect((await tina().get(`/project_template/${id}`)).body.tasks).toEqual(turned);
  expect((await tina().put(`/project_template/${id}`, { tasks: turned })).body.version).toBe(changed.body.version);
});

it.each([
  ['an empty name', [task('', 1)], 'tasks.0.title', 'required'],
  ['a day before the start', [task('Prej', -1)], 'tasks.0.days_after_start', 'tooSmall'],
  ['a tag that is not there', [tasks[0], task('Oznaka', 1, { tags: [1, 2_000_000_000] })], 'tasks.1.tags', 'notReference'],
])('a task takes no %s', async (_what, wrong, field, reason) => {
  const answer = await tina().post('/project_template', { title: 'Ne nastane', tasks: wrong });
  expect(answer).toMatchObject({ status: 422, body: { errors: [{ field, reason }] } });
});

it('tells what it would make', async () => {
  const { id } = await template();
  expect((await tina().get(`/project_template/${id}/outline?starts_on=2026-12-23`)).body).toMatchObject({
    starts_on: '2026-12-23',
    plan: [{ work_type_id: 2, work_type_name: 'Montaža', planned_time: 36_000 }],
    // 25 and 26 December are holidays, and a weekend follows.
    tasks: [
      { title: 'Ogled', deadline: '2026-12-23T15:00:00.000Z' },
      { title: 'Montaža', deadline: '2026-12-29T15:00:00.000Z' },
      { title: 'Predaja', deadline: '2026-12-30T15:00:00.000Z' },
    ],
    team: [{ user_type_id: 2, user_type_name: 'Monter', people: 2, users: expect.arrayContaining([api.id('marko')]) }],
  });
});

it('makes just that', async () => {
  const { id } = await template();
  const answer = await start(id, { members: [api.id('marko')] });
  expect(answer).toMatchObject({
    status: 201,
    body: {
      title: 'Kotlovnica',
      template_id: id,
      leader_id: api.id('tina'),
      members: [api.id('marko')],
      contact_id: client.contact,
      planned_time: 36_000,
      starts_on: '2026-12-23',
      deadline: '2026-12-30T15:00:00.000Z',
    },
  });
  const rows = await tasksOf(answer.body.id);
  expect(rows.map(({ title, deadline, status }) => [title, deadline, status])).toEqual([
    ['Ogled', '2026-12-23T15:00:00.000Z', 0],
    ['Montaža', '2026-12-29T15:00:00.000Z', 0],
    ['Predaja', '2026-12-30T15:00:00.000Z', 0],
  ]);
  // Tag 6 is another client's: tasks of this one may not carry it.
  expect((await tina().get(`/task/${rows[1]?.id}`)).body).toMatchObject({
    client_company_id: client.id,
    client_company_contact_id: client.contact,
    description: 'Po načrtu.',
    additional_comment: 'Montaža\n☐ Tlak\n☐ Zračenje',
    planned_time: 28_800,
    project_hours: true,
    tags: [1],
  });
});

describe('makes nothing at all', () => {
  const inArchive = async () => {
    const { id } = await makeClient(api);
    await api.as('luka').put(`/client/${id}`, { archived: true });
    return { client_id: id };
  };
  const counts = async () => [await api.rows('select count(*) as n from project'), await api.rows('select count(*) as n from task')];
  it.each([
    ['for a client in the archive', inArchive, 422],
    ['for a client that is not there', async () => ({ client_id: 2_000_000_000 }), 422],
    ['for somebody who is not there', async () => ({ members: [2_000_000_000] }), 422],
    ['with a contact of another client', async () => ({ contact_id: (await makeClient(api)).contact }), 422],
    ['without a title', async () => ({ title: ' ' }), 422],
  ])('%s', async (_case, more, status) => {
    const { id } = await template();
    const wrong = await more();
    const before = await counts();
    expect((await start(id, wrong)).status).toBe(status);
    expect(await counts()).toEqual(before);
  });

  it('of a template in the archive, or of none', async () => {
    const { id } = await template({ archived: true });
    expect((await start(id)).status).toBe(422);
    expect((await start(2_000_000_000)).status).toBe(404);
  });

  it('for who may begin no projects', async () => {
    const { id } = await template();
    expect((await api.as('marko').post(`/project_template/${id}/project`, { title: 'x', client_id: client.id })).status).toBe(403);
  });
});

it('makes one project however often the same press arrives', async () => {
  const { id } = await template();
  const key = { headers: { 'idempotency-key': `projekt-iz-predloge-${id}` } };
  const [one, other] = [await start(id, {}, key), await start(id, {}, key)];
  expect(other.body).toEqual(one.body);
  expect(await api.rows('select id from project where template_id = ?1', [id])).toHaveLength(1);
});
