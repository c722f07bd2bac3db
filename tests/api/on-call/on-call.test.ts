// Who is on call: planned by the dispatcher alone, read by everybody; the database refuses two at once, also when two write at the same time.
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { notifyOfHandover, remindOfShift } from '#server/domain/on-call/reminder.ts';
import { type Fields, type Person, useApi } from '#tests/support/api.ts';

const api = useApi();
const luka = () => api.as('luka');
/** A shift of each story has a year of its own. */
let year = 2030;
const at = (day: string, clock = '07:00') => `${year}-${day}T${clock}:00.000Z`;
const shift = (person: Person, from: string, to: string, fields: Fields = {}): Fields => ({
  user_id: api.id(person),
  from: at(from),
  to: at(to),
  ...fields,
});
const write = async (person: Person, from: string, to: string, fields: Fields = {}) =>
  luka().post('/on_call_shift', shift(person, from, to, fields));
const stored = async () =>
  (
    await luka().get(
      `/on_call_shift?filter=${encodeURIComponent(JSON.stringify({ from_gte: at('01-01'), from_lte: at('12-31') }))}&sort=["from","ASC"]&range=[0,199]`,
    )
  ).rows;
const userType = async () => Number((await api.as('admin').post('/user_type', { name: `Ekipa ${Math.random()}`, on_call: true })).body.id);

// What the demo company has planned is no part of these stories.
beforeAll(() => api.database.orm.em.fork().transactional((em) => em.nativeDelete(api.database.entities.on_call_shift, {})));
beforeEach(() => {
  year += 1;
});

describe('a shift', () => {
  it('is made, changed and deleted by who plans; everybody reads it', async () => {
    const { status, body } = await write('marko', '03-02', '03-09', { note: 'Ključi so v pisarni.' });
    expect(status).toBe(201);
    expect((await api.as('jure').get(`/on_call_shift/${body.id}`)).body).toMatchObject({
      user_id: api.id('marko'),
      level: 'first',
      team_id: null,
      from: at('03-02'),
      to: at('03-09'),
      user_name: expect.stringContaining('Marko'),
    });
    expect((await luka().put(`/on_call_shift/${body.id}`, { to: at('03-08') })).body).toMatchObject({ to: at('03-08') });
    expect((await luka().delete(`/on_call_shift/${body.id}`)).status).toBe(200);
  });

  it.each(['petra', 'jure', 'tina'] as const)('is not planned by %s', async (person) => {
    expect(await api.as(person).post('/on_call_shift', shift('marko', '03-02', '03-09'))).toMatchObject({ status: 403 });
    expect(await api.as(person).post('/on_call/copy', { month: '2030-01', to: '2030-02' })).toMatchObject({ status: 403 });
    expect(await api.as(person).post('/on_call/rotation', turns({ preview: true }))).toMatchObject({ status: 403 });
    expect((await api.as(person).get('/on_call/now')).status).toBe(200);
  });

  it('is read by nobody who is signed out', async () => {
    expect((await api.as(null).get('/on_call/now')).status).toBe(401);
    expect((await api.as(null).get('/on_call_shift')).status).toBe(401);
  });

  it('ends after it begins', async () => {
    const { status, body } = await write('marko', '03-09', '03-02');
    expect([status, body.errors]).toEqual([422, [expect.objectContaining({ field: 'to', reason: 'toAfterFrom' })]]);
  });
});

