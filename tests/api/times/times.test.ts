// Times corrected: who may, until when, with which reason, and what the history keeps of it.
import { beforeAll, describe, expect, it } from 'vitest';
import { type Answer, type Fields, useApi } from '#tests/support/api.ts';

const api = useApi();
/** A technician, a colleague on the same tasks, and who corrects everybody's times. */
let ana = 0;
let bor = 0;
let cene = 0;
beforeAll(async () => {
  ana = await api.hire(['tasks.create'], { name: 'Ana', language: 'en' });
  bor = await api.hire(['tasks.create'], { name: 'Bor', language: 'en' });
  cene = await api.hire(['tasks.create', 'tasks.users', 'tasks.times', 'tasks.manage'], { name: 'Cene', language: 'en' });
});

const hour = 3_600_000;
const base = Math.floor(Date.now() / hour) * hour - 90 * hour;
/** Hours after a round hour ninety hours ago; each test has hours of its own. */
let next = 1;
const at = (hours: number) => new Date(base + Math.round(hours * hour)).toISOString();
const freeHour = () => {
  next += 1.25;
  return next;
};

const makeTask = async () =>
  Number((await api.as(cene).post('/task', { title: 'Menjava črpalke', company_user_id: ana, users: [ana, bor] })).body.id);
const addTime = (person: number, task: number, from: number, to: number, more: object = {}) =>
  api.as(person).post(`/task/${task}/time`, { work_type_id: 1, notes: null, start_time: at(from), end_time: at(to), ...more });
type Entry = Fields & { id: number; sub_times: (Fields & { id: number })[] };
const entryOf = ({ body }: Answer) => body as Entry;
/** An entry of ana's of one hour, on a task of its own. */
const anHour = async () => {
  const task = await makeTask();
  const from = freeHour();
  const made = await addTime(ana, task, from, from + 1);
  expect(made, JSON.stringify(made.body)).toMatchObject({ status: 201 });
  const entry = entryOf(made);
  return { task, from, entry: entry.id, stretch: entry.sub_times[0]?.id ?? 0 };
};
const timesOf = async (task: number, person = ana) => (await api.as(person).get(`/task/${task}/time`)).rows as Entry[];
const reason = 'Malica ni bila odšteta';
const setTask = (id: number, fields: object) => {
  const names = Object.keys(fields);
  const sql = `update task set ${names.map((name, index) => `${name} = ${Object.values(fields)[index]}`).join(', ')} where id = ${id}`;
  return api.database.orm.em.getConnection().execute(sql);
};

