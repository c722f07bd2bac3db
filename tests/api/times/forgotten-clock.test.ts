// A clock that runs past its day is told to its user, with the last sign of life and the usual end.
import { beforeEach, describe, expect, it } from 'vitest';
import { dayBegins, dayOf } from '#schema/core/zone.ts';
import { useApi } from '#tests/support/api.ts';
import { makeTask } from '#tests/support/stories/task-story.ts';

const api = useApi();
let worker = 0;
let task = 0;
const forgotten = async () => (await api.as(worker).get('/me/forgotten_clock')).body;
const hours = (count: number) => new Date(Math.floor((Date.now() - count * 3_600_000) / 1000) * 1000);
const zone = 'Europe/Ljubljana';
/** Hours since ten minutes before midnight: of another day than now, and never more than one. */
const sinceLastEvening = () => (Date.now() - dayBegins(dayOf(Date.now(), zone), zone)) / 3_600_000 + 1 / 6;
/** The clock began so many hours ago: time passes only by hand. */
const beganAgo = async (count: number) => {
  const em = api.database.orm.em.fork();
  await em.nativeUpdate(api.database.entities.sub_time, { user_id: worker, end_time: null }, { start_time: hours(count) });
  await em.nativeUpdate(api.database.entities.time_entry, { user_id: worker, status: 0 }, { status_since: hours(count) });
};

beforeEach(async () => {
  worker = await api.hire(['tasks.create']);
  task = await makeTask(api, { company_user_id: worker, users: [] });
  expect(await api.as(worker).post(`/task/${task}/start`, { work_type_id: 1 })).toMatchObject({ status: 200 });
});

describe('a forgotten clock', () => {
  it('is none while it runs within its day', async () => expect((await forgotten()).task_id).toBeUndefined());

  it('is told with what its user did last on its day, and ends there in one call', async () => {
    await beganAgo(sinceLastEvening());
    const began = new Date(String((await forgotten()).start_time));
    expect(await api.as(worker).post(`/task/${task}/material`, { name: 'Ventil', quantity: 1 })).toMatchObject({ status: 201 });
    const sign = new Date(began.getTime() + 300_000);
    await api.database.orm.em.fork().nativeUpdate(api.database.entities.event, { by: worker, entity: 'material' }, { at: sign });
    const clock = await forgotten();
    expect(clock).toMatchObject({
      task_id: task,
      start_time: began.toISOString(),
      last_sign: { at: sign.toISOString(), entity: 'material' },
    });
    const ended_at = sign.toISOString();
    expect(await api.as(worker).post(`/task/${task}/stop`, { ended_at })).toMatchObject({ status: 200, body: { status: 2 } });
    const { body: times } = await api.as(worker).get(`/task/${task}/time`);
    expect(JSON.stringify(times)).toContain(`"end_time":"${ended_at}"`);
    expect((await forgotten()).task_id).toBeUndefined();
  });

  it('of more than a day has no proposal, because its user may not end it so', async () => {
    await beganAgo(30);
    expect(await forgotten()).toMatchObject({ last_sign: null, usual_end: null });
    expect(await api.as(worker).post(`/task/${task}/stop`, { ended_at: hours(29).toISOString() })).toMatchObject({ status: 422 });
  });

  it('of a colleague is told to nobody else', async () => {
    await beganAgo(20);
    expect((await api.as('luka').get('/me/forgotten_clock')).body?.task_id).not.toBe(task);
  });
});
