// Weeks of working time: from open to locked and back, and what a locked week refuses.
import { beforeAll, describe, expect, it } from 'vitest';
import { firstDayOf, weekAfter, weekOf } from '#schema/core/iso-week.ts';
import { dayAfter, dayOf, instantsAt } from '#schema/core/zone.ts';
import { type Answer, type Fields, useApi } from '#tests/support/api.ts';
import { eventId, makeTerminal } from '#tests/support/stories/terminal-story.ts';

const api = useApi();
const zone = 'Europe/Ljubljana';
const thisWeek = weekOf(dayOf(Date.now(), zone));
const week = weekAfter(thisWeek, -1);
const monday = firstDayOf(week);
const at = (days: number, clock: string) => new Date(instantsAt(`${dayAfter(monday, days)} ${clock}`, zone)[0] ?? 0).toISOString();
const reason = 'Ure so bile napačne';

/** Somebody who worked from eight to four on every day of the last week, on a task of their own. */
const worker = async () => {
  const user = await api.hire(['tasks.create', 'tasks.times'], { contract_hours: 40 });
  const me = api.as(user);
  const task = Number((await me.post('/task', { title: 'Menjava črpalke', company_user_id: user })).body.id);
  const times: Answer[] = [];
  for (const day of [0, 1, 2, 3, 4]) {
    const written = await me.post(`/task/${task}/time`, { work_type_id: 1, start_time: at(day, '08:00'), end_time: at(day, '16:00') });
    expect(written, JSON.stringify(written.body)).toMatchObject({ status: 201 });
    times.push(written);
  }
  const of = (which = week) => `/attendance/${user}/week/${which}`;
  const acts = (by: Parameters<typeof api.as>[0], name: string, body: Fields = {}) => api.as(by).put(`${of()}/${name}`, body);
  return { user, me, task, times, of, acts };
};
const chief = () => api.hire(['attendance.write', 'tasks.times', 'tasks.delete', 'absences.write']);
const locked = { status: 409, body: { reason: 'timeLocked', week } };

beforeAll(async () => {
  expect((await api.as('admin').put('/settings', { time_lock_day: 28 })).status).toBe(200);
});