describe('a time written by hand', () => {
  it('is an own entry with one stretch, and the history keeps it', async () => {
    const task = await makeTask();
    const from = freeHour();
    const made = await addTime(ana, task, from, from + 0.75, { notes: ' Nalaganje orodja ' });
    expect(made).toMatchObject({
      status: 201,
      body: {
        user_id: ana,
        total_time: 2700,
        notes: 'Nalaganje orodja',
        status: 2,
        sub_times: [{ start_time: at(from), end_time: at(from + 0.75), multiplier: 1 }],
      },
    });
    expect(await timesOf(task)).toEqual([made.body]);
    const [event] = await api.eventsOf('time_entry', entryOf(made).id);
    expect(event).toMatchObject({ action: 'create', by: ana });
    expect(JSON.parse(String(event?.after))).toMatchObject({ user_id: ana, total_time: 2700, start_time: at(from) });
    expect(JSON.parse(String(event?.topics))).toContain(`task:${task}`);
  });

  it('needs no hours: the specification sends a kind of work and notes', async () => {
    const task = await makeTask();
    expect(await api.as(ana).post(`/task/${task}/time`, { work_type_id: 1, notes: 'Po telefonu' })).toMatchObject({
      status: 201,
      body: { total_time: 0, sub_times: [], notes: 'Po telefonu' },
    });
  });

  it('is billed as its kind of work usually is', async () => {
    const [type] = await api.rows('select id, default_multiplier from work_type where default_multiplier = 1.5');
    const from = freeHour();
    const made = await addTime(cene, await makeTask(), from, from + 1, { work_type_id: Number(type?.id) });
    expect(made).toMatchObject({ status: 201, body: { sub_times: [{ multiplier: 1.5 }] } });
  });

  it.each([
    ['for a colleague by one without the permission', () => ana, () => ({ user_id: bor }), 403, 'notAllowed'],
    ['for a colleague by one with it', () => cene, () => ({ user_id: bor }), 201, undefined],
    ['for nobody', () => cene, () => ({ user_id: 2_000_000_000 }), 422, 'invalid'],
  ])('%s', async (_what, person, more, status, why) => {
    const from = freeHour();
    const made = await addTime(person(), await makeTask(), from, from + 1, more());
    expect(made).toMatchObject({ status, body: why ? { reason: why } : more() });
  });

  it.each<[string, () => object, string, string]>([
    ['with half of its hours', () => ({ end_time: undefined }), 'end_time', 'required'],
    ['that ends where it begins', () => ({ end_time: at(0), start_time: at(0) }), 'end_time', 'notAfterStart'],
    ['that ends before it begins', () => ({ end_time: at(0), start_time: at(1) }), 'end_time', 'notAfterStart'],
    ['of tomorrow', () => ({ start_time: at(95), end_time: at(96) }), 'start_time', 'inFuture'],
    ['that is not over', () => ({ end_time: new Date(Date.now() + 60_000).toISOString() }), 'end_time', 'inFuture'],
    ['of an unknown kind of work', () => ({ work_type_id: 2_000_000_000 }), 'work_type_id', 'notReference'],
  ])('is refused %s', async (_what, more, field, why) => {
    const answer = await addTime(ana, await makeTask(), 0, 1, more());
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: expect.arrayContaining([expect.objectContaining({ field, reason: why })]) },
    });
  });

  it('is refused to who is not on the task', async () => {
    const stranger = await api.hire(['tasks.create']);
    expect(await addTime(stranger, await makeTask(), 0, 1)).toMatchObject({ status: 403 });
  });
});

describe('an overlap', () => {
  it('is refused by the database and names the other time and its task', async () => {
    const first = await anHour();
    const answer = await addTime(ana, await makeTask(), first.from + 0.5, first.from + 1.5);
    const [task] = await api.rows('select company_task_id from task where id = ?1', [first.task]);
    expect(answer).toMatchObject({
      status: 409,
      body: {
        reason: 'overlaps',
        detail: expect.stringMatching(/^Overlaps \d\d\/\d\d\/\d{4}.\d\d:\d\d – .*Menjava črpalke\.$/),
        other: { sub_time_id: first.stretch, task_id: first.task, company_task_id: task?.company_task_id, start_time: at(first.from) },
      },
    });
  });

  it('with a running clock says so', async () => {
    const task = await makeTask();
    await api.as(bor).post(`/task/${task}/start`, { work_type_id: 1 });
    await api.database.orm.em
      .getConnection()
      .execute(
        api.database.dialect === 'sqlite'
          ? `update sub_time set start_time = ${base + 85 * hour} where user_id = ${bor} and end_time is null`
          : `update sub_time set start_time = '${at(85)}' where user_id = ${bor} and end_time is null`,
      );
    expect(await addTime(bor, task, 85.5, 86)).toMatchObject({
      status: 409,
      body: { reason: 'overlapsRunning', other: { end_time: null, task_id: task } },
    });
    // A stretch that was paused in its first second is in nobody's way.
    const [entry] = await api.rows('select id from time_entry where user_id = ?1 and status = 0', [bor]);
    const moment = new Date(base + 84.9 * hour);
    await api.database.orm.em.fork().transactional(async (em) => {
      const ownStretch = { time_entry_id: Number(entry?.id), user_id: bor, multiplier: 1 as const };
      em.create(api.database.entities.sub_time, { ...ownStretch, start_time: moment, end_time: moment });
    });
    expect(await addTime(bor, task, 84.5, 86)).toMatchObject({ status: 409, body: { reason: 'overlapsRunning' } });
    await api.as(bor).post(`/task/${task}/stop`, {});
  });

  it('of a moved stretch is refused, a touching one is not, and nobody else stands in the way', async () => {
    const first = await anHour();
    const second = await anHour();
    const move = (from: number, to: number) =>
      api.as(cene).put(`/task/${second.task}/subtime/${second.stretch}`, { start_time: at(from), end_time: at(to), reason });
    expect(await move(first.from + 0.5, first.from + 1.5)).toMatchObject({
      status: 409,
      body: { reason: 'overlaps', other: { sub_time_id: first.stretch } },
    });
    expect(await move(first.from + 1, first.from + 2)).toMatchObject({ status: 200, body: { total_time: 3600 } });
    expect(await addTime(bor, second.task, first.from, first.from + 1)).toMatchObject({ status: 201 });
  });
});

