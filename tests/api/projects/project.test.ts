// A project from its first task through the handover to the client's answer, and what stands in its way.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Tx } from '#server/core/events/act.ts';
import { releaseNews } from '#server/domain/company-wide/news.ts';
import { remindOne } from '#server/domain/company-wide/reminders.ts';
import { warnOne } from '#server/domain/projects/burn.ts';
import { type Fields, queryString, useApi } from '#tests/support/api.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { handOver, makeProject, makeProjectTask, plan } from '#tests/support/stories/project-story.ts';
import { mailedToken, makeClient } from '#tests/support/stories/task-story.ts';

const api = useApi();
const tina = () => api.as('tina');
const page = async (id: number) => (await tina().get(`/project/${id}`)).body;
const stateOf = async (id: number) => (await page(id)).status;

describe('is opened', () => {
  it('by who may, with a running number, the sum of its plan and the contact of its client', async () => {
    const client = await makeClient(api);
    const { status, body } = await tina().post('/project', { title: 'Nova', client_id: client.id, leader_id: api.id('tina'), plan });
    expect({ status, body }).toMatchObject({
      status: 201,
      body: { status: 0, planned_time: 36_000, contact_id: client.contact, leader_name: 'Tina Hočevar', tasks: 0, worked_time: 0 },
    });
    const next = await tina().post('/project', { title: 'Naslednji', client_id: client.id, leader_id: api.id('tina') });
    expect(Number(next.body.number)).toBe(Number(body.number) + 1);
  });
  it.each([
    ['a technician', 'marko' as const, {}, 403],
    ['for a client in the archive', 'tina' as const, { archived: true }, 422],
    ['led by somebody who left', 'tina' as const, { left: true }, 422],
    ['with the status already set', 'tina' as const, { status: 3 }, 422],
  ])('not %s', async (_case, caller, { archived, left, ...more }: Fields, status) => {
    const client = await makeClient(api);
    if (archived) await api.as('luka').put(`/client/${client.id}`, { archived: true });
    const leader_id = left ? await api.hire([], { active: false }) : api.id('tina');
    expect((await api.as(caller).post('/project', { title: 'Ne', client_id: client.id, leader_id, ...more })).status).toBe(status);
  });
  it('and changed by its leader alone, until the client has it', async () => {
    const { id } = await makeProject(api);
    expect(await api.as('marko').put(`/project/${id}`, { title: 'Tuja' })).toMatchObject({
      status: 403,
      body: { permission: 'projects.manage' },
    });
    const changed = await tina().put(`/project/${id}`, { plan: [...plan, { work_type_id: 2, planned_time: 7200 }] });
    expect(changed.body).toMatchObject({ planned_time: 43_200 });
    await makeProjectTask(api, id, 5);
    await handOver(api, id);
    expect(await tina().put(`/project/${id}`, { title: 'Prepozno' })).toMatchObject({ status: 409, body: { reason: 'fixed' } });
    expect((await tina().put(`/project/${id}`, { notes: '<p>Za nas</p>' })).status).toBe(200);
  });
});

