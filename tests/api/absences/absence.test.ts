// Absences: request for and decided, their days and the ledger, and who learns why somebody is away.
import { describe, expect, it } from 'vitest';
import { leftByYear } from '#schema/absences/leave.ts';
import { weekdayOf } from '#schema/core/zone.ts';
import { recountAbsences, turnLeave } from '#server/domain/absences/turn.ts';
import { useApi } from '#tests/support/api.ts';

const api = useApi();
type Row = Readonly<Record<string, unknown>>;

/** The Monday of a week so many years from now, with no holiday in it. */
const weekIn = (years: number) => {
  const year = new Date().getUTCFullYear() + years;
  for (let day = 1; ; day += 1) {
    const date = `${year}-09-${String(day).padStart(2, '0')}`;
    if (weekdayOf(date) === 1) return { monday: date, on: (days: number) => dayOf(date, days) };
  }
};
const dayOf = (date: string, days: number) => new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
const week = weekIn(1);
const year = Number(week.monday.slice(0, 4));

let kinds: Promise<Readonly<Record<string, number>>> | undefined;
const makeKind = async (name: string, fields: object) => {
  const { status, body } = await api.as('admin').post('/absence_kind', { name, ...fields });
  if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`);
  return Number(body.id);
};
const kindIds = () => {
  kinds ??= (async () => ({
    vacation: await makeKind('Letni dopust (preizkus)', { class: 'vacation', takes_leave: true, half_days: true }),
    sick: await makeKind('Bolezen (preizkus)', { class: 'sickLeave', needs_decision: false }),
    maternity: await makeKind('Materinski (preizkus)', { class: 'parentalLeave', counted_in: 'calendarDays' }),
    old: await makeKind('Staro (preizkus)', { archived: true }),
  }))();
  return kinds;
};
const idOf = async (name: string) => (await kindIds())[name] ?? 0;

/** Somebody with 20 days of the year in which the tests are, and 20 of the next. */
const hireWithLeave = async (days = 20) => {
  const id = await api.hire([], { vacation_days: 0 });
  const entry = { user_id: id, year, days, reason: 'carriedOver', day: `${year}-01-01` };
  expect((await api.as('admin').post('/leave_entry', entry)).status).toBe(201);
  return id;
};
const ask = async (user: number, fields: object) =>
  api.as(user).post('/absence', { kind_id: await idOf('vacation'), from: week.monday, to: week.on(4), ...fields });
const entries = async (user: number): Promise<readonly Row[]> =>
  (await api.as(user).get(`/leave_entry?filter=${encodeURIComponent(JSON.stringify({ user_id: user }))}&sort=["id","ASC"]`)).rows;
const leftOf = async (user: number) => [...leftByYear((await entries(user)) as never)].reduce((sum, [, days]) => sum + days, 0);

describe('an absence', () => {
  it('is request for without a permission, decided by 1402, and taken from the ledger once', async () => {
    const user = await hireWithLeave();
    const { status, body } = await ask(user, {});
    expect({ status, state: body.status, days: body.days }).toEqual({ status: 201, state: 0, days: 5 });
    expect(await leftOf(user)).toBe(20);
    expect((await api.as(user).put(`/absence/${body.id}/approve`, {})).status).toBe(403);
    const approved = await api.as('admin').put(`/absence/${body.id}/approve`, {});
    expect(approved.body).toMatchObject({ status: 1, days: 5, decided_by: api.id('admin') });
    expect((await api.as('admin').put(`/absence/${body.id}/approve`, {})).body).toMatchObject({ status: 409, reason: 'wrongState' });
    expect((await entries(user)).map(({ reason, days, year: of }) => [reason, days, of])).toEqual([
      ['carriedOver', 20, year],
      ['used', -5, year],
    ]);
    const balance = (await api.as(user).get(`/absence/balance?on=${week.monday}`)).body;
    expect(balance).toMatchObject({ left: 15, used: 5, requested: 0 });
  });

  it.each([
    ['a last day before the first', { to: dayOf(week.monday, -1) }, 'to'],
    ['a half of a kind of whole days', { kind: 'maternity', half_from: true }, 'half_from'],
    ['both halves of one day', { to: week.monday, half_from: true, half_to: true }, 'half_to'],
    ['a kind in the archive', { kind: 'old' }, 'kind_id'],
    ['a kind that is none', { kind_id: 2_147_483_647 }, 'kind_id'],
    ['a time of a hundred years', { to: '2140-01-01' }, 'to'],
  ])('is refused with %s, and names the field', async (_case, { kind, ...fields }: Record<string, unknown>, field) => {
    const user = await hireWithLeave();
    const kind_id = kind ? { kind_id: await idOf(String(kind)) } : {};
    const { status, body } = await ask(user, { ...kind_id, ...fields });
    expect({ status, fields: (body.errors as Row[] | undefined)?.map((one) => one.field) }).toEqual({ status: 422, fields: [field] });
  });

  it('counts halves, own weekdays and holidays', async () => {
    const user = await hireWithLeave();
    expect((await api.as('admin').put(`/user/${user}`, { weekdays: [1, 2, 3] })).status).toBe(200);
    const preview = async (query: string) =>
      (await api.as(user).get(`/absence/preview?kind_id=${await idOf('vacation')}&from=${week.monday}&to=${week.on(6)}${query}`)).body;
    expect(await preview('')).toMatchObject({ days: 3, balance_before: 20, balance_after: 17 });
    expect(await preview('&half_from=true')).toMatchObject({ days: 2.5 });
    const free = await api.as('admin').post('/holiday', { date: week.on(1), name: 'Preizkusni praznik' });
    expect(free.status).toBe(201);
    expect(await preview('')).toMatchObject({ days: 2 });
    const request = await ask(user, { to: week.on(6) });
    await api.as('admin').put(`/absence/${request.body.id}/approve`, {});
    expect(await leftOf(user)).toBe(18);
    // The holiday falls away: the day is taken later, in a row that says so.
    expect((await api.as('admin').delete(`/holiday/${free.body.id}`)).status).toBe(200);
    await recountAbsences(api.app);
    expect(await leftOf(user)).toBe(17);
    expect((await entries(user)).at(-1)).toMatchObject({ reason: 'used', days: -1, note: '2 → 3' });
    await recountAbsences(api.app);
    expect(await leftOf(user)).toBe(17);
  });

  it('is refused by the database where another one is approved, also when two are decided at once', async () => {
    const user = await hireWithLeave();
    const [first, second] = [await ask(user, {}), await ask(user, { from: week.on(4), to: week.on(8) })];
    const answers = await Promise.all([first, second].map(({ body }) => api.as('admin').put(`/absence/${body.id}/approve`, {})));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.reason).toBe('absence_user_id_overlap');
    expect(await leftOf(user)).toBe(15);
  });

  it('of a morning and of an afternoon share a day', async () => {
    const user = await hireWithLeave();
    const halves = [await ask(user, { to: week.monday, half_to: true }), await ask(user, { half_from: true, to: week.monday })];
    for (const { body } of halves) expect((await api.as('admin').put(`/absence/${body.id}/approve`, {})).status).toBe(200);
    expect(await leftOf(user)).toBe(19);
  });

  it('gives its days back when it is cancelled, and a part when it is cut short', async () => {
    const user = await hireWithLeave();
    const { body } = await ask(user, {});
    await api.as('admin').put(`/absence/${body.id}/approve`, {});
    expect((await api.as(user).put(`/absence/${body.id}/cutShort`, { to: week.on(5) })).body).toMatchObject({ status: 422 });
    expect((await api.as(user).put(`/absence/${body.id}/cutShort`, { to: week.on(1) })).body).toMatchObject({ days: 2, to: week.on(1) });
    expect(await leftOf(user)).toBe(18);
    expect((await api.as(user).put(`/absence/${body.id}/cancel`, {})).body).toMatchObject({ status: 3 });
    expect(await leftOf(user)).toBe(20);
    const again = await ask(user, {});
    expect((await api.as('admin').put(`/absence/${again.body.id}/approve`, {})).status).toBe(200);
  });

  it('that has passed is cut short by 1402 alone', async () => {
    const user = await hireWithLeave();
    const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
    const fields = { kind_id: await idOf('vacation'), from: ago(6), to: ago(2), user_id: user, comment: 'Vpisano pozneje' };
    const { body } = await api.as('admin').post('/absence', fields);
    expect((await api.as(user).put(`/absence/${body.id}/cutShort`, { to: ago(5) })).body).toMatchObject({
      status: 409,
      reason: 'pastDays',
    });
    expect((await api.as(user).put(`/absence/${body.id}/cancel`, {})).body).toMatchObject({ status: 409 });
    const cut = await api.as('admin').put(`/absence/${body.id}/cutShort`, { to: ago(5), reason: 'Bil je v službi' });
    expect(cut.body).toMatchObject({ to: ago(5), status: 1 });
  });

  it('is divided by sickness, which gives the days back in the same act', async () => {
    const user = await hireWithLeave();
    const { body } = await ask(user, {});
    await api.as('admin').put(`/absence/${body.id}/approve`, {});
    const sick = await ask(user, { kind_id: await idOf('sick'), from: week.on(1), to: week.on(2) });
    expect(sick.body).toMatchObject({ status: 1, days: 2 });
    const own = (await api.as(user).get('/absence?sort=["from","ASC"]')).rows.map(({ from, to, days, status }) => [from, to, days, status]);
    expect(own).toEqual([
      [week.monday, week.monday, 1, 1],
      [week.on(1), week.on(2), 2, 1],
      [week.on(3), week.on(4), 2, 1],
    ]);
    expect(await leftOf(user)).toBe(17);
  });

  it('is no affair of colleagues, who see that somebody is away and no reason', async () => {
    const user = await hireWithLeave();
    const { body } = await ask(user, { kind_id: await idOf('sick'), comment: 'Operacija' });
    expect((await api.as('marko').get(`/absence/${body.id}`)).status).toBe(404);
    expect((await api.as('marko').get('/absence')).rows.filter(({ user_id }) => user_id === user)).toEqual([]);
    const away = (await api.as('marko').get(`/absence/away?from=${week.monday}&to=${week.monday}`)).rows;
    expect(away.filter(({ user_id }) => user_id === user)).toEqual([
      { user_id: user, from: week.monday, to: week.on(4), half_from: false, half_to: false },
    ]);
    expect((await api.as('marko').get(`/absence/balance?user_id=${user}`)).status).toBe(403);
    expect((await api.as('marko').get(`/absence/calendar?from=${week.monday}&to=${week.monday}`)).status).toBe(403);
    const calendar = (await api.as('nina').get(`/absence/calendar?from=${week.monday}&to=${week.on(1)}`)).body;
    expect((calendar.absences as Row[]).filter(({ user_id }) => user_id === user)).toMatchObject([
      { kind_id: await idOf('sick'), status: 1 },
    ]);
  });

  it('that reaches into the days of the calendar is in it, whenever it began, with who decided it; who is on call too', async () => {
    const user = await hireWithLeave();
    const decided = await api
      .as('admin')
      .post('/absence', { kind_id: await idOf('vacation'), from: dayOf(week.monday, -7), to: week.monday, user_id: user });
    expect(decided.status, JSON.stringify(decided.body)).toBe(201);
    const { body: request } = await ask(user, { from: week.on(2), to: week.on(9) });
    const shift = { user_id: user, level: 'backup', from: `${week.on(1)}T06:00:00.000Z`, to: `${week.on(3)}T06:00:00.000Z` };
    expect((await api.as('admin').post('/on_call_shift', shift)).status).toBe(201);
    const inDays = async (from: string, to: string) => {
      const { body } = await api.as('admin').get(`/absence/calendar?from=${from}&to=${to}`);
      const own = (rows: unknown) => (rows as Row[]).filter(({ user_id }) => user_id === user);
      return { absences: own(body.absences), on_call: own(body.on_call), trips: own(body.trips) };
    };
    const { absences, on_call, trips } = await inDays(week.monday, week.on(4));
    expect(absences).toMatchObject([
      { id: decided.body.id, status: 1, decided_by: api.id('admin'), decided_at: expect.any(String) },
      { id: request.id, status: 0, decided_by: null, decided_at: null },
    ]);
    expect(on_call).toEqual([{ user_id: user, from: week.on(1), to: week.on(3) }]);
    expect(trips).toEqual([]);
    expect((await inDays(week.on(4), week.on(5))).absences).toMatchObject([{ id: request.id }]);
    expect((await inDays(week.on(10), week.on(12))).absences).toEqual([]);
  });

  it('is entered for somebody else by 1402 alone, and stands at once', async () => {
    const user = await hireWithLeave();
    expect((await ask(user, { user_id: api.id('marko') })).status).toBe(403);
    const { status, body } = await api
      .as('admin')
      .post('/absence', { kind_id: await idOf('vacation'), from: week.monday, to: week.on(1), user_id: user });
    expect({ status, state: body.status }).toEqual({ status: 201, state: 1 });
    expect(await leftOf(user)).toBe(18);
  });

  it('in a locked month is entered by 1402 with a reason', async () => {
    const user = await hireWithLeave();
    const past = { from: '2024-03-04', to: '2024-03-05' };
    expect((await ask(user, past)).body).toMatchObject({ status: 409, reason: 'locked' });
    const fields = { kind_id: await idOf('sick'), user_id: user, ...past };
    const unsaid = await api.as('admin').post('/absence', fields);
    expect({ status: unsaid.status, errors: unsaid.body.errors }).toMatchObject({ status: 422, errors: [{ field: 'comment' }] });
    expect((await api.as('admin').post('/absence', { ...fields, comment: 'Potrdilo je prišlo pozneje' })).status).toBe(201);
  });

  it('that waits is changed by whoever request, and by nobody once it is decided', async () => {
    const user = await hireWithLeave();
    const { body } = await ask(user, {});
    const changed = await api.as(user).put(`/absence/${body.id}`, { to: week.on(2), comment: 'Do srede' });
    expect(changed.body).toMatchObject({ days: 3, to: week.on(2), comment: 'Do srede' });
    const stale = await api.as(user).put(`/absence/${body.id}`, { to: week.on(3) }, { headers: { 'if-match': `"${body.version}"` } });
    expect(stale.status).toBe(412);
    expect((await api.as('marko').put(`/absence/${body.id}`, { to: week.on(3) })).status).toBe(404);
    await api.as('admin').put(`/absence/${body.id}/decline`, { reason: 'Preveč odsotnih' });
    expect((await api.as(user).put(`/absence/${body.id}`, { to: week.on(3) })).body).toMatchObject({ status: 409, reason: 'wrongState' });
  });

  it('tells before it is sent what it takes and what stands against it', async () => {
    const user = await hireWithLeave(3);
    await ask(user, { from: week.on(2), to: week.on(2) });
    const { body } = await api.as(user).get(`/absence/preview?kind_id=${await idOf('vacation')}&from=${week.monday}&to=${week.on(4)}`);
    expect(body).toMatchObject({ days: 5, balance_before: 3, balance_after: -2, years: [{ year, days: 5 }] });
    expect((body.conflicts as Row[]).map(({ kind, blocks }) => [kind, blocks])).toEqual([
      ['requested', false],
      ['notEnough', false],
    ]);
  });
});

describe('the least number present of a user type', () => {
  /** Three people of one type, of whom two must be there. */
  const makeTeam = async () => {
    const type = await api.as('admin').post('/user_type', { name: `Ekipa ${crypto.randomUUID()}`, least_present: 2 });
    expect(type.status).toBe(201);
    const team = await Promise.all([1, 2, 3].map(() => hireWithLeave()));
    for (const id of team) expect((await api.as('admin').put(`/user/${id}`, { user_type_id: type.body.id })).status).toBe(200);
    return { type: Number(type.body.id), team: team as [number, number, number] };
  };
  const tooFew = async (user: number, query = '') => {
    const path = `/absence/preview?kind_id=${await idOf('vacation')}&from=${week.monday}&to=${week.on(6)}${query}`;
    return ((await api.as(user).get(path)).body.conflicts as Row[]).filter(({ kind }) => kind === 'tooFew');
  };

  it('warns on the working days on which too few would be left, and blocks nothing', async () => {
    const { team } = await makeTeam();
    const [first, second, third] = team;
    expect(await tooFew(first)).toEqual([]);
    const { body } = await ask(second, { from: week.on(2), to: week.on(6) });
    // What waits takes nobody away.
    expect(await tooFew(first)).toEqual([]);
    expect((await api.as('admin').put(`/absence/${body.id}/approve`, {})).status).toBe(200);
    expect(await tooFew(first)).toEqual([{ kind: 'tooFew', count: 3, names: [2, 3, 4].map(week.on), blocks: false }]);
    // Who does not work on a day is not there either, and loses nobody by an absence then.
    expect((await api.as('admin').put(`/user/${third}`, { weekdays: [1, 2, 3] })).status).toBe(200);
    expect(await tooFew(third)).toEqual([{ kind: 'tooFew', count: 1, names: [week.on(2)], blocks: false }]);
    expect((await ask(first, {})).status).toBe(201);
  });

  it('is in the calendar with the working days of the company', async () => {
    const { type } = await makeTeam();
    const { body } = await api.as('admin').get(`/absence/calendar?from=${week.monday}&to=${week.on(6)}`);
    expect(body.work_days).toEqual([1, 2, 3, 4, 5]);
    expect((body.types as Row[]).find(({ id }) => id === type)).toEqual({ id: type, least_present: 2 });
  });
});

describe('a later year', () => {
  it('brings its own days, and what lapses before is not there', async () => {
    const user = await api.hire([], { vacation_days: 20 });
    const ahead = async (day: string) =>
      (await api.as(user).get(`/absence/preview?kind_id=${await idOf('vacation')}&from=${day}&to=${day}`)).body;
    expect(await ahead(`${year}-03-03`)).toMatchObject({ balance_before: 40, lapses: { days: 19, on: `${year}-06-30` } });
    expect(await ahead(week.monday)).toMatchObject({ balance_before: 20, years: [{ year, days: 1 }], lapses: null });
    expect(await entries(user)).toEqual([]);
  });
});

describe('the ledger', () => {
  it('takes corrections with a reason from 1402 alone, and nothing that it writes itself', async () => {
    const user = await hireWithLeave();
    const entry = { user_id: user, year, days: 1.5, day: `${year}-01-02`, note: 'Dežurstvo ob prazniku' };
    expect((await api.as(user).post('/leave_entry', entry)).status).toBe(403);
    expect((await api.as('admin').post('/leave_entry', entry)).body).toMatchObject({ reason: 'corrected', days: 1.5 });
    expect((await api.as('admin').post('/leave_entry', { ...entry, note: null })).body).toMatchObject({ status: 422 });
    expect((await api.as('admin').post('/leave_entry', { ...entry, reason: 'used' })).body).toMatchObject({ status: 422 });
    expect(await leftOf(user)).toBe(21.5);
  });

  it('is turned the same by two processes at once, late, and twice', async () => {
    const joined = `${new Date().getUTCFullYear()}-02-01`;
    const user = await api.hire([], { vacation_days: 24, employed_from: joined } as never);
    await Promise.all([turnLeave(api.app), turnLeave(api.app)]);
    await turnLeave(api.app);
    const own = (await entries(user)).map(({ reason, days, basis, months }) => ({ reason, days, basis, months }));
    expect(own).toEqual([{ reason: 'accrued', days: 22, basis: 24, months: 11 }]);
  });

  it('warns before days lapse, once for each of the three dates, and shows it as a row of nothing', async () => {
    const today = new Date();
    const user = await api.hire([], { vacation_days: 0 });
    const lapses = new Date(today.getTime() + 20 * 86_400_000);
    const settings = await api.as('admin').get('/settings');
    const before = {
      vacation_removal_day: settings.body.vacation_removal_day,
      vacation_removal_month: settings.body.vacation_removal_month,
    };
    const set = (values: object) => api.as('admin').put('/settings', values);
    const of = lapses.getUTCFullYear() - 1;
    expect((await set({ vacation_removal_day: lapses.getUTCDate(), vacation_removal_month: lapses.getUTCMonth() + 1 })).status).toBe(200);
    try {
      await api.as('admin').post('/leave_entry', { user_id: user, year: of, days: 2.5, reason: 'carriedOver', day: `${of}-12-31` });
      await Promise.all([turnLeave(api.app), turnLeave(api.app)]);
      await turnLeave(api.app);
      const own = await entries(user);
      expect(own.map(({ reason, days, year: ofYear }) => ({ reason, days, year: ofYear }))).toEqual([
        { reason: 'carriedOver', days: 2.5, year: of },
        { reason: 'warned', days: 0, year: of },
      ]);
      const notices = (await api.as(user).get('/notification')).rows;
      expect(notices.map(({ kind, parameters }) => ({ kind, parameters }))).toMatchObject([
        { kind: 'leaveLapses', parameters: { days: '2,5' } },
      ]);
    } finally {
      expect((await set(before)).status).toBe(200);
    }
  });
});

describe('tasks that are due in an approved absence', () => {
  it('are told to who plans the work, once, and to nobody else', async () => {
    const user = await hireWithLeave();
    const planner = await api.hire(['tasks.users']);
    const bystander = await api.hire([]);
    const deadline = `${week.on(1)}T10:00:00.000Z`;
    const task = await api.as('admin').post('/task', { title: 'Pregled naprave', company_user_id: user, deadline });
    expect(task.status, JSON.stringify(task.body)).toBe(201);
    const { body } = await ask(user, {});
    expect((await api.as('admin').put(`/absence/${body.id}/approve`, {})).status).toBe(200);
    const noticesOf = async (id: number) => (await api.as(id).get('/notification')).rows.filter(({ kind }) => kind === 'absenceMeetsTasks');
    expect(await noticesOf(planner)).toMatchObject([{ entity: 'absence', entity_id: body.id, parameters: { count: 1 } }]);
    expect(await noticesOf(bystander)).toEqual([]);
    expect(await noticesOf(user)).toEqual([]);
  });
});
