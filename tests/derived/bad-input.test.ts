// Every field of every call, every filter and every parameter gets what no screen would send: a clear no that names it, never a fault, never a changed row.
import { beforeAll, describe, expect, it } from 'vitest';
import { entities } from '#generated/registry.ts';
import type { Entity } from '#schema/core/entity.ts';
import { type Answer, errorsOf, type Fields, queryString, useApi } from '#tests/support/api.ts';
import { atOnce } from '#tests/support/at-once.ts';
import { documentAs } from '#tests/support/openapi.ts';

const api = useApi();
type Operation = {
  parameters?: { name?: string; in?: string; required?: boolean }[];
  requestBody?: { content: { 'application/json'?: { schema: { properties?: Fields } } } };
};
const { paths } = documentAs<{ paths: Record<string, Record<string, Operation>> }>();

const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);
type Nasty = readonly (readonly [what: string, value: unknown])[];
const texts: Nasty = [
  ['a NUL', 'a\u0000b'],
  ['a lone surrogate', 'a\ud800b'],
  ['20,000 characters', 'ž'.repeat(20_000)],
  ['the name of a prototype', '__proto__'],
];
const nasty: Nasty = [
  ...texts,
  ['an escape character', '\u001b[31m'],
  ['a text of blanks', '   '],
  ['null', null],
  ['true', true],
  ['a negative number', -1],
  ['a fraction', 1.000_1],
  ['a number beyond 32 bits', 99_999_999_999],
  ['a number beyond 64 bits', 1e21],
  ['a list of large numbers', [99_999_999_999, 1e21]],
  ['a list of 2,000', Array.from({ length: 2000 }, (_, at) => at + 1)],
  ['an object', { $ne: 1 }],
  ['a date that does not exist', '2026-02-30'],
  ['an instant far away', '+275760-09-13T00:00:00Z'],
  ['lists in each other', nested(60)],
];

const calls = Object.entries(paths).flatMap(([path, operations]) =>
  Object.entries(operations).map(([method, operation]) => ({
    call: `${method.toUpperCase()} ${path}`,
    method: method.toUpperCase(),
    place: path.slice('/api/v1'.length),
    fields: Object.keys(operation.requestBody?.content['application/json']?.schema.properties ?? {}),
    parameters: (operation.parameters ?? []).flatMap(({ name, in: where, required = false }) =>
      where === 'query' && name ? [{ name, required }] : [],
    ),
  })),
);

