// Corrections of locked days: a difference beside the hours, with a reason and whoever wrote it.
import { beforeAll, describe, expect, it } from 'vitest';
import type { AttendanceDay } from '#schema/attendance/day.ts';
import { firstDayOf, weekAfter, weekOf } from '#schema/core/iso-week.ts';
import { dayOf, instantsAt } from '#schema/core/zone.ts';
import { useApi } from '#tests/support/api.ts';

const api = useApi();
const zone = 'Europe/Ljubljana';
const week = weekAfter(weekOf(dayOf(Date.now(), zone)), -1);
const day = firstDayOf(week);
const at = (clock: string) => new Date(instantsAt(`${day} ${clock}`, zone)[0] ?? 0).toISOString();
const hour = 3600;

const chief = () => api.hire(['attendance.write']);
/** Somebody who worked for eight hours on the Monday of the last week, which is locked. */
const worker = async (boss: number, locked = true) => {
  const user = await api.hire(['tasks.create', 'tasks.times'], { contract_hours: 40 });
  const me = api.as(user);
  const task = Number((await me.post('/task', { title: 'Pregled naprave', company_user_id: user })).body.id);
  const time = await me.post(`/task/${task}/time`, { work_type_id: 1, start_time: at('08:00'), end_time: at('16:00') });
  expect(time).toMatchObject({ status: 201 });
  if (locked) expect((await api.as(boss).put(`/attendance/${user}/week/${week}/lock`, {})).status).toBe(200);
  const read = async () => {
    const [one] = Object.values((await me.get(`/attendance/${user}?from=${day}&to=${day}`)).body) as AttendanceDay[];
    if (!one) throw new Error('There is no such day.');
    return one;
  };
  return { user, me, read };
};
const correction = (difference: number, more: object = {}) => ({
  day,
  hours: 'present',
  difference,
  reason: 'Delo na terenu ni bilo zapisano',
  ...more,
});

beforeAll(async () => {
  expect((await api.as('admin').put('/settings', { time_lock_day: 28 })).status).toBe(200);
});

describe('a correction of a locked day', () => {
  it('stands beside the hours, in the sums of the week apart, and its user learns of it', async () => {
    const boss = await chief();
    const { user, me, read } = await worker(boss);
    const before = await read();
    const written = await api.as(boss).post(`/attendance/${user}/correct`, correction(2 * hour));
    expect(written, JSON.stringify(written.body)).toMatchObject({ status: 200, body: { corrections: [{ difference: 2 * hour }] } });
    const after = await read();
    expect(after).toMatchObject({ present: before.present, corrections: [{ hours: 'present', difference: 2 * hour }] });
    expect(after.corrections[0]).toMatchObject({ reason: 'Delo na terenu ni bilo zapisano', by_name: expect.any(String) });
    const { sums } = (await me.get(`/attendance/${user}/week/${week}`)).body;
    expect(sums).toMatchObject({ present: before.present, corrected: { present: 2 * hour, break: 0 } });
    const events = await api.eventsOf('attendance_correction', Number(after.corrections[0]?.id));
    expect(events.map(({ action }) => action)).toEqual(['create']);
    const notified = await api.rows('select kind from notification where user_id = ?1 order by id', [user]);
    expect(notified.map(({ kind }) => kind)).toEqual(['weekLocked', 'weekMended']);
  });

  it.each([
    ['a day that is not locked', false, 2 * hour, {}, 'day', 'dayNotLocked'],
    ['more hours taken away than there are', true, -9 * hour, {}, 'difference', 'outsideDay'],
    ['more hours than a day has', true, 17 * hour, {}, 'difference', 'outsideDay'],
    ['no difference', true, 0, {}, 'difference', 'changesSomething'],
    ['no reason', true, hour, { reason: '' }, 'reason', 'required'],
  ])('refuses %s', async (_case, locked, difference, more, field, reason) => {
    const boss = await chief();
    const { user } = await worker(boss, locked);
    const refused = await api.as(boss).post(`/attendance/${user}/correct`, correction(difference, more));
    expect(refused, JSON.stringify(refused.body)).toMatchObject({ status: 422, body: { errors: [{ field, reason }] } });
  });

  it('counts the corrections before it, also when two are written at once', async () => {
    const boss = await chief();
    const { user, read } = await worker(boss);
    const written = await Promise.all([1, 2].map(() => api.as(boss).post(`/attendance/${user}/correct`, correction(-5 * hour))));
    expect(written.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect((await read()).corrections).toHaveLength(1);
  });

  it('is written by nobody without 1405, read by its user, and neither changed nor removed', async () => {
    const boss = await chief();
    const { user, me, read } = await worker(boss);
    expect((await me.post(`/attendance/${user}/correct`, correction(hour))).status).toBe(403);
    expect((await api.as(boss).post(`/attendance/${user}/correct`, correction(hour))).status).toBe(200);
    const id = (await read()).corrections[0]?.id;
    expect((await me.get(`/attendance_correction/${id}`)).status).toBe(200);
    const stranger = api.as(await api.hire(['tasks.create']));
    expect((await stranger.get(`/attendance_correction/${id}`)).status).toBe(404);
    expect((await api.as(boss).put(`/attendance_correction/${id}`, { difference: 60 })).status).toBe(405);
    expect((await api.as(boss).delete(`/attendance_correction/${id}`)).status).toBe(405);
  });
});