describe('a stretch', () => {
  it('is moved by who corrects all times, with a reason; the entry follows, the history shows before, after and why, open screens hear of it', async () => {
    const { task, from, entry, stretch } = await anHour();
    const before = await api.as(ana).get(`/task/${task}/status`);
    const moved = await api.as(cene).put(`/task/${task}/subtime/${stretch}`, { start_time: at(from), end_time: at(from + 0.5), reason });
    expect(moved).toMatchObject({ status: 200, body: { id: entry, total_time: 1800, sub_times: [{ end_time: at(from + 0.5) }] } });
    const [event] = await api.eventsOf('sub_time', stretch);
    expect(event).toMatchObject({ action: 'edit', by: cene, reason });
    expect([JSON.parse(String(event?.before)), JSON.parse(String(event?.after))]).toEqual([
      { end_time: at(from + 1) },
      { end_time: at(from + 0.5) },
    ]);
    expect(JSON.parse(String(event?.topics))).toEqual(expect.arrayContaining([`task:${task}`, `user:${ana}`]));
    expect(Number((await api.as(ana).get(`/task/${task}/status`)).body.revision)).toBeGreaterThan(Number(before.body.revision));
  });

  it('keeps the seconds of an end that a picker without seconds has not touched', async () => {
    const task = await makeTask();
    const from = freeHour();
    const second = 1 / 3600;
    const made = entryOf(await addTime(ana, task, from + 37 * second, from + 1 + 12 * second));
    const id = made.sub_times[0]?.id;
    const moved = await api.as(cene).put(`/task/${task}/subtime/${id}`, { start_time: at(from), end_time: at(from + 0.5), reason });
    expect(moved).toMatchObject({ status: 200, body: { sub_times: [{ start_time: at(from + 37 * second), end_time: at(from + 0.5) }] } });
  });

  it('that is sent as it is changes nothing', async () => {
    const { task, from, stretch } = await anHour();
    const revision = (await api.as(ana).get(`/task/${task}/status`)).body.revision;
    await api.as(cene).put(`/task/${task}/subtime/${stretch}`, { start_time: at(from), end_time: at(from + 1), reason });
    expect((await api.as(ana).get(`/task/${task}/status`)).body.revision).toBe(revision);
    expect(await api.eventsOf('sub_time', stretch)).toEqual([]);
  });

  it.each<[string, object, string]>([
    ['without a reason', { reason: undefined }, 'reason'],
    ['with an empty reason', { reason: '  ' }, 'reason'],
    ['without an end', { end_time: undefined }, 'end_time'],
    ['with no instant', { start_time: 'včeraj' }, 'start_time'],
    ['backwards', { start_time: at(1), end_time: at(0) }, 'end_time'],
    ['into the future', { end_time: at(120) }, 'end_time'],
  ])('is not moved %s', async (_what, wrong, field) => {
    const { task, from, stretch } = await anHour();
    const answer = await api
      .as(cene)
      .put(`/task/${task}/subtime/${stretch}`, { start_time: at(from), end_time: at(from + 1), reason, ...wrong });
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ field }] } });
  });

  it('is removed with a reason, and with the last one its entry', async () => {
    const { task, from, entry, stretch } = await anHour();
    expect(await api.as(ana).delete(`/task/${task}/subtime/${stretch}`, {})).toMatchObject({ status: 422 });
    expect(await api.as(ana).delete(`/task/${task}/subtime/${stretch}`, { reason })).toMatchObject({ status: 204 });
    expect(await timesOf(task)).toEqual([]);
    const [event] = await api.eventsOf('sub_time', stretch);
    expect(event).toMatchObject({ action: 'remove', reason });
    expect(JSON.parse(String(event?.before))).toMatchObject({ start_time: at(from), end_time: at(from + 1), multiplier: 1 });
    expect(await api.eventsOf('time_entry', entry)).toMatchObject([{ action: 'create' }, { action: 'remove', reason }]);
    expect(await api.as(ana).delete(`/task/${task}/subtime/${stretch}`, { reason })).toMatchObject({ status: 404 });
  });

  it('of two leaves the other, and what stays off the invoice is never more than what is left', async () => {
    const task = await makeTask();
    const clock = api.as(ana);
    await clock.post(`/task/${task}/start`, { work_type_id: 1 });
    await clock.put(`/task/${task}/pause`);
    await clock.put(`/task/${task}/continue`, {});
    await clock.post(`/task/${task}/stop`, {});
    const [entry] = await timesOf(task);
    const [first, second] = entry?.sub_times ?? [];
    const from = freeHour();
    const move = (id: number | undefined, start: number) =>
      api.as(cene).put(`/task/${task}/subtime/${id}`, { start_time: at(start), end_time: at(start + 0.5), reason });
    // Its own second may tick while the clock is pressed.
    const storedSeconds = Math.round((Date.parse(String(second?.end_time)) - Date.parse(String(second?.start_time))) / 1000);
    expect(await move(first?.id, from)).toMatchObject({ status: 200, body: { total_time: 1800 + storedSeconds } });
    expect(await move(second?.id, from + 0.5)).toMatchObject({ status: 200, body: { total_time: 3600 } });
    const invoicing = { non_invoiced_part: true, non_invoiced_time: 2700, non_invoiced_comment: 'Naša napaka' };
    expect(await clock.put(`/task/${task}/time/${entry?.id}/invoicing`, invoicing)).toMatchObject({ status: 200, body: invoicing });
    expect(await clock.delete(`/task/${task}/subtime/${first?.id}`, { reason })).toMatchObject({ status: 204 });
    expect(await timesOf(task)).toMatchObject([{ total_time: 1800, non_invoiced_time: 1800, sub_times: [{ id: second?.id }] }]);
  });

  it('comes back to who removed it as it was, with its entry, once', async () => {
    const { task, entry, stretch } = await anHour();
    const notes = { notes: 'Menjava tesnila' };
    await api.as(ana).put(`/task/${task}/time/${entry}/notes`, notes);
    const before = await timesOf(task);
    const back = (person = ana) => api.as(person).put(`/task/${task}/subtime/${stretch}/restore`);
    expect(await back()).toMatchObject({ status: 404 });
    await api.as(ana).delete(`/task/${task}/subtime/${stretch}`, { reason });
    expect(await back(cene)).toMatchObject({ status: 404 });
    expect(await back()).toMatchObject({ status: 200, body: { id: entry, ...notes, total_time: 3600, sub_times: [{ id: stretch }] } });
    expect((await timesOf(task))[0]?.sub_times).toEqual(before[0]?.sub_times);
    expect((await api.eventsOf('sub_time', stretch)).at(-1)).toMatchObject({ action: 'bringBack', by: ana, within: `task:${task}` });
    expect((await api.eventsOf('time_entry', entry)).at(-1)).toMatchObject({ action: 'bringBack', by: ana });
    expect(await back()).toMatchObject({ status: 404 });
  });

  it('comes back with what stayed off the invoice', async () => {
    const { task, from, entry, stretch } = await anHour();
    // A second stretch of the same entry, as a pause leaves it.
    const [row] = await api.rows('select * from sub_time where id = ?1', [stretch]);
    const fork = api.database.orm.em.fork();
    const values = {
      time_entry_id: entry,
      user_id: ana,
      start_time: new Date(at(from + 1)),
      end_time: new Date(at(from + 1.1)),
      multiplier: 1 as const,
    };
    await fork.insert(api.database.entities.sub_time, values);
    await fork.nativeUpdate(api.database.entities.time_entry, { id: entry }, { total_time: 3960 });
    expect(row).toBeDefined();
    const off = { non_invoiced_part: true, non_invoiced_time: 1800, non_invoiced_comment: 'Naša napaka' };
    await api.as(ana).put(`/task/${task}/time/${entry}/invoicing`, off);
    await api.as(ana).delete(`/task/${task}/subtime/${stretch}`, { reason });
    expect(await timesOf(task)).toMatchObject([{ total_time: 360, non_invoiced_time: 360 }]);
    expect(await api.as(ana).put(`/task/${task}/subtime/${stretch}/restore`)).toMatchObject({
      status: 200,
      body: { total_time: 3960, ...off },
    });
  });

  it('of a whole entry comes back with it, at rest', async () => {
    const task = await makeTask();
    await api.as(ana).post(`/task/${task}/start`, { work_type_id: 1 });
    await api.as(ana).put(`/task/${task}/pause`);
    const [entry] = await timesOf(task);
    await api.as(ana).delete(`/task/${task}/time/${entry?.id}`, { reason });
    expect(await timesOf(task)).toEqual([]);
    const back = await api.as(ana).put(`/task/${task}/time/${entry?.id}/restore`);
    expect(back).toMatchObject({ status: 200, body: { id: entry?.id, status: 2, sub_times: [{ id: entry?.sub_times[0]?.id }] } });
  });

  it.each<[string, (made: { task: number; from: number }) => Promise<unknown>, string]>([
    ['its hours are taken', async ({ from }) => addTime(ana, await makeTask(), from + 0.5, from + 1), 'overlaps'],
    ['the client was asked', async ({ task }) => setTask(task, { status: 4 }), 'awaitsConfirmation'],
    ['the task is closed', async ({ task }) => setTask(task, { status: 5 }), 'taskIsClosed'],
  ])('does not come back once %s', async (_what, meanwhile, why) => {
    const made = await anHour();
    await api.as(ana).delete(`/task/${made.task}/subtime/${made.stretch}`, { reason });
    await meanwhile(made);
    expect(await api.as(ana).put(`/task/${made.task}/subtime/${made.stretch}/restore`)).toMatchObject({
      status: 409,
      body: { reason: why },
    });
    expect(await timesOf(made.task)).toEqual([]);
  });

  it('that runs is neither moved nor removed, but billed otherwise', async () => {
    const task = await makeTask();
    await api.as(ana).post(`/task/${task}/start`, { work_type_id: 1 });
    const [entry] = await timesOf(task, cene);
    const open = entry?.sub_times[0];
    expect(open?.$transitions).toMatchObject({ edit: { allowed: false, reason: 'stillRuns' }, changeMultiplier: { allowed: true } });
    const place = `/task/${task}/subtime/${open?.id}`;
    expect(await api.as(cene).put(place, { start_time: at(1), end_time: at(2), reason })).toMatchObject({
      status: 409,
      body: { reason: 'stillRuns' },
    });
    expect(await api.as(ana).delete(place, { reason })).toMatchObject({ status: 409, body: { reason: 'stillRuns' } });
    expect(await api.as(ana).put(`${place}/multiplier`, { multiplier: 2, reason })).toMatchObject({
      status: 200,
      body: { sub_times: [{ multiplier: 2 }] },
    });
    await api.as(ana).post(`/task/${task}/stop`, {});
  });

  it('that is the whole of a pause ends it when it is removed', async () => {
    const task = await makeTask();
    await api.as(ana).post(`/task/${task}/start`, { work_type_id: 1 });
    await api.as(ana).put(`/task/${task}/pause`);
    expect(await api.as(ana).get(`/task/${task}`)).toMatchObject({ body: { status: 3 } });
    const [entry] = await timesOf(task);
    expect(await api.as(ana).delete(`/task/${task}/subtime/${entry?.sub_times[0]?.id}`, { reason })).toMatchObject({ status: 204 });
    expect(await api.as(ana).get(`/task/${task}/status`)).toMatchObject({ body: { status: 2 } });
    expect(await api.as(ana).get(`/task/${task}`)).toMatchObject({ body: { status: 2, working_users: [] } });
  });

  it('is billed by a multiplier of the list, and the history keeps which', async () => {
    const { task, stretch } = await anHour();
    const set = (multiplier: unknown) =>
      api.as(ana).put(`/task/${task}/subtime/${stretch}/multiplier`, { multiplier, reason: 'Nujni izhod' });
    expect(await set(1.4)).toMatchObject({ status: 422, body: { errors: [{ field: 'multiplier' }] } });
    expect(await set('1.5')).toMatchObject({ status: 422 });
    expect(await set(1.5)).toMatchObject({ status: 200, body: { total_time: 3600, sub_times: [{ multiplier: 1.5 }] } });
    const [event] = await api.eventsOf('sub_time', stretch);
    expect(event).toMatchObject({
      action: 'changeMultiplier',
      reason: 'Nujni izhod',
      before: '{"multiplier":1}',
      after: '{"multiplier":1.5}',
    });
    expect(await api.as(ana).get(`/task/${task}/time_totals`)).toMatchObject({
      status: 200,
      body: {
        total_time: 3600,
        billed_time: 5400,
        users: [{ user_id: ana, billed_time: 5400 }],
        work_types: [{ work_type_id: 1, total_time: 3600 }],
      },
    });
  });
});

