// Swaps of turns on call: nothing changes before somebody accepts, one of two who accept at once wins, and what is left of the turn stays.
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Fields, type Person, useApi } from '#tests/support/api.ts';

const api = useApi();
let year = 2030;
const at = (day: string, clock = '07:00') => `${year}-${day}T${clock}:00.000Z`;
const turn = async (person: Person, from = '03-02', to = '03-09', fields: Fields = {}): Promise<number> => {
  const written = await api.as('luka').post('/on_call_shift', { user_id: api.id(person), from: at(from), to: at(to), ...fields });
  expect(written, JSON.stringify(written.body)).toMatchObject({ status: 201 });
  return Number(written.body.id);
};
const offer = (person: Person, shift_id: number, fields: Fields = {}) => api.as(person).post('/on_call_swap', { shift_id, ...fields });
const act = (person: Person, id: unknown, name: string, body: Fields = {}) => api.as(person).put(`/on_call_swap/${id}/${name}`, body);
const turns = async () =>
  (
    await api
      .as('luka')
      .get(
        `/on_call_shift?filter=${encodeURIComponent(JSON.stringify({ from_gte: at('01-01'), from_lte: at('12-31') }))}&sort=["from","ASC"]&range=[0,199]`,
      )
  ).rows.map(({ user_id, from, to }) => ({ user_id, from, to }));
const consent = async (on_call_swap_consent: boolean) =>
  expect((await api.as('admin').put('/settings', { on_call_swap_consent })).status).toBe(200);
const noticesOf = async (person: Person, since: number) =>
  (await api.rows('select kind from notification where user_id = ?1 and id > ?2 order by id', [api.id(person), since])).map(
    ({ kind }) => kind,
  );
const lastNotice = async () => Number((await api.rows('select coalesce(max(id), 0) as id from notification', []))[0]?.id);

beforeAll(() => api.database.orm.em.fork().transactional((em) => em.nativeDelete(api.database.entities.on_call_shift, {})));
beforeEach(async () => {
  year += 1;
  await consent(false);
});

