// A phone that repeats a call after a lost answer gets the first answer again, over real connections and also when all of them arrive at once.
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type Answer, type Person, useApi } from '#tests/support/api.ts';
import { demoPassword, emailOf } from '#tests/support/stories/cast.ts';

const api = useApi({ over: 'process' });
let keys = 0;
const newKey = () => {
  keys += 1;
  return `naprava-${keys}`;
};
const under = (key: string) => ({ headers: { 'idempotency-key': key } });
const replayed = ({ headers }: Answer) => headers.get('idempotency-replayed') === 'true';
const newTask = async (person: Person = 'marko') =>
  Number((await api.as(person).post('/task', { title: 'Ponovljen klic', company_user_id: api.id(person) })).body.id);
const start = (task: number, person: Person = 'marko', key = newKey(), body: object = { work_type_id: 1 }) =>
  api.as(person).post(`/task/${task}/start`, body, under(key));
const stop = (task: number, person: Person = 'marko') => api.as(person).post(`/task/${task}/stop`, {});
const storedKeys = (key: string) => api.rows('select id from idempotency_key where key = ?1', [key]);

describe('the stored key of a call', () => {
  const fingerprintOf = async (key: string) =>
    String((await api.rows('select call from idempotency_key where key = ?1', [key]))[0]?.call).split(' ')[0];
  const hashOf = (body: object) => createHash('sha256').update(JSON.stringify(body)).digest('base64url');

  it('holds no trace of a password or of the number of a chip', async () => {
    const [password, chip] = ['Zamenjaj-me-2026!', '04A2-1188-77EF'];
    const [own, given] = [newKey(), newKey()];
    const changing = { current: demoPassword, password };
    expect(await api.as('eva').put('/me/password', changing, under(own))).toMatchObject({ status: 200 });
    expect(await api.as('admin').put(`/user/${api.id('eva')}`, { phone: '040 555 219', rfid_tag: chip }, under(given))).toMatchObject({
      status: 200,
    });
    expect(await fingerprintOf(own)).toBe(hashOf({}));
    expect(await fingerprintOf(given)).toBe(hashOf({ phone: '040 555 219' }));
    await api.as('eva').put('/me/password', { current: password, password: demoPassword });
  });
});

describe('the same call under the same key', () => {
  it('from ten connections at once is made once, and all of them get its answer', async () => {
    const key = newKey();
    const body = { name: 'Desetkrat ista stranka', tags: [2, 1] };
    const answers = await Promise.all(Array.from({ length: 10 }, () => api.as('luka').post('/client', body, under(key))));
    for (const answer of answers) expect(answer).toMatchObject({ status: 201, body: answers[0]?.body });
    expect(answers.filter(replayed)).toHaveLength(9);
    expect(await api.rows('select id from client where name = ?1', [body.name])).toHaveLength(1);
    expect(await api.eventsOf('client', Number(answers[0]?.body.id))).toHaveLength(1);
    const later = await api.as('luka').post('/client', body, under(key));
    expect([later.status, later.body, replayed(later)]).toEqual([201, answers[0]?.body, true]);
  });

  it('starts a clock once, and pauses, continues and stops it once', async () => {
    const task = await newTask();
    for (const [method, act, body, status] of [
      ['POST', 'start', { work_type_id: 1 }, 0],
      ['PUT', 'pause', undefined, 1],
      ['PUT', 'continue', {}, 0],
      ['POST', 'stop', { final_notes: 'Enkrat' }, 2],
    ] as const) {
      const key = newKey();
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => api.as('marko').send(method, `/task/${task}/${act}`, body, under(key))),
      );
      expect(
        answers.map((answer) => [answer.status, answer.body.status]),
        act,
      ).toEqual(answers.map(() => [200, status]));
      expect(answers.filter(replayed), act).toHaveLength(9);
    }
    const [entry] = (await api.as('marko').get(`/task/${task}/time`)).rows;
    expect(entry).toMatchObject({ status: 2, final_notes: 'Enkrat' });
    expect(entry?.sub_times).toHaveLength(2);
    expect((await api.eventsOf('task', task)).map(({ action }) => action)).toEqual(['create', 'start', 'pause', 'continue', 'stop']);
  });

  it('gets the first answer also when the state has moved on', async () => {
    const task = await newTask();
    const key = newKey();
    const first = await start(task, 'marko', key);
    await stop(task);
    const again = await start(task, 'marko', key);
    expect([again.status, again.body, replayed(again)]).toEqual([200, first.body, true]);
    expect(await api.as('marko').get(`/task/${task}/status`)).toMatchObject({ body: { status: 2 } });
  });

  it('of a GET that changes something counts as well', async () => {
    const { body } = await api.as('luka').post('/task', { title: 'Prevzem s ključem' });
    const key = newKey();
    const answers = [
      await api.as('jure').get(`/task/${body.id}/take`, under(key)),
      await api.as('jure').get(`/task/${body.id}/take`, under(key)),
    ];
    expect(answers.map((answer) => [answer.status, replayed(answer)])).toEqual([
      [200, false],
      [200, true],
    ]);
  });
});

