// Flexible hours: months are counted once they are over, payouts and corrections are rows, later changes are rows too.
import { beforeAll, describe, expect, it } from 'vitest';
import { weekOf } from '#schema/core/iso-week.ts';
import { dayAfter, dayOf, instantsAt, mondayOf } from '#schema/core/zone.ts';
import { turnFlex } from '#server/domain/attendance/flex-turn.ts';
import { useApi } from '#tests/support/api.ts';

const api = useApi();
const zone = 'Europe/Ljubljana';
const hour = 3600;
const today = dayOf(Date.now(), zone);
const lastMonth = dayAfter(`${today.slice(0, 7)}-01`, -1).slice(0, 7);
const lastDay = dayAfter(`${today.slice(0, 7)}-01`, -1);
/** The Monday of a whole week in it. */
const monday = mondayOf(`${lastMonth}-14`);
const at = (day: string, clock: string) => new Date(instantsAt(`${day} ${clock}`, zone)[0] ?? 0);

type Flex = {
  readonly balance: number;
  readonly rows: readonly {
    readonly day: string;
    readonly seconds: number;
    readonly reason: string;
    readonly note: string | null;
    readonly balance: number;
  }[];
  readonly so_far: number | null;
  readonly waits: readonly string[];
  readonly flexible_from: string | null;
};
let boss = 0;
let type = 0;
beforeAll(async () => {
  // Until its last day the month before can be changed.
  expect((await api.as('admin').put('/settings', { time_lock_day: 28 })).status).toBe(200);
  boss = await api.hire(['attendance.write']);
  const made = await api.as('admin').post('/user_type', { name: 'Gibljivi', work_type_ids: [], flexible_from: `${lastMonth}-01` });
  expect(made, JSON.stringify(made.body)).toMatchObject({ status: 201 });
  type = Number(made.body.id);
});

/** Work on a task as it was recorded, whatever is locked by now. */
const work = (user: number, task: number, day: string, from: string, to: string | null) =>
  api.database.orm.em.fork().transactional(async (em) => {
    const { time_entry, sub_time } = api.database.entities;
    const [start, end] = [at(day, from), to === null ? null : at(day, to)];
    const total_time = end ? (end.getTime() - start.getTime()) / 1000 : 0;
    const entry = em.create(time_entry, {
      ...{ task_id: task, user_id: user, work_type_id: 1, class: 'work', status: end ? 2 : 0, status_since: end ?? start, total_time },
    });
    await em.flush();
    em.create(sub_time, { time_entry_id: entry.id, user_id: user, class: 'work', start_time: start, end_time: end, multiplier: 1 });
  });

/** Somebody who is employed for a week of the last month, eight hours a day. */
const worker = async (hours = ['16:00', '17:00', '16:00', '15:30', '16:00'] as readonly string[]) => {
  const employed = { employed_from: monday, employed_until: dayAfter(monday, 6) };
  const user = await api.hire(['tasks.create', 'tasks.times'], { contract_hours: 40, user_type_id: type, ...employed } as never);
  const me = api.as(user);
  const task = Number((await me.post('/task', { title: 'Pregled naprave', company_user_id: user })).body.id);
  for (const [days, until] of hours.entries()) await work(user, task, dayAfter(monday, days), '08:00', until);
  const flex = async (by = user, more = '') => {
    const { status, body } = await api.as(by).get(`/attendance/flex?user_id=${user}${more}`);
    return { status, body: body as Flex };
  };
  const byHand = (fields: object, by = boss) =>
    api.as(by).post('/flex_entry', { user_id: user, day: today, reason: 'payout', note: 'Izplačilo s plačo', ...fields });
  return { user, me, task, flex, byHand };
};
const gain = hour / 2;
/** Holidays in that week are days on which nothing is due. */
const holidays = async () =>
  Number((await api.rows('select count(*) as n from holiday where date >= ?1 and date <= ?2', [monday, dayAfter(monday, 4)]))[0]?.n);