describe('a swap', () => {
  it('of a whole turn is valid once the colleague accepts, and both learn it', async () => {
    const shift = await turn('marko');
    const since = await lastNotice();
    const offered = await offer('marko', shift, { user_id: api.id('petra'), note: 'Poroka' });
    expect(offered, JSON.stringify(offered.body)).toMatchObject({ status: 201, body: { status: 0, offered_by: api.id('marko') } });
    expect(await turns()).toEqual([{ user_id: api.id('marko'), from: at('03-02'), to: at('03-09') }]);
    expect(await noticesOf('petra', since)).toEqual(['onCallSwapOffered']);
    expect((await act('petra', offered.body.id, 'accept')).body).toMatchObject({ status: 2, taken_by: api.id('petra') });
    expect(await turns()).toEqual([{ user_id: api.id('petra'), from: at('03-02'), to: at('03-09') }]);
    expect(await noticesOf('marko', since)).toEqual(['onCallSwapDone']);
    const events = await api.eventsOf('on_call_swap', Number(offered.body.id));
    expect(events.map(({ action }) => action)).toEqual(['create', 'accept', 'agree']);
  });

  it('of a part divides the turn', async () => {
    const shift = await turn('marko');
    const { body } = await offer('marko', shift, { from: at('03-04'), to: at('03-06') });
    expect((await act('petra', body.id, 'accept')).status).toBe(200);
    expect(await turns()).toEqual([
      { user_id: api.id('marko'), from: at('03-02'), to: at('03-04') },
      { user_id: api.id('petra'), from: at('03-04'), to: at('03-06') },
      { user_id: api.id('marko'), from: at('03-06'), to: at('03-09') },
    ]);
  });

  it.each([
    ['begin', '03-02', '03-04'],
    ['end', '03-07', '03-09'],
  ])('of the %s of a turn leaves the rest', async (_part, from, to) => {
    const shift = await turn('marko');
    const { body } = await offer('marko', shift, { from: at(from), to: at(to) });
    expect((await act('petra', body.id, 'accept')).status).toBe(200);
    const all = await turns();
    expect(all).toHaveLength(2);
    expect(all).toContainEqual({ user_id: api.id('petra'), from: at(from), to: at(to) });
  });

  it('goes to one of two who accept at once, and the other is refused', async () => {
    for (const _round of [1, 2, 3]) {
      year += 1;
      const shift = await turn('marko');
      const { body } = await offer('marko', shift);
      const answers = await Promise.all([act('petra', body.id, 'accept'), act('luka', body.id, 'accept')]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ reason: 'wrongState' });
      const winner = answers[0]?.status === 200 ? 'petra' : 'luka';
      expect(await turns()).toEqual([{ user_id: api.id(winner), from: at('03-02'), to: at('03-09') }]);
    }
  });

  it('is neither taken by whoever offers it nor by somebody to whom it is not offered', async () => {
    const shift = await turn('marko');
    const { body } = await offer('marko', shift, { user_id: api.id('petra') });
    for (const person of ['marko', 'luka'] as const)
      expect(await act(person, body.id, 'accept')).toMatchObject({ status: 409, body: { reason: 'offeredToMe' } });
    expect((await act('tina', body.id, 'decline')).status).toBe(403);
    expect((await act('petra', body.id, 'decline', { reason: 'Sem na morju' })).body).toMatchObject({ status: 3, reason: 'Sem na morju' });
    expect(await act('petra', body.id, 'accept')).toMatchObject({ status: 409, body: { reason: 'wrongState' } });
  });

  it('is refused to whoever is on call then, or away', async () => {
    const shift = await turn('marko');
    await turn('petra', '03-05', '03-06', { team_id: await userTypeOf('petra') });
    const { body } = await offer('marko', shift);
    expect(await act('petra', body.id, 'accept')).toMatchObject({
      status: 409,
      body: { reason: 'on_call_shift_user_id_level_overlap' },
    });
    const [kind] = await api.rows("select id from absence_kind where archived = false and class = 'vacation' order by id", []);
    const away = { kind_id: kind?.id, from: `${year}-03-04`, to: `${year}-03-04`, user_id: api.id('tina'), comment: 'Pot' };
    expect((await api.as('admin').post('/absence', away)).status).toBe(201);
    expect(await act('tina', body.id, 'accept')).toMatchObject({ status: 409, body: { reason: 'away' } });
    expect((await turns()).filter(({ user_id }) => user_id === api.id('marko'))).toHaveLength(1);
  });

  it('waits for whoever plans where the settings say so', async () => {
    await consent(true);
    const shift = await turn('marko');
    const { body } = await offer('marko', shift);
    const since = await lastNotice();
    expect((await act('petra', body.id, 'accept')).body).toMatchObject({ status: 1 });
    expect(await noticesOf('luka', since)).toEqual(['onCallSwapAwaits']);
    expect(await turns()).toEqual([{ user_id: api.id('marko'), from: at('03-02'), to: at('03-09') }]);
    expect((await act('petra', body.id, 'agree')).status).toBe(403);
    expect((await act('luka', body.id, 'agree')).body).toMatchObject({ status: 2, decided_by: api.id('luka') });
    expect(await turns()).toEqual([{ user_id: api.id('petra'), from: at('03-02'), to: at('03-09') }]);
  });

  it('is cancelled by whoever offers it, and void once the turn has changed', async () => {
    const shift = await turn('marko');
    const first = await offer('marko', shift);
    expect(await offer('marko', shift)).toMatchObject({ status: 409, body: { reason: 'alreadyOffered' } });
    expect((await act('marko', first.body.id, 'cancel')).body).toMatchObject({ status: 4 });
    const { body } = await offer('marko', shift);
    expect((await api.as('luka').put(`/on_call_shift/${shift}`, { to: at('03-05') })).status).toBe(200);
    expect(await act('petra', body.id, 'accept')).toMatchObject({ status: 409, body: { reason: 'shiftChanged' } });
    expect((await api.as('luka').delete(`/on_call_shift/${shift}`)).status).toBe(200);
    expect((await api.as('petra').get(`/on_call_swap/${body.id}`)).status).toBe(404);
  });

  it.each([
    ['from', { from: '02-01' }],
    ['to', { to: '03-10' }],
    ['to', { from: '03-06', to: '03-05' }],
  ])('is refused for its %s', async (field, part) => {
    const shift = await turn('marko');
    const fields = Object.fromEntries(Object.entries(part).map(([name, day]) => [name, at(String(day))]));
    expect(await offer('marko', shift, fields)).toMatchObject({ status: 422, body: { errors: [{ field }] } });
  });

  it('is offered by whoever has the turn or plans, to a colleague', async () => {
    const shift = await turn('marko');
    expect((await offer('petra', shift)).status).toBe(403);
    expect(await offer('marko', shift, { user_id: api.id('marko') })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'user_id' }] },
    });
    expect((await offer('luka', shift)).status).toBe(201);
    expect(await offer('marko', 999_999)).toMatchObject({ status: 422, body: { errors: [{ field: 'shift_id' }] } });
  });
});

const userTypeOf = async (person: Person): Promise<number> =>
  Number((await api.rows('select user_type_id from "user" where id = ?1', [api.id(person)]))[0]?.user_type_id);