describe('nobody stands twice', () => {
  const perPerson = 'on_call_shift_user_id_level_overlap';
  const perLane = 'on_call_shift_level_team_id_overlap';

  it('two people at one level of the company', async () => {
    await write('marko', '03-02', '03-09');
    expect(await write('petra', '03-08', '03-15')).toMatchObject({
      status: 409,
      body: { reason: perLane, detail: expect.stringContaining('že nekdo dežura') },
    });
    expect(await write('petra', '03-09', '03-16')).toMatchObject({ status: 201 });
    expect(await write('petra', '03-02', '03-09', { level: 'backup' })).toMatchObject({ status: 201 });
  });

  it('two people at one level of a team, but of two teams', async () => {
    const [one, other] = [await userType(), await userType()];
    expect(await write('marko', '03-02', '03-09', { team_id: one })).toMatchObject({ status: 201 });
    expect(await write('petra', '03-04', '03-05', { team_id: one })).toMatchObject({ status: 409, body: { reason: perLane } });
    expect(await write('petra', '03-04', '03-05', { team_id: other })).toMatchObject({ status: 201 });
    expect(await write('tina', '03-04', '03-05')).toMatchObject({ status: 201 });
  });

  it('one person at one level for two teams', async () => {
    const team = await userType();
    await write('marko', '03-02', '03-09', { team_id: team });
    expect(await write('marko', '03-04', '03-05')).toMatchObject({ status: 409, body: { reason: perPerson } });
    expect(await write('marko', '03-09', '03-10')).toMatchObject({ status: 201 });
  });

  it('by a change either', async () => {
    await write('marko', '03-02', '03-09');
    const { body } = await write('petra', '03-09', '03-16');
    expect(await luka().put(`/on_call_shift/${body.id}`, { from: at('03-08') })).toMatchObject({ status: 409, body: { reason: perLane } });
    expect(await luka().put(`/on_call_shift/${body.id}`, { to: at('03-17') })).toMatchObject({ status: 200 });
  });

  it('when ten plan it at once: one is written', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => write(n % 2 ? 'marko' : 'petra', '03-02', '03-09')));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)]);
    expect(await stored()).toHaveLength(1);
  });
});

const turns = (fields: Fields = {}): Fields => ({
  user_ids: [api.id('marko'), api.id('petra'), api.id('tina')],
  turn_hours: 168,
  handover: '07:00',
  start: `${year}-03-01`,
  end: `${year}-04-12`,
  ...fields,
});
const rotate = (fields: Fields = {}) => luka().post('/on_call/rotation', turns(fields));
type Turn = { user_id: number; from: string; to: string; marks: string[]; reason: string; by_name: string };
const planOf = ({ body: { shifts, left_out, gaps } }: Awaited<ReturnType<typeof rotate>>) => ({
  shifts: shifts as Turn[],
  left_out: left_out as Turn[],
  gaps: gaps as Turn[],
});

