// A no of the API is a problem document: what happened, to what and what to do, in the caller's own language, whatever was sent.
import { describe, expect, it } from 'vitest';
import { languages } from '#schema/core/words.ts';
import { sayIn } from '#server/core/http/words.ts';
import { type Answer, queryString, useApi } from '#tests/support/api.ts';

const api = useApi();
const speaking = (language: string) => ({ headers: { 'accept-language': language } });

describe('a problem', () => {
  it.each(languages)('is told in the language of who is signed in: %s', async (language) => {
    const somebody = await api.hire([], { language });
    const say = sayIn(language);
    const answer = await api.as(somebody).post('/client', { name: 'Ne smem' }, speaking('en'));
    expect(answer).toMatchObject({
      status: 403,
      body: {
        title: say('error.notAllowed.title'),
        status: 403,
        reason: 'notAllowed',
        permission: 'clients.write',
        instance: '/api/v1/client',
      },
    });
    expect(answer.body.detail).toBe(say('error.notAllowed.detail', { permission: say('permission.clients.write') }));
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect(answer.headers.get('content-language')).toBe(language);
  });

  it.each(languages)('names the fields in it too: %s', async (language) => {
    const somebody = await api.hire(['clients.read', 'clients.write'], { language });
    const say = sayIn(language);
    expect(await api.as(somebody).post('/client', { vat_number: 'SI12345678' })).toMatchObject({
      status: 422,
      body: {
        title: say('error.invalid.title'),
        reason: 'invalid',
        errors: expect.arrayContaining([
          { field: 'name', reason: 'required', detail: say('error.field.required') },
          { field: 'vat_number', reason: 'vatChecksum', detail: say('error.field.vatChecksum') },
        ]),
      },
    });
  });

  it.each([
    ['de', 'de'],
    ['fr-CH, fr;q=0.9, en;q=0.8', 'fr'],
    ['EN-us', 'en'],
    ['zz, zz-ZZ;q=0.9, hr;q=0.5', 'hr'],
    ['en;q=0.2, de;q=0.9', 'de'],
    ['en;q=0, fr;q=0.1', 'fr'],
    ['sloth', 'sl'],
    ['zz', 'sl'],
    ['*', 'sl'],
    ['', 'sl'],
    [';;q=,,', 'sl'],
  ] as const)('is told in what the browser likes best while nobody is signed in: %s → %s', async (accepted, language) => {
    for (const path of ['/task', '/nowhere']) {
      const answer = await api.as(null).get(path, speaking(accepted));
      expect(answer.headers.get('content-language')).toBe(language);
      expect(answer.body.title).toBe(sayIn(language)(`error.${path === '/task' ? 'notSignedIn' : 'notFound'}.title`));
    }
  });

  it('counts in plural forms', async () => {
    const client = Number((await api.as('eva').post('/client', { name: 'Štetje' })).body.id);
    const remover = await api.hire(['clients.read', 'clients.write', 'clients.delete', 'tasks.create'], { language: 'sl' });
    const details: unknown[] = [];
    for (let tasks = 1; tasks <= 5; tasks += 1) {
      await api.as(remover).post('/task', { title: `Naloga ${tasks}`, client_company_id: client });
      details.push((await api.as(remover).delete(`/client/${client}`)).body.detail);
    }
    const forms = ['Nanj kaže 1 zapis.', 'Nanj kažeta 2 zapisa.', 'Nanj kažejo 3 zapisi.', 'Nanj kažejo 4 zapisi.', 'Nanj kaže 5 zapisov.'];
    expect(details).toEqual(forms.map((form) => expect.stringContaining(form)));
  });
});

