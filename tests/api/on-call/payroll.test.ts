// Time on call for payroll: by person and level, by the rates of their days, as data and as a CSV file that adds up with it.
import { beforeAll, describe, expect, it } from 'vitest';
import { type Fields, type Person, useApi } from '#tests/support/api.ts';

const api = useApi();
const hour = 3600;
const turn = async (person: Person, from: string, to: string, fields: Fields = {}) =>
  expect(
    (await api.as('luka').post('/on_call_shift', { user_id: api.id(person), from: `${from}:00.000Z`, to: `${to}:00.000Z`, ...fields }))
      .status,
  ).toBe(201);
const rate = async (fields: Fields) => {
  const written = await api.as('admin').post('/on_call_rate', fields);
  expect(written, JSON.stringify(written.body)).toMatchObject({ status: 201 });
  return Number(written.body.id);
};
const payroll = (person: Person, query = 'month=2035-03') => api.as(person).get(`/on_call/payroll?${query}`);
const csv = async () => {
  const answer = await api.fetch(api.id('luka'), '/api/v1/on_call/payroll?month=2035-03&format=csv');
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

beforeAll(async () => {
  await api.database.orm.em.fork().transactional(async (em) => {
    await em.nativeDelete(api.database.entities.on_call_shift, {});
    await em.nativeDelete(api.database.entities.on_call_rate, {});
  });
  await rate({ valid_from: '2035-01-01', level: 'first', day_amount: 2400, free_day_amount: 4000 });
  await rate({ valid_from: '2035-03-15', level: 'first', day_amount: 3000, free_day_amount: 5000 });
  await rate({ valid_from: '2035-01-01', level: 'backup', hours_percent: 10 });
  await turn('marko', '2035-03-05T06:00', '2035-03-12T06:00');
  await turn('marko', '2035-03-26T05:00', '2035-04-02T05:00');
  await turn('petra', '2035-03-05T06:00', '2035-03-12T06:00', { level: 'backup' });
  await turn('petra', '2035-04-05T06:00', '2035-04-12T06:00', { level: 'backup' });
});

describe('the month for payroll', () => {
  it('has hours, free days, paid hours and the flat rate of each person and level', async () => {
    const { rows, status } = await payroll('luka');
    expect(status).toBe(200);
    // The second turn begins in winter time, loses an hour on the 25th before it, and ends in April: five days and 17 hours of March.
    const march = 168 + (31 - 26 + 1) * 24 - 7;
    expect(rows).toEqual([
      {
        ...{ user_id: api.id('marko'), user_name: expect.stringContaining('Marko'), level: 'first', turns: 2 },
        ...{ seconds: march * hour, free_seconds: 72 * hour, paid_seconds: 0 },
        amount: 5 * 2400 + 2 * 4000 + Math.round(((march - 168 - 24) / 24) * 3000 + 5000),
      },
      {
        ...{ user_id: api.id('petra'), user_name: expect.stringContaining('Petra'), level: 'backup', turns: 1 },
        ...{ seconds: 168 * hour, free_seconds: 48 * hour, paid_seconds: (168 * hour) / 10, amount: 0 },
      },
    ]);
  });

  it('is the same as a CSV file, which is an event of whoever takes it', async () => {
    const exports = async () => (await api.eventsOf('user', api.id('luka'))).filter(({ action }) => action === 'exportOnCall').length;
    const before = await exports();
    const { status, headers, text } = await csv();
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('text/csv');
    expect(headers.get('content-disposition')).toContain('dezurstva-2035-03.csv');
    const [head, ...lines] = text
      .replace(/^\ufeff/, '')
      .trim()
      .split('\r\n');
    expect(head?.split(';')).toHaveLength(7);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/;Rezerva;1;168:00:00;48:00:00;16:48:00;0,00$/);
    expect(await exports()).toBe(before + 1);
  });

  it('is for who plans alone', async () => {
    for (const person of ['petra', 'jure'] as const) expect((await payroll(person)).status).toBe(403);
    expect((await payroll('luka', 'month=2035-13')).status).toBe(422);
  });
});

describe('a rate', () => {
  it('holds from its day, and two of one level do not begin on the same day', async () => {
    expect(await api.as('admin').post('/on_call_rate', { valid_from: '2035-01-01', level: 'first', day_amount: 1 })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'valid_from', reason: 'sameDay' }] },
    });
    const states = (await api.as('admin').get('/settings/rates')).body.on_call_rate as Fields[];
    expect(states.map(({ standing, until }) => [standing, until])).toContainEqual(['future', '2035-03-14']);
  });

  it('is written by who keeps the settings alone', async () => {
    expect((await api.as('luka').post('/on_call_rate', { valid_from: '2036-01-01', level: 'first', day_amount: 1 })).status).toBe(403);
  });
});