/** The rest of a body that would be right. */
const rest: Readonly<Record<string, Fields>> = {
  'POST /api/v1/login': { email: 'nobody@example.com', password: 'x' },
  'POST /api/v1/task': { title: 'Ne nastane' },
  'POST /api/v1/meeting': { title: 'Ne nastane', planned_start: '2026-11-02T08:00:00Z', planned_end: '2026-11-02T09:00:00Z' },
  'PUT /api/v1/meeting/{id}/move': { planned_start: '2026-11-02T08:00:00Z', planned_end: '2026-11-02T09:00:00Z' },
  'PUT /api/v1/meeting/{id}/correct': { tab: 'ne-nastane', reason: 'Ne nastane', changes: [] },
  'POST /api/v1/meeting/{id}/outcome': { kind: 'decision', text: 'Ne nastane' },
  'POST /api/v1/absence': { kind_id: 1, from: '2031-03-03', to: '2031-03-04' },
  'POST /api/v1/absence/collective': { kind_id: 1, from: '2031-03-03', to: '2031-03-04', preview: true },
  'POST /api/v1/absence/decide': { ids: [999_999], transition: 'decline', reason: 'Ne nastane' },
  'POST /api/v1/offer': { title: 'Ne nastane', client_id: 1 },
  'POST /api/v1/contact': { client_id: 1, name: 'Ne nastane' },
  'POST /api/v1/branch_office': { client_id: 1, title: 'Ne nastane' },
  'POST /api/v1/project_template/{id}/project': { title: 'Ne nastane', client_id: 1 },
  'POST /api/v1/user': { name: 'Ne', last_name: 'Nastane', email: 'ne.nastane@example.com', role_id: 8 },
  'PUT /api/v1/task/{id}/subtime/{subtimeId}': {
    start_time: '2026-11-02T08:00:00Z',
    end_time: '2026-11-02T09:00:00Z',
    reason: 'Ne nastane',
  },
  'PUT /api/v1/task/{id}/subtime/{subtimeId}/multiplier': { multiplier: 1, reason: 'Ne nastane' },
  'PUT /api/v1/task/{id}/time/{timeId}/invoicing': { non_invoiced_part: false, non_invoiced_time: 0 },
  'POST /api/v1/task/{id}/transport': {
    vehicle_id: 1,
    start_kilometers: 10,
    end_kilometers: 12,
    start_time: '2026-11-02T08:00:00Z',
    end_time: '2026-11-02T09:00:00Z',
  },
  'POST /api/v1/transport/{id}/refuel': { liters: 10, price: 1000 },
  'POST /api/v1/terminal/{access_key}/event': {
    id: 'ne-nastane',
    user_token: 't.1.1.pin.1.x',
    action: 'enter',
    occurred_at: '2026-11-02T08:00:00Z',
  },
  'POST /api/v1/wiki_page': { space: 'main', title: 'Ne nastane' },
  'POST /api/v1/wiki_page/import': { space: 'main', files: [] },
  'PUT /api/v1/wiki_page/{id}/text': { edition: 1, body: 'Ne nastane' },
  'POST /api/v1/on_call/rotation': {
    user_ids: [1],
    turn_hours: 24,
    handover: '07:00',
    start: '2029-11-02',
    end: '2029-11-03',
    preview: true,
  },
  'POST /api/v1/attendance/{id}/correct': { day: '2020-01-06', hours: 'present', difference: 60, reason: 'Ne nastane' },
  'POST /api/v1/attendance/{id}/stay': { start: '2026-11-02T08:00:00Z', end: '2026-11-02T09:00:00Z', reason: 'Ne nastane' },
  'POST /api/v1/holiday': { name: 'Ne nastane', date: '2029-12-31' },
};

it('the rest of a body is told of calls that there are', () => {
  expect(Object.keys(rest).filter((name) => !calls.some(({ call }) => call === name))).toEqual([]);
});

let own = 0;
beforeAll(async () => {
  own = Number((await api.as('admin').post('/task', { title: 'Preizkus', company_user_id: api.id('admin') })).body.id);
  await api.as('admin').post(`/task/${own}/start`, { work_type_id: 1 });
});

const admin = () => api.as('admin');
const named = (answer: Answer) => errorsOf(answer).map(([field]) => field.split('.')[0]);
const textOf = ({ body }: Answer) => JSON.stringify(body);

describe('a body', () => {
  it.each(calls.filter(({ fields }) => fields.length > 0))('$call', async ({ call, method, place, fields }) => {
    const path = place.replace(/\{\w+\}/g, place.startsWith('/task') ? String(own) : '1');
    const record = method === 'PUT' && !/^\/(task|me)/.test(place) && paths[`/api/v1${place}`]?.get ? path : null;
    const faults: string[] = [];
    for (const field of fields) {
      let stands = record ? textOf(await admin().get(record)) : '';
      for (const [label, value] of nasty) {
        const answer = await admin().send(method, path, { ...rest[call], [field]: value });
        if (answer.status === 200 && path.endsWith('/stop')) await admin().post(`/task/${own}/start`, { work_type_id: 1 });
        if (answer.status >= 500) faults.push(`${field}: ${label}: ${answer.status}`);
        if (answer.status === 422 && named(answer).length > 1 && !named(answer).includes(field))
          faults.push(`${field}: ${label}: names ${named(answer)}`);
        if (!record) continue;
        if (answer.status === 200) stands = textOf(answer);
        else if (textOf(await admin().get(record)) !== stands) faults.push(`${field}: ${label}: refused, and changed the row`);
      }
    }
    expect(faults.join('\n')).toBe('');
  });

  it.each([
    ['a text', '"x"'],
    ['a number', '5'],
    ['null', 'null'],
    ['a list', '[]'],
    ['a list of records', '[{"name":"x"}]'],
  ])('is no record: %s', async (_what, raw) => {
    for (const place of ['/client', '/task', '/login'])
      expect(await admin().post(place, undefined, { raw })).toMatchObject({ status: 422, body: { errors: [{ field: 'body' }] } });
    expect(await admin().put('/client/1', undefined, { raw })).toMatchObject({ status: 422, body: { errors: [{ field: 'body' }] } });
  });
});

