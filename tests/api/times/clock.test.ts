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

  describe('that was forgotten', () => {
    const minute = 60_000;
    /** Somebody whose clock began so many minutes ago; `ago` tells earlier instants. */
    const begun = async (minutes: number) => {
      const person = await api.hire(['tasks.create']);
      const { body } = await api.as(person).post('/task', { title: 'Pregled kotla', company_user_id: person });
      const task = Number(body.id);
      expect((await api.as(person).post(`/task/${task}/start`, { work_type_id: 1 })).status).toBe(200);
      const now = Math.floor(Date.now() / 1000) * 1000;
      const ago = (earlier: number) => new Date(now - earlier * minute).toISOString();
      const started = api.database.dialect === 'sqlite' ? now - minutes * minute : `'${ago(minutes)}'`;
      await api.database.orm.em
        .getConnection()
        .execute(`update sub_time set start_time = ${started} where user_id = ${person} and end_time is null`);
      const entry = async () => (await api.as(person).get(`/task/${task}/time`)).rows[0];
      return { person, task, ago, entry, stop: (fields: object) => api.as(person).post(`/task/${task}/stop`, fields) };
    };

    it('ends when work ended', async () => {
      const { task, ago, entry, stop } = await begun(300);
      expect((await stop({ ended_at: ago(120) })).status).toBe(200);
      expect(await entry()).toMatchObject({ status: 2, total_time: 180 * 60, sub_times: [{ end_time: ago(120) }] });
      expect(JSON.stringify((await api.eventsOf('task', task)).at(-1)), 'its history tells the end that was named').toContain(ago(120));
    });

    it.each([
      ['in the future', 300, -5, 'inFuture'],
      ['before its start', 300, 301, 'notAfterStart'],
      ['of a start more than a day ago', 25 * 60, 60, 'tooLongAgo'],
    ])('takes no end %s', async (_what, started, ended, reason) => {
      const { ago, stop } = await begun(started);
      const answer = await stop({ ended_at: ago(ended) });
      expect(answer).toMatchObject({ status: 422, body: { errors: [{ field: 'ended_at', reason }] } });
      expect((answer.body.errors as { detail: string }[])[0]?.detail).not.toBe(reason);
      expect((await stop({})).status).toBe(200);
    });

    it('has no other end once it is paused', async () => {
      const { person, task, ago, stop } = await begun(60);
      await api.as(person).put(`/task/${task}/pause`);
      expect(await stop({ ended_at: ago(30) })).toMatchObject({ status: 422, body: { errors: [{ reason: 'notRunning' }] } });
      expect((await stop({})).status).toBe(200);
    });

    it('of a colleague ends at the hour that somebody with a reason names', async () => {
      const { person, task, ago, entry } = await begun(25 * 60);
      const body = { user_id: person, reason: 'Pozabljena ura', ended_at: ago(24 * 60) };
      expect((await api.as('luka').post(`/task/${task}/stop`, body)).status).toBe(200);
      expect(await entry()).toMatchObject({ status: 2, total_time: 60 * 60 });
    });
  });
});