describe('its tasks', () => {
  it('join it with its client, and are counted with their times where these count', async () => {
    const { id, client_id } = await makeProject(api);
    const one = await makeProjectTask(api, id, 2, { planned_time: 3600 });
    const other = await makeProjectTask(api, id, 2, { project_hours: false });
    const task = (await tina().get(`/task/${one}`)).body;
    expect(task).toMatchObject({ project: id, project_name: 'Prenova kotlovnice', client_company_id: client_id, planned_time: 3600 });
    const now = new Date();
    await api.database.orm.em.fork().transactional(async (em) => {
      for (const task_id of [one, other])
        em.create(api.database.entities.time_entry, {
          task_id,
          user_id: api.id('marko'),
          work_type_id: 1,
          status: 2,
          status_since: now,
          total_time: 1800,
        });
    });
    expect(await page(id)).toMatchObject({
      tasks: 2,
      done_tasks: 0,
      worked_time: 1800,
      work: [{ work_type_id: 1, planned_time: 36_000, worked_time: 1800 }],
      outside: { tasks: 1, time: 1800 },
    });
    // A row of the plan opens its times: only those that count, of its kind of work, with the same sum.
    const times = async (query = '') => (await tina().get(`/project/${id}/time${query}`)).body;
    expect(await times('?work_type_id=1')).toMatchObject([
      { task_id: one, task_title: 'Menjava ventila', user_name: 'Marko Zajc', total_time: 1800, running_since: null },
    ]);
    expect([await times(), await times('?work_type_id=2')]).toMatchObject([[{ task_id: one }], []]);
    // So does the foot of the list.
    const filter = encodeURIComponent(JSON.stringify({ list: 'open', client_id: [client_id] }));
    expect((await tina().get(`/project/sums?filter=${filter}`)).body).toEqual({ planned_time: 36_000, worked_time: 1800 });
    const none = encodeURIComponent(JSON.stringify({ list: 'finished', client_id: [client_id] }));
    expect((await tina().get(`/project/sums?filter=${none}`)).body).toEqual({ planned_time: 0, worked_time: 0 });
  });
  it('keep the client of their project, with the reason', async () => {
    const { id } = await makeProject(api);
    const task = await makeProjectTask(api, id);
    const other = await makeClient(api);
    const marko = api.as('marko');
    expect((await marko.get(`/task/${task}`)).body.$transitions).toMatchObject({ changeClient: { allowed: false, reason: 'noProject' } });
    expect(await marko.put(`/task/${task}/client`, { client_company_id: other.id, branch_office_id: 0 })).toMatchObject({
      status: 409,
      body: { reason: 'noProject' },
    });
    expect((await marko.put(`/task/${task}/project`, { project: 0 })).body).toMatchObject({ project: 0, project_name: null });
    expect((await marko.put(`/task/${task}/client`, { client_company_id: other.id, branch_office_id: 0 })).status).toBe(200);
    expect(await marko.put(`/task/${task}/project`, { project: id })).toMatchObject({ status: 409, body: { reason: 'otherClient' } });
  });
  it('come to open projects only, and show the material and rides of all', async () => {
    const { id } = await makeProject(api);
    const task = await makeProjectTask(api, id);
    await api.as('marko').post(`/task/${task}/material`, { name: 'Ventil', unit: 'Piece', quantity: 2 });
    expect((await tina().get(`/project/${id}/material`)).body).toMatchObject([{ name: 'Ventil', quantity: 2, task_id: task }]);
    expect((await tina().get(`/project/${id}/transport`)).body).toEqual([]);
    await tina().put(`/project/${id}/finish`);
    const late = await api.as('marko').post('/task', { title: 'Prepozno', project: id });
    expect(late).toMatchObject({ status: 409, body: { reason: 'projectClosed' } });
  });
  it('but no task comes in in the moment in which it is handed over', async () => {
    const { id } = await makeProject(api);
    const begin = async (tx: Tx) => Object.assign(await tx.get('project', id), { status: 1 });
    const late = await meanwhile(api, begin, () => api.as('marko').post('/task', { title: 'Prepozno', project: id }));
    expect(late).toMatchObject({ status: 409, body: { reason: 'projectClosed' } });
  });
});

