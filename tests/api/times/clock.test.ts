// The clock of a task: what it runs, refuses and books.
import { describe, expect, it } from 'vitest';
import { type Person, useApi } from '#tests/support/api.ts';

const api = useApi();
const newTask = async (person: Person = 'marko', fields: object = {}) =>
  Number((await api.as(person).post('/task', { title: 'Pregled kotla', company_user_id: api.id(person), ...fields })).body.id);
const start = (person: Person, task: number, more: object = {}) => api.as(person).post(`/task/${task}/start`, { work_type_id: 1, ...more });

describe('the clock of a task', () => {
  it('runs, pauses, goes on and stops, and books each stretch', async () => {
    const task = await newTask();

    expect(await start('marko', task)).toMatchObject({ status: 200, body: { status: 0, running_users: [api.id('marko')] } });
    expect(await api.as('marko').put(`/task/${task}/pause`)).toMatchObject({ status: 200, body: { status: 1, running_users: [] } });
    expect(await api.as('marko').put(`/task/${task}/continue`)).toMatchObject({ status: 200, body: { status: 0 } });
    expect(await api.as('marko').post(`/task/${task}/stop`, { final_notes: 'Očiščen gorilnik' })).toMatchObject({
      status: 200,
      body: { status: 2 },
    });

    const [entry] = (await api.as('jure').get(`/task/${task}/time`)).rows;
    expect(entry).toMatchObject({ user_id: api.id('marko'), status: 2, final_notes: 'Očiščen gorilnik' });
    expect(entry?.sub_times).toHaveLength(2);
    expect((await api.eventsOf('task', task)).map((event) => event.action)).toEqual(['create', 'start', 'pause', 'continue', 'stop']);
  });

  it('names the task that already runs, and pauses it when asked to switch', async () => {
    const first = await newTask('petra');
    const second = await newTask('petra');
    await start('petra', first);

    const refused = await start('petra', second);
    expect(refused).toMatchObject({ status: 409, body: { reason: 'runsElsewhere', task: { id: first } } });

    expect(await start('petra', second, { switch: true })).toMatchObject({ status: 200, body: { status: 0 } });
    expect(await api.as('petra').get(`/task/${first}/status`)).toMatchObject({ status: 200, body: { status: 1 } });
    await api.as('petra').post(`/task/${second}/stop`, {});
    await api.as('petra').post(`/task/${first}/stop`, {});
  });

  it('lets one of ten stops at once win and counts every second once', async () => {
    const task = await newTask('petra');
    await start('petra', task);

    const answers = await Promise.all(Array.from({ length: 10 }, () => api.as('petra').post(`/task/${task}/stop`, {})));

    expect(answers.filter((one) => one.status === 200)).toHaveLength(1);
    for (const one of answers.filter((answer) => answer.status !== 200))
      expect(one).toMatchObject({ status: 409, body: { reason: 'notRunning', working: { status: 2 } } });
    const [entry] = (await api.as('petra').get(`/task/${task}/time`)).rows;
    expect(entry?.sub_times).toHaveLength(1);
    expect((await api.eventsOf('task', task)).filter((event) => event.action === 'stop')).toHaveLength(1);
  });

  it('gives the first answer again under the same Idempotency-Key', async () => {
    const task = await newTask();
    const key = { headers: { 'idempotency-key': `start-${task}` } };
    const first = await api.as('marko').post(`/task/${task}/start`, { work_type_id: 1 }, key);
    const again = await api.as('marko').post(`/task/${task}/start`, { work_type_id: 1 }, key);

    expect(again).toMatchObject({ status: first.status, body: first.body });
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(await api.as('marko').post(`/task/${task}/start`, { work_type_id: 2 }, key)).toMatchObject({
      status: 422,
      body: { reason: 'keyReused' },
    });
    expect((await api.as('marko').get(`/task/${task}/time`)).rows).toHaveLength(1);
    await api.as('marko').post(`/task/${task}/stop`, {});
  });

  it('answers 304 to a screen that holds the newest revision', async () => {
    const task = await newTask();
    const statusBody = await api.as('marko').get(`/task/${task}/status`);
    const etag = statusBody.headers.get('etag') ?? '';

    expect(await api.as('marko').get(`/task/${task}/status`, { headers: { 'if-none-match': etag } })).toMatchObject({ status: 304 });
    await start('marko', task);
    expect(await api.as('marko').get(`/task/${task}/status`, { headers: { 'if-none-match': etag } })).toMatchObject({
      status: 200,
      body: { status: 0 },
    });
    await api.as('marko').post(`/task/${task}/stop`, {});
  });
});
