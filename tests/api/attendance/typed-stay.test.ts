// Presence typed later: a stay that nobody recorded, a departure that was recorded wrongly, and what differs from what was submitted.
import { describe, expect, it } from 'vitest';
import { firstDayOf, weekAfter, weekOf } from '#schema/core/iso-week.ts';
import { dayAfter, dayOf, instantsAt } from '#schema/core/zone.ts';
import { type Fields, useApi } from '#tests/support/api.ts';

const api = useApi();
const zone = 'Europe/Ljubljana';
const week = weekAfter(weekOf(dayOf(Date.now(), zone)), -1);
const monday = firstDayOf(week);
const at = (days: number, clock: string) => new Date(instantsAt(`${dayAfter(monday, days)} ${clock}`, zone)[0] ?? 0).toISOString();
const reason = 'Registrator ni delal';

type Day = {
  readonly day: string;
  readonly present: number;
  readonly break: number;
  readonly presence: readonly { readonly kind: string; readonly time_id: number | null }[];
};
const daysOf = (body: Fields) => body.days as readonly Day[];
const person = async () => {
  const user = await api.hire(['tasks.create', 'tasks.times'], { contract_hours: 40 });
  const typed = (by: Parameters<typeof api.as>[0], stay: Fields) => api.as(by).post(`/attendance/${user}/stay`, { reason, ...stay });
  return { user, me: api.as(user), typed, of: `/attendance/${user}/week/${week}` };
};
const chief = () => api.hire(['attendance.write']);
const whole = { start: at(0, '07:00'), end: at(0, '15:00'), break_start: at(0, '11:00'), break_end: at(0, '11:30') };

describe('a stay typed later', () => {
  it('counts with its break, and is told to whoever it is of where somebody else typed it', async () => {
    const { user, me, typed, of } = await person();
    const written = await typed(user, whole);
    expect(written, JSON.stringify(written.body)).toMatchObject({ status: 200, body: { week } });
    expect(daysOf(written.body)[0]).toMatchObject({ day: monday, present: 8 * 3600, break: 1800 });
    const boss = await chief();
    expect((await typed(boss, { start: at(1, '07:00'), end: at(1, '09:00') })).status).toBe(200);
    const notices = await api.rows('select kind, parameters from notification where user_id = ?1', [user]);
    expect(notices).toMatchObject([{ kind: 'weekMended' }]);
    expect(JSON.stringify(notices)).toContain(reason);
    expect((await me.get(of)).body).toMatchObject({ sums: { present: 10 * 3600 } });
  });

  it.each([
    ['end', { end: at(0, '07:00') }],
    ['end', { end: at(8, '07:00') }],
    ['end', { end: new Date(Date.now() + 86_400_000).toISOString() }],
    ['break_end', { break_end: undefined }],
    ['break_start', { break_start: at(0, '06:00') }],
    ['break_end', { break_end: at(0, '10:00') }],
    ['reason', { reason: undefined }],
  ])('is refused for its %s', async (field, wrong) => {
    const { user, typed } = await person();
    expect(await typed(user, { ...whole, ...wrong })).toMatchObject({ status: 422, body: { errors: [{ field }] } });
  });

  it('does not overlap another, is nobody else’s to type, and not in a locked week', async () => {
    const { user, typed, of } = await person();
    expect((await typed(user, whole)).status).toBe(200);
    const second = { start: at(0, '14:00'), end: at(0, '16:00') };
    expect(await typed(user, second)).toMatchObject({ status: 409, body: { reason: 'overlaps' } });
    expect((await typed(await api.hire([]), { start: at(1, '07:00'), end: at(1, '08:00') })).status).toBe(403);
    expect((await api.as(await chief()).put(`${of}/lock`, {})).status).toBe(200);
    expect(await typed(user, { start: at(1, '07:00'), end: at(1, '08:00') })).toMatchObject({
      status: 409,
      body: { reason: 'timeLocked', week },
    });
  });

  it('is written once, however often it is sent at once', async () => {
    const { user, typed } = await person();
    const answers = await Promise.all([1, 2, 3].map(() => typed(user, whole)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });
});

describe('a departure', () => {
  it('is moved with a reason, as far as the next stay', async () => {
    const { user, me, typed } = await person();
    await typed(user, { start: at(0, '07:00'), end: at(0, '15:00') });
    const { body } = await typed(user, { start: at(0, '17:00'), end: at(0, '18:00') });
    const id = daysOf(body)[0]?.presence[0]?.time_id;
    const move = (clock: string, more: Fields = { reason }) =>
      me.post(`/attendance/${user}/mend`, { at: at(0, clock), sub_time_id: id, ...more });
    expect(await move('16:14', {})).toMatchObject({ status: 422, body: { errors: [{ field: 'reason' }] } });
    expect(await move('17:30')).toMatchObject({ status: 422, body: { errors: [{ field: 'at' }] } });
    expect(await move('07:00')).toMatchObject({ status: 422, body: { errors: [{ field: 'at' }] } });
    expect((await move('16:14')).body).toMatchObject({ sums: { present: (9 * 60 + 14 + 60) * 60 } });
    expect((await move('14:00')).body).toMatchObject({ sums: { present: 8 * 3600 } });
  });
});

describe('a week that was submitted', () => {
  it('says which of its days were changed since, and how they stood', async () => {
    const { user, me, typed, of } = await person();
    for (const day of [0, 1, 2, 3, 4]) await typed(user, { start: at(day, '07:00'), end: at(day, '15:00') });
    expect((await me.put(`${of}/submit`, { note: reason })).body).toMatchObject({ status: 1, changed: [] });
    await typed(user, { start: at(2, '16:00'), end: at(2, '17:00') });
    const before = [{ day: dayAfter(monday, 2), present: 8 * 3600 }];
    expect((await me.get(of)).body).toMatchObject({ changed: before });
    const boss = api.as(await chief());
    expect((await boss.put(`${of}/approve`, {})).body).toMatchObject({ status: 2, changed: [] });
    expect((await boss.put(`${of}/lock`, {})).body).toMatchObject({ changed: [] });
    expect((await boss.put(`${of}/unlock`, { reason })).body).toMatchObject({ changed: [] });
    await typed(user, { start: at(3, '16:00'), end: at(3, '17:00') });
    expect((await boss.put(`${of}/lock`, {})).body).toMatchObject({ changed: [{ day: dayAfter(monday, 3), present: 8 * 3600 }] });
  });
});