describe('an entry', () => {
  it('takes notes and another kind of work', async () => {
    const { task, entry } = await anHour();
    const place = `/task/${task}/time/${entry}`;
    expect(await api.as(ana).put(`${place}/notes`, { notes: 'Odzračen krog 2' })).toMatchObject({
      status: 200,
      body: { notes: 'Odzračen krog 2' },
    });
    expect(await api.as(ana).put(`${place}/notes`, { notes: '' })).toMatchObject({ status: 200, body: { notes: null } });
    expect(await api.as(ana).put(place, { work_type_id: 2 })).toMatchObject({ status: 200, body: { work_type_id: 2 } });
    expect((await api.eventsOf('time_entry', entry)).map(({ action, before, after }) => [action, before, after]).slice(1)).toEqual([
      ['editNotes', '{"notes":null}', '{"notes":"Odzračen krog 2"}'],
      ['editNotes', '{"notes":"Odzračen krog 2"}', '{"notes":null}'],
      ['changeWorkType', '{"work_type_id":1}', '{"work_type_id":2}'],
    ]);
  });

  it('is changed as it was seen, where the caller says which version that was', async () => {
    const { task, entry } = await anHour();
    const put = (version: number) =>
      api.as(ana).put(`/task/${task}/time/${entry}/notes`, { notes: `v${version}` }, { headers: { 'if-match': `"${version}"` } });
    expect(await put(1)).toMatchObject({ status: 200, body: { version: 2 } });
    expect(await put(1)).toMatchObject({ status: 412 });
  });

  it.each([
    [true, 3600, 200],
    [true, 0, 200],
    [true, 3601, 422],
    [true, -1, 422],
    [true, 1.5, 422],
    [false, 9000, 200],
  ])('keeps off the invoice: %s, %i s of 3600 answers %i', async (non_invoiced_part, non_invoiced_time, status) => {
    const { task, entry } = await anHour();
    const answer = await api
      .as(ana)
      .put(`/task/${task}/time/${entry}/invoicing`, { non_invoiced_part, non_invoiced_time, non_invoiced_comment: 'Garancija' });
    expect(answer).toMatchObject({ status });
    if (status === 422) expect(answer.body.errors).toMatchObject([{ field: 'non_invoiced_time' }]);
    else if (!non_invoiced_part) expect(answer.body).toMatchObject({ non_invoiced_time: 0, non_invoiced_comment: null });
  });

  it('of another task is not found, nor a stretch of one', async () => {
    const { entry, stretch } = await anHour();
    const other = await makeTask();
    expect(await api.as(cene).put(`/task/${other}/time/${entry}/notes`, { notes: 'x' })).toMatchObject({ status: 404 });
    expect(await api.as(cene).delete(`/task/${other}/subtime/${stretch}`, { reason })).toMatchObject({ status: 404 });
    expect(await api.as(cene).get('/task/2000000000/time')).toMatchObject({ status: 404 });
  });
});