describe('a week', () => {
  it('is submitted by its user, approved, locked and unlocked with a reason, and everybody is notified', async () => {
    const boss = await chief();
    const { user, me, of, acts } = await worker();
    expect((await me.get(of())).body).toMatchObject({
      status: 0,
      version: 0,
      lock: null,
      sums: { on_tasks: 5 * 8 * 3600 },
      $transitions: { submit: { allowed: true }, approve: { allowed: false }, lock: { allowed: false, reason: 'notAllowed' } },
    });
    expect((await acts(user, 'submit')).body).toMatchObject({ status: 1, version: 2 });
    expect((await acts(boss, 'approve')).body).toMatchObject({ status: 2 });
    expect((await acts(boss, 'lock')).body).toMatchObject({ status: 3, lock: 'hand' });
    expect(await acts(boss, 'unlock')).toMatchObject({ status: 422 });
    expect((await acts(boss, 'unlock', { reason })).body).toMatchObject({ status: 0, lock: null, reason });
    const [row] = await api.rows('select id, frozen from attendance_week where user_id = ?1', [user]);
    expect(JSON.parse(String(row?.frozen))).toHaveLength(7);
    const events = await api.eventsOf('attendance_week', Number(row?.id));
    expect(events.map(({ action }) => action)).toEqual(['create', 'submit', 'approve', 'lock', 'unlock']);
    expect(events.at(-1)?.reason).toBe(reason);
    const kindsOf = async (id: number) =>
      (await api.rows('select kind from notification where user_id = ?1 order by id', [id])).map(({ kind }) => kind);
    expect(await kindsOf(boss)).toEqual(['weekSubmitted']);
    expect(await kindsOf(user)).toEqual(['weekApproved', 'weekLocked', 'weekUnlocked']);
  });

  it('is read and decided by nobody else', async () => {
    const { user, of, acts } = await worker();
    const stranger = await api.hire(['tasks.create']);
    expect((await api.as(stranger).get(of())).status).toBe(403);
    expect((await api.as(stranger).get(`/attendance/${user}/weeks?from=${monday}&to=${monday}`)).status).toBe(403);
    for (const act of ['submit', 'approve', 'lock']) expect((await acts(stranger, act)).status).toBe(403);
    expect((await acts(await chief(), 'submit')).status).toBe(403);
    expect((await acts(user, 'approve')).status).toBe(403);
  });

  it.each([
    ['approved before it is submitted', 'approve', {}, 'wrongState'],
    ['returned before it is submitted', 'sendBack', { reason }, 'wrongState'],
    ['unlocked while nothing locks it', 'unlock', { reason }, 'notLocked'],
  ])('cannot be %s', async (_case, act, body, why) => {
    const { acts } = await worker();
    expect(await acts(await chief(), act, body)).toMatchObject({ status: 409, body: { reason: why } });
  });

  it('is neither locked before it is over nor submitted before its last working day', async () => {
    const { user, me, of } = await worker();
    expect(await api.as(await chief()).put(`${of(thisWeek)}/lock`, {})).toMatchObject({ status: 409, body: { reason: 'notOver' } });
    expect(await me.put(`/attendance/${user}/week/${weekAfter(thisWeek)}/submit`, {})).toMatchObject({
      status: 409,
      body: { reason: 'workAhead' },
    });
  });

  it('with a day without a word takes a note', async () => {
    const { me, times, task, acts, user } = await worker();
    const [sub] = (times[1]?.body.sub_times ?? []) as { id: number }[];
    expect((await me.delete(`/task/${task}/subtime/${sub?.id}`, { reason })).status).toBe(204);
    const refused = await acts(user, 'submit');
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ field: 'note' }] } });
    expect((await acts(user, 'submit', { note: 'Brez ur, na poti domov' })).body).toMatchObject({
      status: 1,
      note: 'Brez ur, na poti domov',
    });
  });

  it.each(['2026-W54', '2026-W00', '2026-47', '1'])('is not found as %s', async (name) => {
    expect((await api.as('admin').get(`/attendance/${api.id('petra')}/week/${name}`)).status).toBe(404);
  });

  it('is approved once, however many press at once', async () => {
    const [boss, other] = [await chief(), await chief()];
    const { user, acts } = await worker();
    await acts(user, 'submit');
    const answers = await Promise.all([boss, other, boss, other].map((by) => acts(by, 'approve')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  it('begins once, however often and at once it is submitted', async () => {
    const { user, acts } = await worker();
    const answers = await Promise.all([1, 2, 3].map(() => acts(user, 'submit')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('is refused where somebody else changed it meanwhile', async () => {
    const { user, of, acts } = await worker();
    await acts(user, 'submit');
    const stale = await api.as(await chief()).put(`${of()}/approve`, {}, { headers: { 'if-match': '"1"' } });
    expect(stale.status).toBe(412);
  });
});

describe('weeks to approve', () => {
  it('are approved and locked in one act, all or none', async () => {
    const boss = await chief();
    const people = [await worker(), await worker()];
    for (const { user, acts } of people) await acts(user, 'submit');
    const mine = new Set(people.map(({ user }) => user));
    const waiting = async () => (await api.as(boss).get('/attendance/weeks')).rows.filter((one) => mine.has(Number(one.user_id)));
    const weeks = (await waiting()).map(({ user_id, week: name, version }) => ({ user_id, week: name, version }));
    expect(weeks).toHaveLength(2);
    const stale = weeks.map((one, index) => (index === 1 ? { ...one, version: 1 } : one));
    expect((await api.as(boss).post('/attendance/weeks/approve', { weeks: stale })).status).toBe(412);
    expect(await waiting()).toHaveLength(2);
    expect((await api.as(boss).post('/attendance/weeks/approve', { weeks, lock: true })).body).toEqual({ approved: 2 });
    expect(await waiting()).toEqual([]);
    expect((await api.as(boss).get(people[0]?.of() ?? '')).body).toMatchObject({ status: 3, lock: 'hand' });
  });
});

describe('a locked week', () => {
  const lockedWorker = async () => {
    const boss = await chief();
    const one = await worker();
    const ride = await one.me.post(`/task/${one.task}/transport`, {
      vehicle_id: Number(
        (await api.as('admin').post('/vehicle', { name: `Kombi ${one.user}`, registration_plate: `LJ ${one.user}` })).body.id,
      ),
      start_kilometers: 10,
      end_kilometers: 20,
      start_time: at(0, '17:00'),
      end_time: at(0, '17:30'),
    });
    expect(ride, JSON.stringify(ride.body)).toMatchObject({ status: 201 });
    expect((await api.as(boss).put(`${one.of()}/lock`, {})).status).toBe(200);
    return { ...one, boss, ride: Number(ride.body.id) };
  };

  it('refuses every path that would change its hours, and names itself', async () => {
    const { user, me, task, times, boss, ride } = await lockedWorker();
    const [sub] = (times[0]?.body.sub_times ?? []) as { id: number }[];
    const entry = times[0]?.body.id;
    const more = { work_type_id: 1, start_time: at(5, '08:00'), end_time: at(5, '09:00') };
    const ends = { start_time: at(0, '08:00'), end_time: at(0, '15:00'), reason };
    const [kind] = await api.rows("select id from absence_kind where archived = false and class = 'plannedAbsence' order by id", []);
    const away = { kind_id: kind?.id, from: dayAfter(monday, 5), to: dayAfter(monday, 8), user_id: user, comment: reason };
    const answers: Readonly<Record<string, Answer>> = {
      'a time by hand': await me.post(`/task/${task}/time`, more),
      'a time over its end': await me.post(`/task/${task}/time`, { ...more, start_time: at(6, '23:00'), end_time: at(7, '01:00') }),
      'a stretch': await me.put(`/task/${task}/subtime/${sub?.id}`, ends),
      'a stretch of others': await api.as(boss).put(`/task/${task}/subtime/${sub?.id}`, ends),
      'its deletion': await me.delete(`/task/${task}/subtime/${sub?.id}`, { reason }),
      'the deletion of a time': await me.delete(`/task/${task}/time/${entry}`, { reason }),
      'the deletion of a task': await me.delete(`/task/${task}`),
      'a ride': await me.put(`/transport/${ride}`, { end_time: at(0, '17:20'), reason }),
      'the deletion of a ride': await me.delete(`/transport/${ride}`, { reason }),
      'an absence': await api.as(boss).post('/absence', away),
    };
    const outcomes = Object.entries(answers).map(([path, { status, body }]) => [
      path,
      { status, body: { reason: body.reason, week: body.week } },
    ]);
    expect(Object.fromEntries(outcomes)).toEqual(Object.fromEntries(Object.keys(answers).map((path) => [path, locked])));
    expect(String(answers['a stretch']?.body.detail)).toContain(String(Number(week.slice(6))));
  });

  it('keeps a late tap at the wall for whoever decides', async () => {
    const { user } = await lockedWorker();
    const terminal = await makeTerminal(api);
    await api.as('admin').put(`/user/${user}`, { rfid_tag: `0009-${user}` });
    const tap = { id: eventId(), action: 'enter', occurred_at: at(5, '10:00'), queued: true };
    const { body } = await terminal.identify({ rfid: `0009-${user}` });
    await terminal.call('/event', { ...tap, user_token: body.user_token });
    const [row] = await api.rows('select outcome, problem from terminal_event where event_id = ?1', [tap.id]);
    expect(row).toMatchObject({ outcome: 'kept', problem: expect.stringContaining('zaklenjen') });
  });

  it('takes hours again once it is unlocked', async () => {
    const { me, task, of, boss } = await lockedWorker();
    const more = { work_type_id: 1, start_time: at(5, '08:00'), end_time: at(5, '09:00') };
    expect((await api.as(boss).put(`${of()}/unlock`, { reason })).status).toBe(200);
    expect((await me.post(`/task/${task}/time`, more)).status).toBe(201);
  });

  it('wins or loses against a change at the same moment, and never both', async () => {
    const boss = await chief();
    for (const _round of [1, 2, 3]) {
      const { me, task, of } = await worker();
      const more = { work_type_id: 1, start_time: at(5, '08:00'), end_time: at(5, '09:00') };
      const [written, done] = await Promise.all([me.post(`/task/${task}/time`, more), api.as(boss).put(`${of()}/lock`, {})]);
      expect(done.status).toBe(200);
      const { body } = await api.as(boss).get(of());
      const counted = (body.sums as Fields).on_tasks;
      const frozen = await api.rows('select frozen from attendance_week where user_id = ?1', [Number(body.user_id)]);
      const sum = (JSON.parse(String(frozen[0]?.frozen)) as { on_tasks: number }[]).reduce((all, { on_tasks }) => all + on_tasks, 0);
      expect([written.status, counted]).toEqual(written.status === 201 ? [201, 41 * 3600] : [409, 40 * 3600]);
      expect(sum).toBe(counted);
    }
  });
});

describe('the time lock of the settings', () => {
  it('holds a week of long ago until it is unlocked', async () => {
    const { user, me, task } = await worker();
    const old = weekAfter(thisWeek, -14);
    const path = `/attendance/${user}/week/${old}`;
    const day = (clock: string) => new Date(instantsAt(`${firstDayOf(old)} ${clock}`, zone)[0] ?? 0).toISOString();
    const more = { work_type_id: 1, start_time: day('08:00'), end_time: day('09:00') };
    expect((await me.get(path)).body).toMatchObject({ status: 0, lock: 'settings' });
    expect(await me.post(`/task/${task}/time`, more)).toMatchObject({ status: 409, body: { reason: 'timeLocked', week: old } });
    expect((await api.as(await chief()).put(`${path}/unlock`, { reason })).body).toMatchObject({ lock: null });
    expect((await me.post(`/task/${task}/time`, more)).status).toBe(201);
  });
});

describe('a forgotten end', () => {
  it('of work is made shorter by its user in one act, never longer', async () => {
    const { user, me, times, of } = await worker();
    const [sub] = (times[0]?.body.sub_times ?? []) as { id: number }[];
    const mend = (by: Parameters<typeof api.as>[0], clock: string, more: Fields = {}) =>
      api.as(by).post(`/attendance/${user}/mend`, { at: at(0, clock), sub_time_id: sub?.id, ...more });
    expect(await mend(user, '17:00')).toMatchObject({ status: 422, body: { errors: [{ field: 'at' }] } });
    expect(await mend(user, '08:00')).toMatchObject({ status: 422 });
    expect((await mend(user, '15:00')).body).toMatchObject({ week, sums: { on_tasks: 39 * 3600 } });
    const boss = await chief();
    expect(await mend(boss, '14:00')).toMatchObject({ status: 422, body: { errors: [{ field: 'reason' }] } });
    expect((await mend(boss, '14:00', { reason })).status).toBe(200);
    expect((await mend(await api.hire([]), '13:00', { reason })).status).toBe(403);
    const notices = await api.rows('select kind, parameters from notification where user_id = ?1', [user]);
    expect(notices.map(({ kind }) => kind)).toEqual(['weekMended']);
    expect((await api.as(boss).put(`${of()}/lock`, {})).status).toBe(200);
    expect(await mend(user, '13:00')).toMatchObject(locked);
    expect((await me.get(of())).body).toMatchObject({ sums: { on_tasks: 38 * 3600 } });
  });

  it('of a stay stands in the way of the week until it is entered', async () => {
    const user = await api.hire(['tasks.create']);
    const [place] = await api.rows('select id from task where registration_terminal_task = true order by id limit 1', []);
    const begun = new Date(at(4, '07:00'));
    const { time_entry, sub_time, task_user } = api.database.entities;
    await api.database.orm.em.fork().transactional(async (em) => {
      em.create(task_user, { task_id: Number(place?.id), user_id: user, added_by: user, added_at: begun });
    });
    const begin = await api.as(user).post(`/task/${place?.id}/start`, { work_type_id: 1 });
    expect(begin, JSON.stringify(begin.body)).toMatchObject({ status: 200 });
    await api.database.orm.em.fork().transactional(async (em) => {
      await em.nativeUpdate(time_entry, { user_id: user }, { status_since: begun });
      await em.nativeUpdate(sub_time, { user_id: user }, { start_time: begun });
    });
    const path = `/attendance/${user}/week/${week}`;
    const note = { note: 'Ostale dni prost' };
    expect((await api.as(user).get(path)).body).toMatchObject({ unanswered: [dayAfter(monday, 4)] });
    expect(await api.as(user).put(`${path}/submit`, note)).toMatchObject({ status: 409, body: { reason: 'unanswered' } });
    expect(await api.as(await chief()).put(`${path}/lock`, {})).toMatchObject({ status: 409, body: { reason: 'stillRuns' } });
    const mended = await api.as(user).post(`/attendance/${user}/mend`, { at: at(4, '15:00') });
    expect(mended.body).toMatchObject({ unanswered: [], sums: { present: 8 * 3600 } });
    expect((await api.as(user).put(`${path}/submit`, note)).body).toMatchObject({ status: 1 });
    expect(await api.as(user).post(`/attendance/${user}/mend`, { at: at(4, '14:00') })).toMatchObject({
      status: 409,
      body: { reason: 'notIn' },
    });
  });
});