describe('a rotation', () => {
  it('shows what it would write, and writes just that in one act', async () => {
    const shown = planOf(await rotate({ preview: true }));
    expect(await stored()).toEqual([]);
    expect(shown.shifts.map(({ user_id }) => user_id)).toEqual(
      ['marko', 'petra', 'tina', 'marko', 'petra', 'tina'].map((who) => api.id(who as Person)),
    );
    expect(planOf(await rotate())).toEqual(shown);
    expect((await stored()).map(({ user_id, from, to }) => ({ user_id, from, to }))).toEqual(
      shown.shifts.map(({ user_id, from, to }) => ({ user_id, from, to })),
    );
    expect(shown).toMatchObject({ left_out: [], gaps: [] });
    // Clocks are set forward on the last Sunday of March: the hand-over stays at seven.
    expect([shown.shifts[0]?.from.slice(11, 16), shown.shifts.at(-1)?.to.slice(11, 16)]).toEqual(['06:00', '05:00']);
  });

  it('keeps what stands: the turn is written around it', async () => {
    await write('eva', '03-04', '03-05');
    const { shifts, left_out, gaps } = planOf(await rotate({ end: `${year}-03-08` }));
    expect(shifts.map(({ from, to }) => [from, to])).toEqual([
      [at('03-01', '06:00'), at('03-04')],
      [at('03-05'), at('03-08', '06:00')],
    ]);
    expect(left_out).toMatchObject([
      { user_id: api.id('marko'), reason: 'taken', from: at('03-04'), to: at('03-05'), by_name: expect.stringContaining('Eva') },
    ]);
    expect(gaps).toEqual([]);
    expect(await stored()).toHaveLength(3);
  });

  it('leaves a gap in sight where somebody is on call for another team, and marks who is on call twice', async () => {
    await write('marko', '03-02', '03-04', { team_id: await userType() });
    await write('petra', '03-08', '03-09', { level: 'backup' });
    const { shifts, left_out, gaps } = planOf(await rotate({ end: `${year}-03-15` }));
    expect(left_out).toMatchObject([{ user_id: api.id('marko'), reason: 'busy' }]);
    expect(gaps).toEqual([{ from: at('03-02'), to: at('03-04') }]);
    expect(shifts.map(({ user_id, marks }) => [user_id, marks])).toEqual([
      [api.id('marko'), []],
      [api.id('marko'), []],
      [api.id('petra'), ['double']],
    ]);
  });

  it('marks who is away, and a request for an absence names the shift', async () => {
    const { rows } = await luka().get('/absence_kind');
    const vacation = rows.find(({ class: of }) => of === 'vacation')?.id;
    const days = { kind_id: vacation, from: `${year}-03-09`, to: `${year}-03-10` };
    const away = await luka().post('/absence', { ...days, user_id: api.id('petra') });
    expect(away).toMatchObject({ status: 201, body: { status: 1 } });
    const { shifts } = planOf(await rotate({ end: `${year}-03-15` }));
    expect(shifts.map(({ user_id, marks }) => [user_id, marks])).toEqual([
      [api.id('marko'), []],
      [api.id('petra'), ['away']],
    ]);
    const { body } = await api.as('marko').get(`/absence/preview?kind_id=${vacation}&from=${year}-03-02&to=${year}-03-02`);
    expect(body.conflicts).toMatchObject([{ kind: 'onCall', count: 1, names: [`${year}-03-01/${year}-03-08`], blocks: false }]);
    expect(await luka().put(`/absence/${away.body.id}/cancel`, {})).toMatchObject({ status: 200 });
  });

  it.each<[string, () => Fields, string, string]>([
    ['somebody who is no user', () => ({ user_ids: [api.id('marko'), 999_999] }), 'user_ids.1', 'notReference'],
    ['a team that is none', () => ({ team_id: 999_999 }), 'team_id', 'notReference'],
    ['an end before the start', () => ({ end: `${year}-02-01` }), 'end', 'toAfterFrom'],
    ['too many turns', () => ({ turn_hours: 1 }), 'end', 'tooMany'],
    ['an hour that is none', () => ({ handover: '24:00' }), 'handover', 'wrongType'],
    ['nobody', () => ({ user_ids: [] }), 'user_ids', 'tooSmall'],
  ])('is refused for %s', async (_case, fields, field, reason) => {
    const { status, body } = await rotate({ ...fields(), preview: true });
    expect([status, body.errors]).toEqual([422, [expect.objectContaining({ field, reason, detail: expect.any(String) })]]);
  });

  it('when two write it at once, nobody has two turns', async () => {
    const answers = await Promise.all([rotate(), rotate({ user_ids: [api.id('eva'), api.id('maks')] }), rotate()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await stored()).toHaveLength(6);
  });
});

describe('a copied month', () => {
  it('has the same weekdays and hours, also after clocks were changed, and says what collides', async () => {
    await rotate({ turn_hours: 24, start: `${year}-03-01`, end: `${year}-04-01` });
    const before = await stored();
    await write('eva', '04-10', '04-11');
    const { status, body } = await luka().post('/on_call/copy', { month: `${year}-03`, to: `${year}-04` });
    expect(status).toBe(200);
    const copies = (await stored()).filter(({ from }) => String(from) > at('04-01', '00:00'));
    expect(copies).toHaveLength(Number(body.copied) + 1);
    const collisions = body.collisions as Turn[];
    expect(Number(body.copied) + collisions.length).toBe(before.length);
    expect(new Set(collisions.map(({ reason }) => reason))).toEqual(new Set(['taken', 'outside']));
    expect(collisions.filter(({ reason }) => reason === 'taken').every(({ by_name }) => by_name.includes('Eva'))).toBe(true);
    const copied = copies.filter(({ user_id }) => user_id !== api.id('eva'));
    expect(new Set(copied.map(({ from }) => String(from).slice(11, 16)))).toEqual(new Set(['05:00']));
    const weekday = ({ from }: Record<string, unknown>) => new Date(String(from)).getUTCDay();
    const first = copied[0] ?? {};
    const source = before.find(({ user_id, from }) => user_id === first.user_id && weekday({ from }) === weekday(first));
    expect((Date.parse(String(first.from)) + 3_600_000 - Date.parse(String(source?.from))) % (7 * 86_400_000)).toBe(0);
  });

  it('leaves out who has left, and refuses the month itself', async () => {
    const user_id = await api.hire([]);
    await luka().post('/on_call_shift', { ...shift('marko', '05-05', '05-06'), user_id });
    await api.as('admin').put(`/user/${user_id}`, { active: false });
    const { body } = await luka().post('/on_call/copy', { month: `${year}-05`, to: `${year}-06` });
    expect(body).toMatchObject({ copied: 0, collisions: [{ user_id, reason: 'inactive' }] });
    expect(await luka().post('/on_call/copy', { month: `${year}-05`, to: `${year}-05` })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'to', reason: 'sameMonth' }] },
    });
  });
});

