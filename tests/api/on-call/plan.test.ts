// What a plan costs people: who is away, who has too little rest, who can take a turn over; told to who plans while it is ahead.
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Fields, type Person, useApi } from '#tests/support/api.ts';

const api = useApi();
const luka = () => api.as('luka');
let year = 2030;
const at = (day: string, clock = '07:00') => `${year}-${day}T${clock}:00.000Z`;
const turn = async (person: Person, from: string, to: string, fields: Fields = {}): Promise<number> => {
  const written = await luka().post('/on_call_shift', { user_id: api.id(person), from, to, ...fields });
  expect(written, JSON.stringify(written.body)).toMatchObject({ status: 201 });
  return Number(written.body.id);
};
const goAway = async (person: Person, from: string, to = from) => {
  const { rows } = await luka().get('/absence_kind');
  const kind_id = rows.find(({ class: of }) => of === 'vacation')?.id;
  const away = await luka().post('/absence', { kind_id, user_id: api.id(person), from: `${year}-${from}`, to: `${year}-${to}` });
  expect(away, JSON.stringify(away.body)).toMatchObject({ status: 201 });
};
const trouble = async () => (await luka().get(`/on_call/trouble?from=${at('03-01')}&to=${at('03-31')}`)).body;
const candidates = (person: Person, query: Fields) =>
  api.as(person).get(`/on_call/candidates?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`);
const costOf = async (person: Person, query: Fields, caller: Person = 'luka') =>
  (await candidates(caller, query)).rows.find(({ user_id }) => user_id === api.id(person));

beforeAll(() => api.database.orm.em.fork().transactional((em) => em.nativeDelete(api.database.entities.on_call_shift, {})));
beforeEach(() => {
  year += 1;
});

describe('what has to be mended', () => {
  it('is a turn whose person is away, for the days that nobody covers', async () => {
    const shift_id = await turn('petra', at('03-02'), at('03-09'));
    expect(await trouble()).toEqual({ uncovered: [], rest: [] });
    await goAway('petra', '03-04', '03-05');
    expect(await trouble()).toMatchObject({
      uncovered: [
        { shift_id, user_id: api.id('petra'), reason: 'away', from: `${year}-03-03T23:00:00.000Z`, to: `${year}-03-05T23:00:00.000Z` },
      ],
      rest: [],
    });
  });

  it('is rest that is too short: two nights after days at work, and two weeks one after the other', async () => {
    await turn('marko', at('03-02'), at('03-09'));
    await turn('marko', at('03-09'), at('03-16'));
    await turn('petra', at('03-04', '18:00'), at('03-05', '06:00'), { level: 'backup' });
    const second = await turn('petra', at('03-05', '08:00'), at('03-05', '20:00'), { level: 'backup' });
    const { rest } = (await trouble()) as { rest: Fields[] };
    expect(rest).toMatchObject([
      { user_id: api.id('marko'), kind: 'weekly', from: at('03-02'), seconds: 0, needed: 172_800 },
      { user_id: api.id('petra'), kind: 'daily', shift_id: second, from: at('03-04', '18:00'), seconds: 7200, needed: 43_200 },
    ]);
  });

  it('is told to who plans alone, and never of what is over', async () => {
    for (const person of ['petra', 'jure'] as const)
      expect((await api.as(person).get(`/on_call/trouble?from=${at('03-01')}&to=${at('03-31')}`)).status).toBe(403);
    expect((await luka().get('/on_call/trouble?from=2020-03-01T00:00:00Z&to=2020-03-31T00:00:00Z')).body).toEqual({
      uncovered: [],
      rest: [],
    });
    expect((await luka().get('/on_call/trouble?from=2020-03-01T00:00:00Z')).status).toBe(422);
  });
});

describe('a rotation', () => {
  it('marks who would have too little rest', async () => {
    const body = { turn_hours: 168, handover: '07:00', start: `${year}-03-01`, end: `${year}-03-29`, preview: true };
    const marks = async (...people: Person[]) => {
      const answer = await luka().post('/on_call/rotation', { ...body, user_ids: people.map((person) => api.id(person)) });
      return (answer.body.shifts as { marks: string[] }[]).map((shift) => shift.marks);
    };
    expect(await marks('marko', 'petra')).toEqual([[], [], [], []]);
    expect(await marks('marko', 'marko', 'petra', 'petra')).toEqual([['rest'], ['rest'], ['rest'], ['rest']]);
  });
});

describe('what a turn costs a colleague', () => {
  const week = (): Fields => ({ from: at('03-02'), to: at('03-09'), level: 'first' });

  it('is nothing for who is free; who is away, or on call at this level then, cannot take it', async () => {
    const shift_id = await turn('marko', at('03-02'), at('03-09'));
    await turn('tina', at('03-02'), at('03-09'), { level: 'backup' });
    await goAway('petra', '03-04');
    const query = { ...week(), shift_id };
    expect(await costOf('petra', query)).toMatchObject({ obstacles: ['away'], double: false });
    expect(await costOf('tina', { ...query, user_id: api.id('tina') })).toMatchObject({ obstacles: [], double: true });
    expect(await costOf('eva', { ...query, user_id: api.id('eva') })).toMatchObject({ obstacles: [], double: false, rest: [], near: 0 });
    expect(await costOf('marko', query)).toBeUndefined();
    expect(await costOf('marko', { ...query, user_id: api.id('marko') })).toMatchObject({ obstacles: [], rest: [] });
  });

  it('counts the turns near it and the rest that would be missing', async () => {
    await turn('petra', at('03-09'), at('03-16'));
    expect(await costOf('petra', week())).toMatchObject({ near: 1, rest: [{ kind: 'weekly', from: at('03-02') }] });
    expect(await costOf('petra', { ...week(), from: at('03-11'), to: at('03-12') })).toMatchObject({ obstacles: ['busy'] });
  });

  it('is read of an own turn, by who plans of any, and of no other', async () => {
    const shift_id = await turn('marko', at('03-02'), at('03-09'));
    expect((await candidates('marko', { ...week(), shift_id })).status).toBe(200);
    expect((await candidates('petra', { ...week(), shift_id })).status).toBe(403);
    expect((await candidates('marko', week())).status).toBe(403);
    expect(await candidates('luka', { ...week(), to: at('03-01') })).toMatchObject({ status: 422, body: { errors: [{ field: 'to' }] } });
  });
});
