// The days of attendance as they are read: counted from what the database has, by whoever may, in a fixed number of queries.
import { beforeAll, describe, expect, it } from 'vitest';
import type { AttendanceDay } from '#schema/attendance/day.ts';
import { dayAfter, dayOf, instantsAt } from '#schema/core/zone.ts';
import { useApi } from '#tests/support/api.ts';

const api = useApi();
const zone = 'Europe/Ljubljana';
const today = dayOf(Date.now(), zone);
/** The last Wednesday of a week that is over. */
const past = (() => {
  let day = dayAfter(today, -7);
  while (new Date(`${day}T00:00:00Z`).getUTCDay() !== 3) day = dayAfter(day, -1);
  return day;
})();
const at = (day: string, clock: string) => new Date(instantsAt(`${day} ${clock}`, zone)[0] ?? 0);

const daysOf = async (person: 'petra' | 'nina' | 'marko', user_id: number, from: string, to = from) => {
  const answer = await api.as(person).get(`/attendance/${user_id}?from=${from}&to=${to}`);
  return { ...answer, days: answer.rows as readonly Partial<AttendanceDay>[] };
};

beforeAll(async () => {
  const petra = api.id('petra');
  await api.database.orm.em.fork().transactional(async (em) => {
    const { invoice_item, sub_time, time_entry, transport, absence } = api.database.entities;
    await em.nativeDelete(invoice_item, {});
    await em.nativeDelete(sub_time, { user_id: petra });
    await em.nativeDelete(time_entry, { user_id: petra });
    await em.nativeDelete(transport, { user_id: petra });
    await em.nativeUpdate(absence, { user_id: petra }, { status: 3 });
  });
  const { body } = await api.as('admin').get(`/user/${petra}`);
  expect((await api.as('admin').put(`/user_type/${body.user_type_id}`, { presence: 'own' })).status).toBe(200);
  const { body: task } = await api.as('petra').post('/task', { title: 'Menjava črpalke', company_user_id: petra });
  const written = { work_type_id: 1, start_time: at(past, '07:10').toISOString(), end_time: at(past, '16:14').toISOString() };
  // Beyond the month that is locked the office alone could write it.
  const added = await api.as('petra').post(`/task/${task.id}/time`, written);
  expect([201, 409]).toContain(added.status);
  // The place of own entries is there from the first one on.
  await api.as('petra').post('/attendance/enter', {});
  await api.as('petra').post('/attendance/leave', {});
  await api.database.orm.em.fork().transactional(async (em) => {
    const { time_entry, sub_time } = api.database.entities;
    const [place] = await api.rows('select attendance_task_id as id from settings', []);
    const common = { user_id: petra, class: 'attendance' as const };
    const more = { task_id: Number(place?.id), work_type_id: 1, status: 2 as const, status_since: at(past, '15:00'), total_time: 0 };
    const entry = em.create(time_entry, { ...common, ...more });
    await em.flush();
    for (const [from, to] of [
      ['07:00', '11:00'],
      ['11:30', '15:00'],
    ] as const)
      em.create(sub_time, { ...common, time_entry_id: entry.id, multiplier: 1, start_time: at(past, from), end_time: at(past, to) });
  });
});

describe('a day', () => {
  it('has presence with the break that is paid, and work that runs beyond it', async () => {
    const { days } = await daysOf('petra', api.id('petra'), past);
    expect(days).toHaveLength(1);
    expect(days[0]).toMatchObject({
      day: past,
      present: 8 * 3600,
      break: 1800,
      contract: 8 * 3600,
      overtime: 0,
      state: null,
      split: false,
    });
  });
  it('of a month is there for every one of its days, once', async () => {
    const from = dayAfter(past, -30);
    const { days } = await daysOf('petra', api.id('petra'), from, past);
    expect(days.map(({ day }) => day)).toEqual(Array.from({ length: 31 }, (_one, n) => dayAfter(from, n)));
  });
});

describe('the days of others', () => {
  it.each([
    ['nina', 200],
    ['marko', 403],
  ] as const)('are read by %s: %d', async (person, status) => {
    expect((await daysOf(person, api.id('petra'), past)).status).toBe(status);
  });
  it('that do not exist are not found', async () => {
    expect((await daysOf('nina', 999_999, past)).status).toBe(404);
  });
  it.each([
    ['backwards', past, dayAfter(past, -1)],
    ['longer than a year', dayAfter(past, -366), past],
  ])('of a period %s are refused and name the field', async (_what, from, to) => {
    const { status, body } = await daysOf('nina', api.id('petra'), from, to);
    expect([status, (body.errors as { field: string }[])[0]?.field]).toEqual([422, 'to']);
  });
});

describe('today', () => {
  const petraIn = async () => (await api.as('nina').get('/attendance/today')).rows.find(({ user_id }) => user_id === api.id('petra'));
  it('has everybody in one group, and follows what they do', async () => {
    const { rows } = await api.as('nina').get('/attendance/today');
    expect(new Set(rows.map(({ user_id }) => user_id)).size).toBe(rows.length);
    await api.as('petra').post('/attendance/enter', {});
    expect((await petraIn())?.group).toBe('in');
    await api.as('petra').post('/attendance/pause', {});
    expect((await petraIn())?.group).toBe('paused');
    await api.as('petra').post('/attendance/leave', {});
    expect((await petraIn())?.group).toBe('out');
  });
  it.each([
    ['marko', 403],
    ['nina', 200],
  ] as const)('is read by %s: %d', async (person, status) => {
    expect((await api.as(person).get('/attendance/today')).status).toBe(status);
  });
});