describe('a call', () => {
  const name = (length: number) => JSON.stringify({ name: 'x'.repeat(length) });
  const bytes = (...values: number[]) => Uint8Array.from(values);
  const deep = (depth: number) => `{"name":${'['.repeat(depth)}${']'.repeat(depth)}}`;
  type Sent = { raw: string | Uint8Array<ArrayBuffer>; headers?: Record<string, string> };

  it.each<[string, Sent, number, string]>([
    ['that ends too early', { raw: '{"name":' }, 400, 'malformed'],
    ['in words', { raw: 'name=Ana' }, 400, 'malformed'],
    ['with a comment', { raw: '{"name":"x"} // done' }, 400, 'malformed'],
    ['with NaN', { raw: '{"payment_term_days":NaN}' }, 400, 'malformed'],
    ['in Latin 1', { raw: bytes(0x7b, 0x22, 0x6e, 0x22, 0x3a, 0x22, 0xe8, 0x22, 0x7d) }, 400, 'malformed'],
    ['with half a letter', { raw: bytes(0x22, 0xc4) }, 400, 'malformed'],
    ['that is nested 50,000 times', { raw: deep(50_000) }, 400, 'malformed'],
    ['of more than a megabyte', { raw: name(1_000_001) }, 413, 'tooLarge'],
    ['that says it is larger than it is', { raw: '{}', headers: { 'content-length': '10000000' } }, 413, 'tooLarge'],
    ['as plain text', { raw: '{"name":"x"}', headers: { 'content-type': 'text/plain' } }, 415, 'unsupported'],
    ['as a form', { raw: 'name=x', headers: { 'content-type': 'application/x-www-form-urlencoded' } }, 415, 'unsupported'],
    ['as parts', { raw: '--x--', headers: { 'content-type': 'multipart/form-data; boundary=x' } }, 415, 'unsupported'],
    ['as something like JSON', { raw: '{"name":"x"}', headers: { 'content-type': 'application/jsonish' } }, 415, 'unsupported'],
  ])('%s is refused', async (_what, sent, status, reason) => {
    const before = await api.count('luka', 'client');
    for (const answer of [await api.as('luka').post('/client', undefined, sent), await api.as('luka').put('/client/1', undefined, sent)])
      expect(answer).toMatchObject({ status, body: { status, reason, title: expect.any(String), detail: expect.any(String) } });
    expect(await api.count('luka', 'client')).toBe(before);
  });

  it.each<[string, Sent]>([
    ['without a content type', { raw: '{"name":"Brez vrste"}', headers: { 'content-type': '' } }],
    [
      'as JSON of another kind',
      { raw: '{"name":"Druga vrsta"}', headers: { 'content-type': 'application/merge-patch+json; charset=utf-8' } },
    ],
    ['with a byte order mark', { raw: '\ufeff{"name":"Z oznako"}' }],
    ['of brackets in a text', { raw: JSON.stringify({ name: '[{"'.repeat(40) }) }],
    ['of almost a megabyte', { raw: `${' '.repeat(999_000)}{"name":"Veliko praznega"}` }],
  ])('%s is taken', async (_what, sent) => {
    expect(await api.as('luka').post('/client', undefined, sent)).toMatchObject({ status: 201 });
  });

  it.each([
    ['PATCH', '/client/1', 'GET, PUT, DELETE'],
    ['POST', '/client/1', 'GET, PUT, DELETE'],
    ['PUT', '/task/1', 'GET, DELETE'],
    ['POST', '/task/1', 'GET, DELETE'],
    ['DELETE', '/user/1', 'GET, PUT'],
    ['DELETE', '/settings', 'GET, PUT'],
    ['PUT', '/task/1/start', 'POST'],
    ['GET', '/login', 'POST'],
  ])('of the wrong method is told the right ones: %s %s', async (method, path, allow) => {
    const answer: Answer = await api.as('admin').send(method, path);
    expect(answer).toMatchObject({ status: 405, body: { reason: 'methodNotAllowed' } });
    expect(answer.headers.get('allow')?.split(', ').sort()).toEqual(allow.split(', ').sort());
  });

  it.each(['/nowhere', '/task/1/nowhere', '/sub_time', '/session', '/idempotency_key', '/event', '/counter', '/constructor'])(
    'of %s finds nothing',
    async (path) => {
      for (const method of ['GET', 'POST', 'PUT', 'DELETE'])
        expect(await api.as('admin').send(method, path)).toMatchObject({ status: 404, body: { reason: 'notFound' } });
    },
  );
});