describe('flexible hours', () => {
  it('are counted once a month is over, the same by two at once, late, and twice', async () => {
    const { user, flex } = await worker();
    expect((await flex()).body).toMatchObject({ balance: 0, rows: [], flexible_from: `${lastMonth}-01` });
    await Promise.all([turnFlex(api.app), turnFlex(api.app)]);
    await turnFlex(api.app);
    const seconds = gain + 8 * hour * (await holidays());
    expect((await flex()).body).toMatchObject({
      balance: seconds,
      rows: [{ day: lastDay, seconds, reason: 'counted', note: null, balance: seconds }],
    });
    expect((await flex(user, `&month=${dayAfter(`${lastMonth}-01`, -1).slice(0, 7)}`)).body).toMatchObject({ balance: 0, rows: [] });
    const stored = await api.rows('select id from flex_entry where user_id = ?1', [user]);
    expect(stored).toHaveLength(1);
    expect((await api.eventsOf('flex_entry', Number(stored[0]?.id))).map(({ action }) => action)).toEqual(['create']);
  });

  it('get a row of their own for what changes later, which says why', async () => {
    const { user, task, flex, byHand } = await worker();
    await turnFlex(api.app);
    const { balance } = (await flex()).body;
    // Another contract than the one of that month does not count it anew.
    expect((await api.as('admin').put(`/user/${user}`, { contract_hours: 20 })).status).toBe(200);
    await turnFlex(api.app);
    expect((await flex()).body.rows).toHaveLength(1);
    await work(user, task, dayAfter(monday, 5), '08:00', '10:00');
    await turnFlex(api.app);
    await turnFlex(api.app);
    const { body } = await flex();
    const open = today.slice(8) < '28';
    if (open) {
      expect(body.rows.slice(1)).toMatchObject([
        { day: lastDay, seconds: 2 * hour, reason: 'counted', note: expect.stringContaining('→') },
      ]);
      expect(body.balance).toBe(balance + 2 * hour);
    } else expect(body.rows).toHaveLength(1);
    const lock = await api.as(boss).put(`/attendance/${user}/week/${weekOf(monday)}/lock`, {});
    expect(lock.status, JSON.stringify(lock.body)).toBe(200);
    const correction = { day: monday, hours: 'present', difference: hour, reason: 'Vožnja ni bila zapisana' };
    expect((await api.as(boss).post(`/attendance/${user}/correct`, correction)).status).toBe(200);
    await turnFlex(api.app);
    await turnFlex(api.app);
    const after = (await flex()).body;
    expect(after.balance).toBe(balance + 3 * hour);
    expect(after.rows.at(-1)).toMatchObject({ reason: 'counted', note: expect.stringContaining('Vožnja ni bila zapisana') });
    expect((await byHand({ seconds: -hour })).status).toBe(201);
  });

  it('wait for a day whose end is unknown', async () => {
    const { user, task, flex } = await worker();
    await work(user, task, dayAfter(monday, 6), '08:00', null);
    await turnFlex(api.app);
    expect((await flex(user, `&month=${lastMonth}`)).body).toMatchObject({
      rows: [],
      waits: [dayAfter(monday, 6)],
      so_far: expect.any(Number),
    });
  });

  it('are paid out as far as they reach, also by two at once', async () => {
    const { flex, byHand } = await worker(['18:00', '18:00', '18:00', '18:00', '18:00']);
    await turnFlex(api.app);
    const { balance } = (await flex()).body;
    const paid = await Promise.all([1, 2].map(() => byHand({ seconds: -(balance - hour) })));
    expect(paid.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect(paid.find(({ status }) => status === 422)?.body).toMatchObject({ errors: [{ field: 'seconds', reason: 'beyondBalance' }] });
    expect((await byHand({ seconds: -600, reason: 'corrected', note: 'Napačno izplačano' })).status).toBe(201);
    const { body } = await flex();
    expect(body.rows.map(({ reason }) => reason)).toEqual(['counted', 'payout', 'corrected']);
    expect(body.balance).toBe(hour - 600);
    expect(body.rows.at(-1)?.balance).toBe(body.balance);
  });

  it.each([
    ['a month by hand', { reason: 'counted' }, 'reason', 'notByHand'],
    ['a payout that adds', { seconds: hour }, 'seconds', 'payoutTakes'],
    ['a correction without a note', { reason: 'corrected', note: null }, 'note', 'saysWhy'],
    ['no difference', { reason: 'corrected', seconds: 0 }, 'seconds', 'changesSomething'],
  ])('refuse %s', async (_case, fields, field, reason) => {
    const { byHand } = await worker([]);
    const refused = await byHand({ seconds: -hour, ...fields });
    expect(refused, JSON.stringify(refused.body)).toMatchObject({ status: 422, body: { errors: [{ field, reason }] } });
  });

  it('begin with an opening balance, once and before anything is counted', async () => {
    const { flex, byHand } = await worker();
    const opening = { reason: 'opening', day: `${lastMonth}-01`, seconds: 10 * hour, note: null };
    expect((await byHand(opening)).status).toBe(201);
    await turnFlex(api.app);
    expect((await flex()).body.balance).toBe(10 * hour + gain + 8 * hour * (await holidays()));
    for (const again of [opening, { ...opening, day: today }])
      expect(await byHand(again)).toMatchObject({ status: 422, body: { errors: [{ field: 'reason', reason: 'notFirst' }] } });
  });

  it('are read by their person and with 1405, written with 1405 alone, and never changed', async () => {
    const { user, flex, byHand } = await worker();
    await turnFlex(api.app);
    const stranger = await api.hire(['tasks.create']);
    expect([(await flex(user)).status, (await flex(boss)).status, (await flex(stranger)).status]).toEqual([200, 200, 403]);
    expect((await byHand({ seconds: -60 }, user)).status).toBe(403);
    expect((await api.as(boss).get('/attendance/flex?user_id=2147483647')).status).toBe(404);
    expect((await api.as(boss).get('/attendance/flex?month=2026-13')).status).toBe(422);
    const id = Number((await api.rows('select id from flex_entry where user_id = ?1', [user]))[0]?.id);
    expect((await api.as(user).get(`/flex_entry/${id}`)).status).toBe(200);
    expect((await api.as(stranger).get(`/flex_entry/${id}`)).status).toBe(404);
    expect((await api.as(boss).put(`/flex_entry/${id}`, { seconds: 60 })).status).toBe(405);
    expect((await api.as(boss).delete(`/flex_entry/${id}`)).status).toBe(405);
    // Whoever has none is answered too.
    expect((await api.as(stranger).get('/attendance/flex')).body).toMatchObject({
      flexible_from: null,
      balance: 0,
      rows: [],
      so_far: null,
    });
  });
});