describe('the other times around a time', () => {
  it('is one’s own day on every task, and the work one may pick', async () => {
    const first = await anHour();
    const second = await anHour();
    const range = new URLSearchParams({ from: at(first.from), to: at(second.from + 1) });
    const { rows } = await api.as(ana).get(`/user/${ana}/times?${range}`);
    expect(rows).toMatchObject([
      { sub_time_id: first.stretch, task_id: first.task, title: 'Menjava črpalke' },
      { sub_time_id: second.stretch, task_id: second.task },
    ]);
    expect((await api.as(ana).get(`/user/${ana}/work_types`)).rows.length).toBeGreaterThan(0);
  });

  it('of somebody else is seen by who may correct it', async () => {
    const range = new URLSearchParams({ from: at(0), to: at(1) });
    for (const part of [`times?${range}`, 'work_types']) {
      expect(await api.as(bor).get(`/user/${ana}/${part}`)).toMatchObject({ status: 403, body: { permission: 'tasks.times' } });
      expect(await api.as(cene).get(`/user/${ana}/${part}`)).toMatchObject({ status: 200 });
      expect(await api.as(null).get(`/user/${ana}/${part}`)).toMatchObject({ status: 401 });
    }
    expect(await api.as(cene).get(`/user/${ana}/times`)).toMatchObject({ status: 422 });
  });
});

