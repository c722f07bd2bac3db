// Clocks that somebody forgot are told to whoever approves working time, with a proposal; mended with a reason, of which their user learns.
import { beforeAll, describe, expect, it } from 'vitest';
import type { AttendanceDay } from '#schema/attendance/day.ts';
import { dayAfter, dayOf } from '#schema/core/zone.ts';
import { useApi } from '#tests/support/api.ts';

const api = useApi();
const zone = 'Europe/Ljubljana';
type Clock = { readonly user_id: number; readonly name: string; readonly day: AttendanceDay };

let boss = 0;
let type = 0;
beforeAll(async () => {
  expect((await api.as('admin').put('/settings', { time_lock_day: 28 })).status).toBe(200);
  boss = await api.hire(['attendance.write']);
  const made = await api.as('admin').post('/user_type', { name: 'Pisarna z uro', presence: 'own' });
  type = Number(made.body.id);
});

/** Whatever the hour is by now, it is longer than anybody stays. */
const began = new Date(Math.floor(Date.now() / 1000) * 1000 - 23 * 3_600_000);
const day = dayOf(began.getTime(), zone);

const hire = () => api.hire(['tasks.create', 'tasks.times'], { contract_hours: 40, user_type_id: type } as never);
/** Somebody who arrived, and perhaps went on a break an hour later. */
const present = async (state: 'in' | 'paused') => {
  const user = await hire();
  const typed = { at: began.toISOString(), reason: 'Vpis za nazaj' };
  expect((await api.as(user).post('/attendance/enter', typed)).status).toBe(200);
  const later = { ...typed, at: new Date(began.getTime() + 3_600_000).toISOString() };
  if (state === 'paused') expect((await api.as(user).post('/attendance/pause', later)).status).toBe(200);
  return user;
};
/** Somebody whose work began two days ago. */
const working = async (state: 'running' | 'paused') => {
  const user = await hire();
  const task = Number((await api.as(user).post('/task', { title: 'Pregled naprave', company_user_id: user })).body.id);
  await api.database.orm.em.fork().transactional(async (em) => {
    const { time_entry, sub_time } = api.database.entities;
    const status = state === 'running' ? 0 : 1;
    const [start, end] = [new Date(began.getTime() - 86_400_000), began];
    const common = { user_id: user, class: 'work' } as const;
    const entry = em.create(time_entry, { ...common, task_id: task, work_type_id: 1, status, status_since: start, total_time: 0 });
    await em.flush();
    const end_time = state === 'running' ? null : end;
    em.create(sub_time, { ...common, time_entry_id: entry.id, start_time: start, end_time, multiplier: 1 });
  });
  return user;
};
const clocksOf = async (user: number) => {
  const { status, body } = await api.as(boss).get('/attendance/forgotten');
  expect(status, JSON.stringify(body)).toBe(200);
  return (Object.values(body) as Clock[]).filter(({ user_id }) => user_id === user);
};

describe('a forgotten clock', () => {
  it.each(['in', 'paused'] as const)('of somebody who is %s is there with its day and a proposal, until it is mended', async (state) => {
    const user = await present(state);
    const [clock] = await clocksOf(user);
    const problem = clock?.day.problems.find(({ kind }) => kind === 'noDeparture');
    expect(clock).toMatchObject({ name: expect.stringContaining('Oseba'), day: { day } });
    expect(problem?.proposal).toMatchObject({ because: 'usualHours' });
    const mended = { at: problem?.proposal?.at, reason: 'Pozabljena ura' };
    expect((await api.as(boss).post(`/attendance/${user}/mend`, { at: mended.at })).status).toBe(422);
    const answer = await api.as(boss).post(`/attendance/${user}/mend`, mended);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect(await clocksOf(user)).toEqual([]);
    const notified = await api.rows('select kind from notification where user_id = ?1', [user]);
    expect(notified).toMatchObject([{ kind: 'weekMended' }]);
  });

  it('of work is there while it runs, and not while it rests', async () => {
    const [runs, rests] = [await working('running'), await working('paused')];
    expect(await clocksOf(runs)).toMatchObject([{ day: { day: dayAfter(day, -1) } }]);
    expect(await clocksOf(rests)).toEqual([]);
  });

  it('is told to nobody without 1405', async () => {
    expect((await api.as(await api.hire(['users.read'])).get('/attendance/forgotten')).status).toBe(403);
  });
});