describe('a filter', () => {
  const lists = (Object.values(entities) as Entity[]).filter((entity) => !entity.internal && !entity.single);
  const values: Nasty = [
    ...texts,
    ['a number beyond 32 bits', 99_999_999_999],
    ['a number', 1],
    ['a list', ['a', 1, null]],
    ['an object', { $ne: 1 }],
    ['a day', '2026-11-02'],
    ['null', null],
  ];
  it.each(lists)('of $name', async (entity) => {
    const faults: string[] = [];
    const fields = ['id', 'version', 'q', 'list', 'constructor', ...entity.readable, ...Object.keys(entity.facts ?? {})];
    const keys = fields.flatMap((field) => ['', '_gte', '_neq', '_like'].map((suffix) => `${field}${suffix}`));
    const filters = keys.flatMap((key) => values.map(([label, value]) => ({ key, label, value })));
    await atOnce(filters, async ({ key, label, value }) => {
      const answer = await admin().get(`/${entity.path}${queryString({ filter: { [key]: value }, range: [0, 0], sort: ['id', 'ASC'] })}`);
      if (answer.status !== 200 && answer.status !== 422) faults.push(`${key}: ${label}: ${answer.status}`);
      else if (answer.status === 422 && named(answer).join() !== 'filter') faults.push(`${key}: ${label}: names ${named(answer)}`);
    });
    expect(faults.join('\n')).toBe('');
  });
});

describe('a parameter', () => {
  /** As deep as an address is long. */
  const deep = `${'['.repeat(7000)}${']'.repeat(7000)}`;
  const values = [
    '',
    '\u0000',
    '\ud800',
    '%',
    'null',
    '5',
    '{',
    '{}',
    '[]',
    '[1]',
    '[-1,5]',
    '[5,1]',
    '[0,1e400]',
    '[9007199254740991,9007199254740991]',
    '["id"]',
    '["id","UP"]',
    '["constructor","ASC"]',
    '[["id"],"ASC"]',
    'x'.repeat(5000),
    deep,
    `[{"of":"task","filter":{"title":${deep}}}]`,
    `{"title":${deep}}`,
  ];
  it.each(calls.filter(({ parameters }) => parameters.length > 0))('$call', async ({ method, place, parameters }) => {
    const faults: string[] = [];
    for (const { name } of parameters) {
      const missing = parameters.filter((other) => other.required && other.name !== name);
      await atOnce(values, async (value) => {
        const answer = await admin().send(method, `${place.replace(/\{\w+\}/g, '1')}?${new URLSearchParams({ [name]: value })}`);
        if (answer.status >= 500) faults.push(`${name}=${value}: ${answer.status}`);
        if (answer.status === 422 && !named(answer).some((field) => field === name || missing.some((other) => other.name === field)))
          faults.push(`${name}=${value}: names ${named(answer)}`);
      });
    }
    expect(faults.join('\n')).toBe('');
  });
});

describe('an id', () => {
  const ids = [
    'abc',
    '0',
    '-1',
    '1.5',
    '1e3',
    '01',
    '2147483648',
    '99999999999999999999',
    '%00',
    '%F0%9F',
    '١',
    "1'--",
    'NaN',
    '__proto__',
  ];
  it.each(calls.filter(({ place }) => place.includes('{')))('$call', async ({ method, place }) => {
    const faults: string[] = [];
    await atOnce(ids, async (id) => {
      const answer = await admin().send(method, place.replace(/\{\w+\}/g, id), method === 'GET' ? undefined : {});
      if (answer.status !== 404) faults.push(`${id}: ${answer.status}`);
    });
    expect(faults.join('\n')).toBe('');
  });
});