type Act = 'editNotes' | 'changeWorkType' | 'changeInvoicing' | 'edit' | 'remove' | 'changeMultiplier';
const acts: readonly Act[] = ['editNotes', 'changeWorkType', 'changeInvoicing', 'changeMultiplier', 'edit', 'remove'];
const tryAll = async (person: number, { task, entry, stretch, from }: Awaited<ReturnType<typeof anHour>>) => {
  const caller = api.as(person);
  const [one] = await timesOf(task, person);
  const shipped = { ...(one?.$transitions as Fields), ...(one?.sub_times[0]?.$transitions as Fields) } as Record<
    Act,
    { allowed: boolean; reason?: string }
  >;
  const made: Record<Act, () => Promise<Answer>> = {
    editNotes: () => caller.put(`/task/${task}/time/${entry}/notes`, { notes: 'Popravek' }),
    changeWorkType: () => caller.put(`/task/${task}/time/${entry}`, { work_type_id: 2 }),
    changeInvoicing: () =>
      caller.put(`/task/${task}/time/${entry}/invoicing`, { non_invoiced_part: true, non_invoiced_time: 60, non_invoiced_comment: null }),
    changeMultiplier: () => caller.put(`/task/${task}/subtime/${stretch}/multiplier`, { multiplier: 2, reason }),
    edit: () => caller.put(`/task/${task}/subtime/${stretch}`, { start_time: at(from), end_time: at(from + 0.5), reason }),
    remove: () => caller.delete(`/task/${task}/subtime/${stretch}`, { reason }),
  };
  const actions: string[] = [];
  for (const act of acts) {
    const { status, body } = await made[act]();
    const { allowed, reason: why } = shipped[act];
    expect(`${act} ${status < 300}`, `${act}: the screen and the server agree, ${JSON.stringify(body)}`).toBe(`${act} ${allowed}`);
    if (!allowed) expect([status, body.reason]).toEqual(why === 'notAllowed' ? [403, 'notAllowed'] : [409, why]);
    actions.push(allowed ? act : `${act}: ${why}`);
  }
  return actions;
};
const none = (why: string, ...others: Act[]) => acts.map((act) => (others.includes(act) ? act : `${act}: ${why}`));

