// Who had a part in the client's signature is told: signed on a user's device, or behind a link that a user handed over.
import { beforeEach, describe, expect, it } from 'vitest';
import { useApi } from '#tests/support/api.ts';
import { sheetsOf, textOf } from '#tests/support/pdf-text.ts';
import { handOver, makeProject, makeProjectTask } from '#tests/support/stories/project-story.ts';
import { mailedToken, makeClient, makeTask, sendTask } from '#tests/support/stories/task-story.ts';

const api = useApi();
const out = api.as(null);
const marko = () => api.as('marko');
const signature = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=';
const tokenIn = (url: unknown) => String(url).split('/').at(-1) ?? '';
const name = 'Ana Kos';
const actionsOf = async (entity: string, id: number) => (await api.eventsOf(entity, id)).map(({ action, by }) => [action, by]);
const orderOf = async (id: number) => {
  const { body } = await marko().get(`/task/${id}/preview`);
  const answer = await api.fetch('marko', `/pdf/task/${body.name ?? body}`);
  return textOf(await sheetsOf(new Uint8Array(await answer.arrayBuffer())));
};
let id = 0;
let mailed = '';

beforeEach(async () => {
  id = await makeTask(api, { client_company_id: (await makeClient(api)).id });
  mailed = await sendTask(api, id);
});

const openHere = async () => {
  const { status, body } = await marko().put(`/task/${id}/sign`);
  expect(status).toBe(200);
  return tokenIn(body.url);
};

describe('signed on the spot', () => {
  it('is an act of its own: marked on the record, in the history and on the paper', async () => {
    const token = await openHere();
    const here = (await out.get(`/public/task/${token}`)).body;
    expect(here).toMatchObject({ state: 'open', here: { name: 'Marko Zajc', path: `/task/${id}` } });
    const answer = await out.post(`/public/task/${token}/confirm`, { name, signature });
    expect(answer.body).toMatchObject({ state: 'answered', answer: { name, on_the_spot: 'Marko Zajc' } });
    const { confirmation, status } = (await marko().get(`/task/${id}`)).body;
    expect(status).toBe(5);
    expect(confirmation).toMatchObject({ name, on_the_spot: true, by_phone: false, handed_over: false, answered_by_name: 'Marko Zajc' });
    expect(await actionsOf('task', id)).toEqual(
      expect.arrayContaining([
        ['signHere', api.id('marko')],
        ['confirm', null],
        ['signedHere', null],
      ]),
    );
    expect(await orderOf(id)).toContain('Podpisano na kraju samem, naprava: Marko Zajc');
  });

  it('leaves the mailed link good, behind which nobody of the company has a part', async () => {
    await openHere();
    expect((await out.get(`/public/task/${mailed}`)).body).toMatchObject({ state: 'open', here: null });
    expect((await out.post(`/public/task/${mailed}/confirm`, { name })).body).toMatchObject({ answer: { name, on_the_spot: null } });
    const { confirmation } = (await marko().get(`/task/${id}`)).body;
    expect(confirmation).toMatchObject({ on_the_spot: false, handed_over: false, answered_by_name: null });
    expect(await orderOf(id)).not.toMatch(/Podpisano na kraju|izročena/);
  });

  it('is told once, ends when it is opened anew, after minutes, and with the task that is withdrawn', async () => {
    const key = { headers: { 'idempotency-key': `podpis-${id}` } };
    const first = tokenIn((await marko().put(`/task/${id}/sign`, undefined, key)).body.url);
    expect((await marko().put(`/task/${id}/sign`, undefined, key)).body).not.toHaveProperty('url');
    const second = await openHere();
    expect((await out.get(`/public/task/${first}`)).status).toBe(404);
    await api.database.orm.em
      .fork()
      .nativeUpdate(api.database.entities.public_link, { record_id: id, purpose: 'task' }, { spot_expires_at: new Date() });
    expect((await out.post(`/public/task/${second}/confirm`, { name })).status).toBe(404);
    const third = await openHere();
    await marko().put(`/task/${id}/withdraw`);
    expect((await out.get(`/public/task/${third}`)).status).toBe(404);
    for (const token of [first, second, third])
      expect(
        JSON.stringify([await api.rows('select * from public_link'), await api.rows('select answer from idempotency_key')]),
      ).not.toContain(token);
  });

  it.each([
    ['the team', 'petra', 403],
    ['a stranger', 'jure', 403],
    ['who acts as the owner', 'luka', 200],
  ] as const)('by %s', async (_who, person, status) => {
    expect((await api.as(person).put(`/task/${id}/sign`)).status).toBe(status);
  });

  it('not before the task was sent', async () => {
    await marko().put(`/task/${id}/withdraw`);
    expect(await marko().put(`/task/${id}/sign`)).toMatchObject({ status: 409, body: { reason: 'wrongState' } });
  });

  it('a handover too: its leader opens it, and it is marked', async () => {
    const project = await makeProject(api);
    await makeProjectTask(api, project.id, 5);
    await handOver(api, project.id);
    expect((await marko().put(`/project/${project.id}/handover/sign`)).status).toBe(403);
    const { body } = await api.as('tina').put(`/project/${project.id}/handover/sign`);
    const token = tokenIn(body.url);
    expect((await out.post(`/public/handover/${token}/confirm`, { name })).body).toMatchObject({ answer: { on_the_spot: 'Tina Hočevar' } });
    const page = (await api.as('tina').get(`/project/${project.id}`)).body;
    expect(page.confirmation).toMatchObject({ on_the_spot: true, handed_over: false, answered_by_name: 'Tina Hočevar' });
  });
});

describe('a link handed over', () => {
  it('is marked on the record, in the history and on the paper, with who handed it over', async () => {
    const client = await makeClient(api, {}, null);
    id = await makeTask(api, { client_company_id: client.id });
    const token = await sendTask(api, id);
    expect((await marko().get(`/task/${id}`)).body.confirmation).toMatchObject({ handed_over: true, sender: 'Marko Zajc', email: null });
    expect(await actionsOf('task', id)).toContainEqual(['handLink', api.id('marko')]);
    await out.post(`/public/task/${token}/confirm`, { name, signature });
    expect(await orderOf(id)).toContain('Povezava izročena na roko: Marko Zajc');
  });

  it('a handover too', async () => {
    const { id: client_id } = await makeClient(api, {}, null);
    const project = await makeProject(api, { client_id });
    await makeProjectTask(api, project.id, 5);
    await marko().put(`/project/${project.id}/handover/start`, {});
    const { body } = await api.as('tina').put(`/project/${project.id}/handover/approve`, {});
    await out.post(`/public/handover/${tokenIn((body.link as { url: string }).url)}/confirm`, { name });
    const page = (await api.as('tina').get(`/project/${project.id}`)).body;
    expect(page.confirmation).toMatchObject({ on_the_spot: false, handed_over: true, sender: 'Tina Hočevar' });
  });

  it('is never told where it was mailed, however often it is sent', async () => {
    const again = await marko().put(`/task/${id}/close`);
    expect(again.body.link).toEqual({ email: 'ana.kos@example.com', expires_at: expect.any(String) });
    expect(await mailedToken(api, 'task', id)).not.toBe(mailed);
  });
});
