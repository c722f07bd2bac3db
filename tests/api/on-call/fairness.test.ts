// How the time on call is shared, in a month and in the year that ends with it.
import { beforeAll, describe, expect, it } from 'vitest';
import { type Person, useApi } from '#tests/support/api.ts';

const api = useApi();
const hour = 3600;
const turn = async (person: Person, from: string, to: string, level = 'first') =>
  expect(
    (await api.as('luka').post('/on_call_shift', { user_id: api.id(person), from: `${from}:00.000Z`, to: `${to}:00.000Z`, level })).status,
  ).toBe(201);
const shares = async (month: string) => {
  const { rows, status } = await api.as('jure').get(`/on_call/fairness?month=${month}`);
  expect(status).toBe(200);
  return rows;
};
const of = async (month: string, person: Person) => (await shares(month)).find(({ user_id }) => user_id === api.id(person));

beforeAll(() => api.database.orm.em.fork().transactional((em) => em.nativeDelete(api.database.entities.on_call_shift, {})));

describe('fairness', () => {
  it('counts the hours of a month and of twelve months, of them weekends and holidays', async () => {
    await turn('marko', '2033-02-28T06:00', '2033-03-07T06:00');
    await turn('marko', '2032-06-07T05:00', '2032-06-14T05:00');
    await turn('marko', '2032-03-01T06:00', '2032-03-08T06:00');
    await turn('petra', '2033-03-07T06:00', '2033-03-08T06:00', 'backup');
    // Of the first turn the 28th of February is another month's; the turn of March 2032 lies before the twelve months.
    expect(await of('2033-03', 'marko')).toMatchObject({
      month: { seconds: (6 * 24 + 7) * hour, free_seconds: 48 * hour },
      year: { seconds: 2 * 168 * hour, free_seconds: 96 * hour },
    });
    expect(await of('2033-03', 'petra')).toMatchObject({ month: { seconds: 24 * hour, free_seconds: 0 }, year: { seconds: 24 * hour } });
    const [first] = await shares('2033-03');
    expect(first?.user_id).toBe(api.id('marko'));
  });

  it('names whoever can be on call and was not', async () => {
    expect((await shares('2040-01')).every(({ year }) => (year as { seconds: number }).seconds === 0)).toBe(true);
    expect((await shares('2040-01')).map(({ user_id }) => user_id)).toContain(api.id('marko'));
  });

  it('refuses what is no month, and who is signed out', async () => {
    expect((await api.as('luka').get('/on_call/fairness?month=2033-13')).status).toBe(422);
    expect((await api.as(null).get('/on_call/fairness?month=2033-03')).status).toBe(401);
  });
});
