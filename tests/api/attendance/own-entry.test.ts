// Own entries of presence: now or typed later, by whoever's user type says so, with an answer for the clock of the task.
import { beforeEach, describe, expect, it } from 'vitest';
import { type Fields, type Person, useApi } from '#tests/support/api.ts';
import { letTimePass } from '#tests/support/stories/terminal-story.ts';

const api = useApi();
const admin = api.as('admin');
const person: Person = 'petra';
const petra = api.as(person);
const ago = (minutes: number) => new Date(Math.floor(Date.now() / 1000) * 1000 - minutes * 60_000).toISOString();

const enterBy = async (presence: 'terminal' | 'own' | 'tasks') => {
  const { body } = await admin.get(`/user/${api.id(person)}`);
  expect((await admin.put(`/user_type/${body.user_type_id}`, { presence })).status).toBe(200);
};
const enter = (body: Fields = {}) => petra.post('/attendance/enter', body);
const pause = (body: Fields = {}) => petra.post('/attendance/pause', body);
const leave = (body: Fields = {}) => petra.post('/attendance/leave', body);
const own = async () => (await petra.get('/attendance/own')).body;
const startWork = async () => {
  const { body } = await petra.post('/task', { title: 'Menjava črpalke', company_user_id: api.id(person) });
  expect((await petra.post(`/task/${body.id}/start`, { work_type_id: 1 })).status).toBe(200);
  return { id: Number(body.id), state: async () => (await petra.get(`/task/${body.id}/status`)).body.status };
};
const [runs, rests, ended] = [0, 1, 2];

beforeEach(async () => {
  await api.database.orm.em.fork().transactional(async (em) => {
    const { invoice_item, sub_time, time_entry } = api.database.entities;
    await em.nativeDelete(invoice_item, {});
    await em.nativeDelete(sub_time, { user_id: api.id(person) });
    await em.nativeDelete(time_entry, { user_id: api.id(person) });
  });
  await enterBy('own');
});

describe('a day', () => {
  it('goes from arrival over the break to the departure, and is one stay', async () => {
    expect((await enter()).body).toMatchObject({ state: 'in', terminal_id: null, place: 'Lastni vnos' });
    await letTimePass(api, person, 7200);
    expect((await pause()).body).toMatchObject({ state: 'paused' });
    await letTimePass(api, person, 1800);
    expect((await enter()).body).toMatchObject({ state: 'in' });
    await letTimePass(api, person, 7200);
    expect((await leave()).status).toBe(200);
    expect(await own()).toEqual({ source: 'own', presence: null });
    const times = await api.rows('select class, start_time, end_time from sub_time where user_id = ?1 order by id', [api.id(person)]);
    expect(times.map((one) => one.class)).toEqual(['attendance', 'attendance']);
  });

  it.each([
    ['pause', [], 'notIn'],
    ['leave', [], 'notIn'],
    ['enter', ['enter'], 'alreadyIn'],
    ['pause', ['enter', 'pause'], 'alreadyPaused'],
  ] as const)('refuses %s after %j as %s', async (action, before, reason) => {
    for (const one of before) await petra.post(`/attendance/${one}`, {});
    expect(await petra.post(`/attendance/${action}`, {})).toMatchObject({ status: 409, body: { reason } });
  });

  it('begins once, however often and at once somebody presses', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => enter()));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await api.rows('select id from time_entry where user_id = ?1', [api.id(person)])).toHaveLength(1);
  });

  it('begins with the first work, and a break ends with it', async () => {
    const work = await startWork();
    expect((await own()).presence).toMatchObject({ state: 'in' });
    await pause({ work: 'follows' });
    await letTimePass(api, person, 1800);
    expect((await petra.put(`/task/${work.id}/continue`, {})).status).toBe(200);
    expect((await own()).presence).toMatchObject({ state: 'in' });
    expect(await api.rows('select id from time_entry where user_id = ?1', [api.id(person)])).toHaveLength(2);
  });
});

describe('the clock of a task', () => {
  it.each(['pause', 'leave'] as const)('is asked about at %s, and nothing is written without an answer', async (action) => {
    const work = await startWork();
    const refused = await petra.post(`/attendance/${action}`, {});
    expect(refused).toMatchObject({ status: 409, body: { reason: 'workRuns', task: { id: work.id, title: 'Menjava črpalke' } } });
    expect((await own()).presence).toMatchObject({ state: 'in' });
    expect((await petra.post(`/attendance/${action}`, { work: 'stays' })).status).toBe(200);
    expect(await work.state()).toBe(runs);
  });

  it('rests with the break, goes on after it and stops with the departure, where that is the answer', async () => {
    const work = await startWork();
    await letTimePass(api, person, 3600);
    await pause({ work: 'follows' });
    expect(await work.state()).toBe(rests);
    await letTimePass(api, person, 1800);
    await enter({ work: 'follows' });
    expect(await work.state()).toBe(runs);
    await leave({ work: 'follows' });
    expect(await work.state()).toBe(ended);
    const [task, stay] = await api.rows('select total_time from time_entry where user_id = ?1 order by class desc', [api.id(person)]);
    expect(Number(task?.total_time)).toBe(Number(stay?.total_time));
  });
});

describe('a time typed later', () => {
  it('is booked at its instant with its reason, which the history of the person has', async () => {
    const [came, went] = [ago(300), ago(5)];
    expect((await enter({ at: came, reason: 'Telefon je bil prazen' })).body).toMatchObject({ since: came });
    expect((await leave({ at: went, reason: 'Telefon je bil prazen' })).status).toBe(200);
    expect((await api.eventsOf('user', api.id(person))).at(-1)).toMatchObject({ action: 'typePresence', reason: 'Telefon je bil prazen' });
  });

  it.each([
    ['without a reason', { at: ago(10) }, 'reason'],
    ['in the future', { at: ago(-10), reason: 'x' }, 'at'],
    ['of more than a day ago', { at: ago(24 * 60 + 1), reason: 'x' }, 'at'],
  ] as const)('%s is refused and names its field', async (_what, body, field) => {
    const refused = await enter(body);
    expect(refused.status).toBe(422);
    expect((refused.body.errors as { field: string }[])[0]?.field).toBe(field);
    expect((await own()).presence).toBeNull();
  });

  it('before what is entered already is refused', async () => {
    await enter({ at: ago(60), reason: 'x' });
    expect((await leave({ at: ago(61), reason: 'x' })).status).toBe(422);
    await leave({ at: ago(30), reason: 'x' });
    expect((await enter({ at: ago(31), reason: 'x' })).status).toBe(422);
    expect((await enter({ at: ago(29), reason: 'x' })).status).toBe(200);
  });
});

describe('the user type', () => {
  it('that clocks in at the wall enters nothing for now, but what was forgotten there', async () => {
    await enterBy('terminal');
    expect(await enter()).toMatchObject({ status: 409, body: { reason: 'byTerminal' } });
    expect((await enter({ at: ago(60), reason: 'Pozabil na registrator' })).status).toBe(200);
    expect((await leave()).status).toBe(200);
  });

  it('whose day follows from tasks enters nothing, and its work books no arrival', async () => {
    await enterBy('tasks');
    expect(await enter()).toMatchObject({ status: 409, body: { reason: 'byTasks' } });
    await startWork();
    expect(await own()).toEqual({ source: 'tasks', presence: null });
  });
});