describe('a key', () => {
  it('of another body, path or method is refused', async () => {
    const [task, other] = [await newTask(), await newTask()];
    const key = newKey();
    expect(await start(task, 'marko', key)).toMatchObject({ status: 200 });
    const answers = [
      await start(task, 'marko', key, { work_type_id: 2 }),
      await start(task, 'marko', key, { work_type_id: 1, switch: true }),
      await start(other, 'marko', key),
      await api.as('marko').put(`/task/${task}/pause`, undefined, under(key)),
    ];
    for (const answer of answers) expect(answer).toMatchObject({ status: 422, body: { reason: 'keyReused' } });
    expect(await api.as('marko').get(`/task/${task}/status`)).toMatchObject({ body: { status: 0 } });
    await stop(task);
  });

  it('takes no notice of the order of blanks in a body, and none of headers', async () => {
    const key = newKey();
    const raw = async (text: string, headers: Record<string, string> = {}) =>
      api.as('luka').post('/client', undefined, { raw: text, headers: { ...under(key).headers, ...headers } });
    const first = await raw('{"name":"Presledki"}');
    expect(await raw(' { "name" :\n"Presledki" } ', { 'accept-language': 'de', 'user-agent': 'phone' })).toMatchObject({
      status: 201,
      body: first.body,
    });
  });

  it('belongs to one user: another’s equal key is another', async () => {
    const key = newKey();
    const ask = () =>
      Promise.all((['luka', 'eva'] as const).map((person) => api.as(person).post('/client', { name: 'Ista ob istem času' }, under(key))));
    const [first, again] = [await ask(), await ask()];
    expect(first.map((answer) => [answer.status, replayed(answer)])).toEqual([
      [201, false],
      [201, false],
    ]);
    expect(new Set(first.map(({ body }) => body.id)).size).toBe(2);
    expect(again.map((answer) => [replayed(answer), answer.body])).toEqual(first.map(({ body }) => [true, body]));
  });

  it.each([
    ['a body that is not valid', 422, (key: string) => api.as('luka').post('/client', { vat_number: 'SI1' }, under(key))],
    ['a missing permission', 403, (key: string) => api.as('jure').post('/client', { name: 'Ne smem' }, under(key))],
    ['a row that is not there', 404, (key: string) => api.as('luka').put('/client/2000000000', { name: 'Ni je' }, under(key))],
    ['a rule of the database', 409, (key: string) => api.as('admin').post('/tag', { name: 'Nujno' }, under(key))],
    [
      'a stale version',
      412,
      (key: string) => api.as('luka').put('/client/1', { town: 'Kranj' }, { headers: { ...under(key).headers, 'if-match': '"999"' } }),
    ],
  ])('is not spent on a call refused by %s', async (_what, status, call) => {
    const key = newKey();
    expect(await call(key)).toMatchObject({ status });
    expect(await call(key)).toMatchObject({ status });
    expect(await storedKeys(key)).toEqual([]);
    expect(await api.as('luka').post('/client', { name: `Popravljeno ${key}` }, under(key))).toMatchObject({ status: 201 });
  });

  it('of a call that was refused by the state tries again', async () => {
    const [task, other] = [await newTask(), await newTask()];
    await start(other);
    const key = newKey();
    expect(await start(task, 'marko', key)).toMatchObject({ status: 409, body: { reason: 'runsElsewhere' } });
    await stop(other);
    const answer = await start(task, 'marko', key);
    expect([answer.status, replayed(answer)]).toEqual([200, false]);
    await stop(task);
  });

  it.each([
    ['is too long', 'x'.repeat(201), 'tooLong'],
    ['has blanks', 'a b', 'notText'],
    ['has letters beyond ASCII', 'kljuÄ', 'notText'],
  ])('that %s is refused', async (_what, key, reason) => {
    expect(await api.as('luka').post('/client', { name: 'Slab ključ' }, under(key))).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'Idempotency-Key', reason }] },
    });
  });

  it('of 200 characters is taken, an empty one is none', async () => {
    expect(await api.as('luka').post('/client', { name: 'Dolg ključ' }, under('k'.repeat(200)))).toMatchObject({ status: 201 });
    for (let at = 0; at < 2; at += 1)
      expect(await api.as('luka').post('/client', { name: 'Prazen ključ' }, under(''))).toMatchObject({ status: 201 });
    expect(await api.rows("select id from client where name = 'Prazen ključ'")).toHaveLength(2);
  });

  it('means nothing to a call that reads, and nothing to who is not signed in', async () => {
    const key = newKey();
    expect(await api.as('luka').get('/client/1', under(key))).toMatchObject({ status: 200 });
    expect(await storedKeys(key)).toEqual([]);
    const answers = [1, 2].map(() => api.as(null).post('/login', { email: emailOf('luka'), password: demoPassword }, under(key)));
    const cookies = (await Promise.all(answers)).map(({ headers }) => headers.get('set-cookie'));
    expect(new Set(cookies).size).toBe(2);
    expect(await storedKeys(key)).toEqual([]);
  });
});