describe('the rights to times, and until when', () => {
  it.each<[string, number, () => number, string[]]>([
    [
      'the author, while the task is open',
      2,
      () => ana,
      none('notAllowed', 'editNotes', 'changeWorkType', 'changeInvoicing', 'changeMultiplier', 'remove'),
    ],
    ['a colleague on the task', 2, () => bor, none('notAllowed')],
    ['who has the permission', 2, () => cene, [...acts]],
    ['the author, while the client has it', 4, () => ana, none('awaitsConfirmation', 'changeInvoicing')],
    ['who has the permission, while the client has it', 4, () => cene, none('awaitsConfirmation', 'changeInvoicing')],
    [
      'the author, once it is confirmed',
      5,
      () => ana,
      none('taskIsClosed').map((one) => one.replace('changeInvoicing: taskIsClosed', 'changeInvoicing: notAllowed')),
    ],
    ['who has the permission, once it is confirmed', 5, () => cene, none('taskIsClosed', 'changeInvoicing')],
    ['who has the permission, once it is invoiced', 6, () => cene, none('taskIsClosed')],
    ['who has the permission, once it is rejected', 7, () => cene, none('taskIsClosed')],
  ])('%s', async (_who, status, person, expected) => {
    const made = await anHour();
    await setTask(made.task, { status });
    expect(await tryAll(person(), made)).toEqual(expected);
  });

  it('the author who has left the task: factor and removal, nothing else', async () => {
    const made = await anHour();
    await setTask(made.task, { company_user_id: cene });
    await api.as(cene).delete(`/task/${made.task}/user/${ana}`);
    expect(await tryAll(ana, made)).toEqual(none('notAllowed', 'changeMultiplier', 'remove'));
  });

  it('new times end when the task goes to the client', async () => {
    const { task } = await anHour();
    await setTask(task, { status: 4 });
    const from = freeHour();
    expect(await addTime(cene, task, from, from + 1)).toMatchObject({ status: 409, body: { reason: 'wrongState' } });
  });

  it('a month that is settled: only what stays off the invoice changes', async () => {
    const made = await anHour();
    const long = new Date(base - 70 * 24 * hour - made.from * hour);
    const end = new Date(long.getTime() + hour);
    const value = (instant: Date) => (api.database.dialect === 'sqlite' ? instant.getTime() : `'${instant.toISOString()}'`);
    await api.database.orm.em
      .getConnection()
      .execute(`update sub_time set start_time = ${value(long)}, end_time = ${value(end)} where id = ${made.stretch}`);
    expect(await tryAll(cene, made)).toEqual(none('timeLocked', 'changeInvoicing'));
    const back = { start_time: long.toISOString(), end_time: new Date(long.getTime() + hour / 2).toISOString() };
    expect(await api.as(ana).post(`/task/${made.task}/time`, { work_type_id: 1, notes: null, ...back })).toMatchObject({
      status: 409,
      body: { reason: 'timeLocked' },
    });
    const open = await anHour();
    expect(await api.as(cene).put(`/task/${open.task}/subtime/${open.stretch}`, { ...back, reason })).toMatchObject({
      status: 409,
      body: { reason: 'timeLocked' },
    });
  });
});