describe('the handover', () => {
  let id = 0;
  let open = 0;
  beforeAll(async () => {
    ({ id } = await makeProject(api));
    await makeProjectTask(api, id, 5);
    open = await makeProjectTask(api, id, 2, { title: 'Garancija' });
  });

  it('waits for tasks below status 4, by name; its leader leaves them out', async () => {
    const named = { allowed: false, reason: 'tasksDone', names: [expect.stringMatching(/^#\d+ Garancija$/)] };
    expect((await page(id)).$transitions).toMatchObject({ startHandover: named, excludeTasks: { allowed: true } });
    const refused = await api.as('marko').put(`/project/${id}/handover/start`, { comment: 'Gotovo' });
    expect(refused).toMatchObject({ status: 409, body: { reason: 'tasksDone', names: named.names } });
    expect((await api.as('marko').put(`/project/${id}/handover/start`, { excluded_tasks: [open] })).status).toBe(403);
    const foreign = await makeProjectTask(api, (await makeProject(api)).id);
    expect(await tina().put(`/project/${id}/handover/exclude`, { excluded_tasks: [foreign] })).toMatchObject({
      status: 409,
      body: { reason: 'notItsTask' },
    });
    expect((await tina().put(`/project/${id}/handover/exclude`, { excluded_tasks: [open] })).body.excluded_tasks).toEqual([open]);
  });

  it('is proposed by a member, declined by the leader with a reason, proposed again and approved', async () => {
    const { body } = await api.as('marko').put(`/project/${id}/handover/start`, { comment: 'Kotel teče.' });
    expect(body).toMatchObject({ status: 1, handover_by: api.id('marko'), handover_comment: 'Kotel teče.' });
    const warnings = await api.rows("select kind from notification where entity = 'project' and entity_id = ?1 and user_id = ?2", [
      id,
      api.id('tina'),
    ]);
    expect(warnings).toEqual([{ kind: 'handoverStarted' }]);
    expect((await api.as('marko').put(`/project/${id}/handover/approve`, {})).status).toBe(403);
    expect((await tina().put(`/project/${id}/handover/decline`, {})).status).toBe(422);
    const declined = await tina().put(`/project/${id}/handover/decline`, { reason: 'Manjka zapisnik' });
    expect(declined.body).toMatchObject({ status: 0, denied: true, denied_reason: 'Manjka zapisnik' });
    await api.as('marko').put(`/project/${id}/handover/start`, {});
    const approved = await tina().put(`/project/${id}/handover/approve`, {});
    expect(approved.body).toMatchObject({ status: 2, denied: false, link: { email: expect.stringContaining('@') } });
    const [mail] = await api.rows("select * from mail where entity = 'project' and entity_id = ?1", [id]);
    expect(mail).toMatchObject({ kind: 'confirmation', subject: expect.stringMatching(/PR-\d{3}/) });
  });

  it('is stopped: the link dies; sent anew, the earlier one does too', async () => {
    await tina().put(`/project/${id}/handover/stop`);
    const first = await handOver(api, id);
    const again = await tina().put(`/project/${id}/handover/resend`, {});
    expect(again.body.link).not.toHaveProperty('url');
    const second = await mailedToken(api, 'project', id);
    const look = (token: string) => api.as(null).get(`/public/handover/${token}`);
    expect((await look(first)).status).toBe(404);
    const { body } = await look(second);
    expect(body).toMatchObject({ state: 'open', label: expect.stringMatching(/^PR-/), document: { comment: 'Kotel teče.' } });
    expect((body.document as { tasks: unknown[] }).tasks).toHaveLength(1);
    await tina().put(`/project/${id}/handover/stop`);
    expect((await look(second)).status).toBe(404);
  });

  it('is declined by the client with a reason, then confirmed with a name, once', async () => {
    const out = api.as(null);
    const refused = await handOver(api, id);
    expect((await out.post(`/public/handover/${refused}/decline`, { reason: 'Ropota' })).status).toBe(200);
    expect(await page(id)).toMatchObject({ status: 0, denied: true, denied_reason: 'Ropota' });
    const token = await handOver(api, id);
    // The frozen document: what changes afterwards does not reach the client.
    await api.database.orm.em.fork().nativeUpdate(api.database.entities.project, { id }, { title: 'Preimenovan' });
    expect((await out.get(`/public/handover/${token}`)).body.title).toBe('Prenova kotlovnice');
    const confirmed = await out.post(`/public/handover/${token}/confirm`, { name: 'Branka Oblak' });
    expect(confirmed).toMatchObject({ status: 200, body: { state: 'answered', answer: { answer: 'confirmed', name: 'Branka Oblak' } } });
    expect(await page(id)).toMatchObject({ status: 3, denied: false, confirmation: { answer: 'confirmed', name: 'Branka Oblak' } });
    expect((await out.post(`/public/handover/${token}/decline`, { reason: 'Vseeno' })).status).toBe(409);
    const pdf = await out.get(`/public/handover/${token}/pdf`);
    expect(pdf.headers.get('content-type')).toContain('application/pdf');
    const { name } = (await tina().get(`/project/${id}/handover/preview`)).body;
    expect(name).toMatch(/^predaja-projekta-pr-\d+.*\.pdf$/);
  });

  it('is reminded of once, when its mail left long ago', async () => {
    const { id: queryString } = await makeProject(api);
    await makeProjectTask(api, queryString, 4);
    await handOver(api, queryString);
    const long = new Date(Date.now() - 30 * 86_400_000);
    await api.database.orm.em
      .fork()
      .nativeUpdate(api.database.entities.mail, { entity: 'project', entity_id: queryString }, { status: 'sent', sent_at: long });
    while (await remindOne(api.app, 'https://delo.example'));
    const mails = await api.rows("select kind, text from mail where entity = 'project' and entity_id = ?1 order by id", [queryString]);
    expect(mails.map(({ kind }) => kind)).toEqual(['confirmation', 'reminder']);
    expect(mails[1]?.text).toContain('/confirmHandover/');
    expect((await page(queryString)).confirmation).toMatchObject({ reminded_at: expect.any(String) });
  });
});

it('is deleted by who may, also once its handover was mailed; that mail stays as what was sent', async () => {
  const { id } = await makeProject(api);
  const token = await handOver(api, id);
  await api.as('admin').put(`/project/${id}/handover/stop`);
  expect(await tina().delete(`/project/${id}`)).toMatchObject({ status: 403, body: { permission: 'projects.delete' } });
  expect(await api.as('admin').delete(`/project/${id}`)).toMatchObject({ status: 200 });
  const mails = await api.rows("select status, link_id from mail where entity = 'project' and entity_id = ?1", [id]);
  expect(mails).toEqual([{ status: 'cancelled', link_id: null }]);
  expect((await api.as(null).get(`/public/handover/${token}`)).status).toBe(404);
});

it('is in the lists of who leads it or works on it', async () => {
  const { id } = await makeProject(api);
  // As the screen asks, without anything else: the rows come by themselves in the order of their deadlines.
  const bare = (await api.as('marko').get(`/project${queryString({ filter: { list: 'own' }, range: [0, 99], sort: ['deadline', 'ASC'] })}`))
    .rows;
  expect(bare.map((row) => row.id)).toContain(id);
  const inList = async (caller: 'tina' | 'marko' | 'petra', list: string) =>
    (await api.as(caller).get(`/project${queryString({ filter: { list, id }, range: [0, 9] })}`)).rows.length;
  expect([await inList('tina', 'own'), await inList('marko', 'own'), await inList('petra', 'own')]).toEqual([1, 1, 0]);
  expect([await inList('petra', 'open'), await inList('petra', 'finished'), await inList('petra', 'all')]).toEqual([1, 0, 1]);
  await tina().put(`/project/${id}/finish`);
  expect([await inList('petra', 'open'), await inList('petra', 'finished'), await stateOf(id)]).toEqual([0, 1, 4]);
});

it('warns its leader at 80 and at 100 % of the plan, once each, and anew when it is planned anew', async () => {
  const { id } = await makeProject(api);
  const task_id = await makeProjectTask(api, id);
  const { time_entry } = api.database.entities;
  const em = () => api.database.orm.em.fork();
  const [user_id, status_since] = [api.id('marko'), new Date()];
  await em().transactional(async (tx) => {
    tx.create(time_entry, { task_id, user_id, work_type_id: 1, status: 2, status_since, total_time: 28_000 });
  });
  const work = (total_time: number) => em().nativeUpdate(time_entry, { task_id }, { total_time });
  const look = async () => {
    while (await warnOne(api.app));
    const warnings = await api.rows("select parameters from notification where kind = 'projectBurn' and entity_id = ?1 order by id", [id]);
    return [(await page(id)).burn_warning, ...warnings.map(({ parameters }) => JSON.parse(String(parameters)).percent)];
  };
  expect(await look()).toEqual([0]);
  await work(29_000);
  expect(await look()).toEqual([80, 80]);
  await work(30_000);
  expect(await look()).toEqual([80, 80]);
  await work(40_000);
  expect(await look()).toEqual([100, 80, 111]);
  await tina().put(`/project/${id}`, { plan: [{ work_type_id: 1, planned_time: 80_000 }] });
  expect(await look()).toEqual([0, 80, 111]);
  await work(70_000);
  expect(await look()).toEqual([80, 80, 111, 87]);
});

it('mails the warning in sentences that end once', async () => {
  const { id } = await makeProject(api);
  await tina().put('/notification/choices', { projectBurn: 'mail' });
  const task_id = await makeProjectTask(api, id);
  await api.database.orm.em.fork().transactional(async (tx) => {
    const { time_entry } = api.database.entities;
    tx.create(time_entry, { task_id, user_id: api.id('marko'), work_type_id: 1, status: 2, status_since: new Date(), total_time: 30_000 });
  });
  while (await warnOne(api.app));
  await releaseNews(api.app, 'https://work.example.com');
  const [mail] = await api.rows("select text from mail where recipient = 'tina@example.com' and kind = 'news' order by id desc limit 1");
  expect(mail?.text).toMatch(/Opravljeno je \d+\s% načrta\. · \d\d\/\d\d\/\d{4}/);
  expect(mail?.text).not.toMatch(/[.!?][.,]/);
  await tina().put('/notification/choices', { projectBurn: 'app' });
});
