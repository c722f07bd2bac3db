// The chat of a task: everybody reads and writes it, each line once, and whom it mentions hears of it.
import { beforeEach, describe, expect, it } from 'vitest';
import { type Person, queryString, useApi } from '#tests/support/api.ts';

const api = useApi();

let task = 0;
beforeEach(async () => {
  const made = await api.as('luka').post('/task', { title: 'Puščanje v kotlovnici', company_user_id: api.id('marko') });
  task = Number(made.body.id);
});
const say = (person: Person, text: string, mentions: readonly number[] = []) =>
  api.as(person).post(`/task/${task}/comment`, { text, mentions });
const chat = async (range?: readonly [number, number]) => {
  const { rows, headers } = await api.as('jure').get(`/task/${task}/comment${queryString({ range })}`);
  return { texts: rows.map(({ text }) => text), range: headers.get('content-range') };
};
const notices = (person: Person) =>
  api.rows("select * from notification where user_id = ?1 and entity_id = ?2 and kind = 'mention'", [api.id(person), task]);

describe('the chat', () => {
  it('answers the line as it stands there, and counts it on the task', async () => {
    const { status, body } = await say('petra', 'Ključ je na recepciji.\nZvonec ne dela.');
    expect(status).toBe(201);
    expect(body).toMatchObject({ text: 'Ključ je na recepciji.\nZvonec ne dela.', user_name: 'Petra Žnidaršič', mentions: [] });
    expect((await api.as('jure').get(`/task/${task}`)).body).toMatchObject({ comments: 1 });
    expect(await chat()).toEqual({ texts: [body.text], range: 'comment 0-0/1' });
  });

  it('is read by pages, the newest first', async () => {
    expect(await chat()).toEqual({ texts: [], range: 'comment */0' });
    for (const text of ['ena', 'dve', 'tri', 'štiri', 'pet']) await say('marko', text);
    expect(await chat([0, 1])).toEqual({ texts: ['pet', 'štiri'], range: 'comment 0-1/5' });
    expect(await chat([2, 9])).toEqual({ texts: ['tri', 'dve', 'ena'], range: 'comment 2-4/5' });
  });

  it('tells open screens of the task, and the task’s own history', async () => {
    const { revision } = (await api.as('luka').get(`/task/${task}`)).body;
    const { body } = await say('petra', 'Grem tja.', [api.id('marko')]);
    const [event] = await api.eventsOf('comment', Number(body.id));
    expect(event).toMatchObject({ action: 'create', within: `task:${task}` });
    expect(JSON.parse(String(event?.topics))).toEqual(expect.arrayContaining([`task:${task}`, `user:${api.id('marko')}`]));
    expect((await api.as('luka').get(`/task/${task}`)).body.revision).toBe(Number(revision) + 1);
  });

  it('has each line once, however often a phone sends it', async () => {
    const options = { headers: { 'idempotency-key': `line-${task}` } };
    const line = { text: 'Enkrat.', mentions: [api.id('marko')] };
    const first = await api.as('petra').post(`/task/${task}/comment`, line, options);
    const again = await api.as('petra').post(`/task/${task}/comment`, line, options);
    expect(again.body.id).toBe(first.body.id);
    expect(await chat()).toMatchObject({ texts: ['Enkrat.'] });
    expect(await notices('marko')).toHaveLength(1);
  });

  it.each([
    ['nothing', { text: '   ' }, 'text'],
    ['more than 4000 letters', { text: 'a'.repeat(4001) }, 'text'],
    ['no text at all', {}, 'text'],
    ['somebody who does not exist', { text: 'Hej', mentions: [2_147_483_647] }, 'mentions'],
    ['somebody twice', { text: 'Hej', mentions: [3, 3] }, 'mentions'],
    ['a name for a mention', { text: 'Hej', mentions: ['petra'] }, 'mentions.0'],
  ])('refuses %s', async (_case, body, field) => {
    expect(await api.as('marko').post(`/task/${task}/comment`, body)).toMatchObject({ status: 422, body: { errors: [{ field }] } });
    expect(await chat()).toMatchObject({ texts: [] });
  });

  it('refuses to mention who works here no more', async () => {
    const gone = await api.hire([], { active: false });
    expect(await say('marko', 'Hej', [gone])).toMatchObject({ status: 422, body: { errors: [{ field: 'mentions' }] } });
  });

  it.each([
    ['marko', 201],
    ['jure', 201],
    [null, 401],
  ] as const)('is open to %s: %i', async (person, status) => {
    expect((await api.as(person).post(`/task/${task}/comment`, { text: 'Dober dan' })).status).toBe(status);
    expect((await api.as(person).get(`/task/${task}/comment`)).status).toBe(status === 201 ? 200 : status);
  });

  it('ends with a rejected task', async () => {
    await api.as('marko').put(`/task/${task}/reject`, { reason: 'Stranka je odpovedala.' });
    expect(await say('marko', 'Še nekaj')).toMatchObject({ status: 409, body: { reason: 'wrongState' } });
    expect((await chat()).range).toBe('comment */0');
  });

  it('is missing where there is no task', async () => {
    expect((await api.as('marko').get('/task/2147483647/comment')).status).toBe(404);
    expect((await api.as('marko').post('/task/2147483647/comment', { text: 'Hej' })).status).toBe(404);
  });
});

describe('a mention', () => {
  it('tells each one mentioned, on the team or not, and never oneself', async () => {
    await say('petra', '@Marko Zajc @Tina Bregar poglejta', [api.id('marko'), api.id('tina'), api.id('petra')]);
    for (const person of ['marko', 'tina'] as const) {
      const [notice, ...more] = await notices(person);
      expect(notice).toMatchObject({ entity: 'task', by: api.id('petra') });
      expect(more).toEqual([]);
    }
    expect(await notices('petra')).toEqual([]);
  });
});