describe('at the same time', () => {
  it('one of two equal times is written down', async () => {
    const task = await makeTask();
    const from = freeHour();
    const answers = await Promise.all(Array.from({ length: 6 }, () => addTime(ana, task, from, from + 1)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    expect(answers.filter(({ status }) => status === 409).map(({ body }) => body.reason)).toEqual(Array(5).fill('overlaps'));
  });

  it('a removal and a correction of one stretch leave a true sum', async () => {
    const { task, from, stretch } = await anHour();
    const place = `/task/${task}/subtime/${stretch}`;
    await Promise.all([
      api.as(ana).delete(place, { reason }),
      api.as(cene).put(place, { start_time: at(from), end_time: at(from + 0.5), reason }),
      api.as(cene).put(place, { start_time: at(from), end_time: at(from + 0.25), reason }),
    ]);
    expect(await timesOf(task)).toEqual([]);
  });

  it('a time repeated under its key is written down once', async () => {
    const task = await makeTask();
    const from = freeHour();
    const body = { work_type_id: 1, notes: null, start_time: at(from), end_time: at(from + 1) };
    const ask = () => api.as(ana).post(`/task/${task}/time`, body, { headers: { 'idempotency-key': 'time-once' } });
    const [first, second] = [await ask(), await ask()];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
    expect(await timesOf(task)).toHaveLength(1);
  });
});