describe('now', () => {
  const inHours = (hours: number) => new Date(Math.floor(Date.now() / 1000) * 1000 + hours * 3_600_000).toISOString();
  const around = async (person: Person, from: number, to: number, fields: Fields = {}) =>
    (await luka().post('/on_call_shift', { user_id: api.id(person), from: inHours(from), to: inHours(to), ...fields })).body.id;
  const notifications = (kind: string) => api.rows('select user_id, entity_id from notification where kind = ?1 order by id', [kind]);

  it('says who is on call and who is next, with a phone, and where nobody is', async () => {
    const team = await userType();
    const phone = '+386 31 555 134';
    await api.as('admin').put(`/user/${api.id('marko')}`, { phone });
    const id = await around('marko', -2, 5);
    await around('petra', 5, 30);
    await around('tina', -30, -2, { team_id: team, level: 'backup' });
    const { rows } = await api.as('jure').get('/on_call/now');
    expect(rows).toMatchObject([
      {
        level: 'first',
        team_id: null,
        now: { shift_id: id, user_id: api.id('marko'), phone: expect.stringContaining('555') },
        next: { user_id: api.id('petra') },
      },
      { level: 'backup', team_id: team, team_name: expect.stringContaining('Ekipa'), now: null, next: null },
    ]);
  });

  it('reminds once on the day before and once at the hand-over; anew when the shift changes hands', async () => {
    const work = async (afterHours = 0) => {
      const then = Date.now() + afterHours * 3_600_000;
      while ((await remindOfShift(api.app, then)) || (await notifyOfHandover(api.app, then)));
    };
    await work();
    const [begun, tomorrow] = [await notifications('onCallBegins'), await notifications('onCallTomorrow')];
    expect(begun.map(({ user_id }) => user_id)).toEqual([api.id('marko')]);
    expect(tomorrow.map(({ user_id }) => user_id)).toEqual([api.id('petra')]);
    await work();
    expect(await notifications('onCallTomorrow')).toHaveLength(1);
    await luka().put(`/on_call_shift/${tomorrow[0]?.entity_id}`, { user_id: api.id('eva') });
    await work();
    expect((await notifications('onCallTomorrow')).map(({ user_id }) => user_id)).toEqual([api.id('petra'), api.id('eva')]);
    await work(6);
    expect((await notifications('onCallBegins')).map(({ user_id }) => user_id)).toEqual([api.id('marko'), api.id('eva')]);
  });
});