describe('a call from another site', () => {
  const foreign: readonly Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'http://test.example.evil.example' },
    { origin: 'null' },
    { origin: 'file://' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'http://test.example', 'sec-fetch-site': 'cross-site' },
  ];
  const own: readonly Record<string, string>[] = [
    {},
    { origin: 'http://test.example' },
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
  ];
  const host = { host: 'test.example' };

  it.each(foreign)('changes nothing: %j', async (headers) => {
    const task = Number((await api.as('luka').post('/task', { title: 'Prevzem od drugod' })).body.id);
    const calls = [
      ['POST', '/client', { name: 'Od drugod' }],
      ['PUT', '/client/1', { name: 'Od drugod' }],
      ['DELETE', '/vehicle/1', undefined],
      ['PUT', `/task/${task}/take`, undefined],
      ['GET', `/task/${task}/take`, undefined],
      ['GET', `/task/${task}/steal`, undefined],
      ['POST', '/logout', undefined],
      ['PUT', '/me', { theme: 'light' }],
    ] as const;
    for (const [method, path, body] of calls)
      expect(await api.as('admin').send(method, path, body, { headers: { ...host, ...headers } }), path).toMatchObject({
        status: 403,
        body: { reason: 'foreignOrigin' },
      });
    expect(
      await api.as(null).post('/login', { email: 'a@example.com', password: 'x' }, { headers: { ...host, ...headers } }),
    ).toMatchObject({ status: 403, body: { reason: 'foreignOrigin' } });
    expect(await api.as('admin').get(`/task/${task}`)).toMatchObject({ body: { status: 0, version: 1 } });
    expect(await api.as('admin').get('/task', { headers: { ...host, ...headers } })).toMatchObject({ status: 200 });
  });

  it.each(own)('is none when it comes from here or does not say: %j', async (headers) => {
    const task = Number((await api.as('luka').post('/task', { title: 'Prevzem od tu' }, { headers: { ...host, ...headers } })).body.id);
    expect(await api.as('marko').get(`/task/${task}/take`, { headers: { ...host, ...headers } })).toMatchObject({
      status: 200,
      body: { status: 1 },
    });
    expect(await api.as('luka').get(`/task/${task}/steal`, { headers: { ...host, ...headers } })).toMatchObject({ status: 200 });
  });
});

describe('the values of a query', () => {
  it.each([
    ['filter', { filter: '{' }, 'filter'],
    ['filter', { filter: '[]' }, 'filter'],
    ['filter', { filter: { nobody: 1 } }, 'filter.nobody'],
    ['filter', { filter: { name: 5 } }, 'filter.name'],
    ['filter', { filter: { list: 'mine' } }, 'filter.list'],
    ['range', { range: [5, 1] }, 'range'],
    ['range', { range: [0] }, 'range'],
    ['sort', { sort: ['nobody', 'ASC'] }, 'sort'],
    ['sort', { sort: ['name', 'DOWN'] }, 'sort'],
  ])('is named: %s %j', async (_what, query, field) => {
    expect(await api.as('luka').get(`/client${queryString(query)}`)).toMatchObject({
      status: 422,
      body: { reason: 'invalid', errors: [{ field }] },
    });
  });
});

describe('an id that no column holds', () => {
  const beyond = 9_999_999_999;
  it.each([
    ['the client that would be merged', 'with', () => api.as('admin').get(`/client/1/merge?with=${beyond}`)],
    ['the record that somebody is asked about', 'record', () => api.as('admin').get(`/user/1/may?act=task.edit&record=${beyond}`)],
    ['who did it, in the audit log', 'by', () => api.as('admin').get(`/audit_log?by=${beyond}`)],
    ['who did it, in a history', 'by', () => api.as('admin').get(`/task/1/history?by=${beyond}`)],
    ['somebody on the team of a new task', 'users.0', () => api.as('admin').post('/task', { title: 'Menjava ventila', users: [beyond] })],
    ['the role to look as', 'role_id', () => api.as('admin').put('/me/look', { role_id: beyond })],
  ])('is refused by the name of its field: %s', async (_what, field, ask) => {
    expect(await ask()).toMatchObject({ status: 422, body: { errors: [{ field, reason: 'tooBig' }] } });
  });
});

it('a team of more people than a company sends anywhere is refused', async () => {
  const users = Array.from({ length: 101 }, (_, at) => at + 1);
  const answer = await api.as('admin').post('/task', { title: 'Menjava ventila', users });
  expect(answer).toMatchObject({ status: 422, body: { errors: [{ field: 'users', reason: 'tooMany' }] } });
});
