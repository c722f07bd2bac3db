// A year of holidays is filled for a country: shown first, added once, each with its event, by whoever may write them.
import { describe, expect, it } from 'vitest';
import { type Fields, useApi } from '#tests/support/api.ts';

const api = useApi();
const fill = (year: number, country = 'SI') => api.as('admin').post('/holiday/fill', { year, country });
const proposed = async (year: number, country = 'SI') => (await api.as('admin').get(`/holiday/fill?year=${year}&country=${country}`)).rows;
const missing = (rows: readonly Fields[]) => rows.filter(({ there }) => there === false).length;
const stored = (year: number, country = 'SI') =>
  api.count('admin', 'holiday', { country, date_gte: `${year}-01-01`, date_lte: `${year}-12-31` });

it('shows what is missing before anything is written', async () => {
  expect(missing(await proposed(2028))).toBe(15);
  expect(await stored(2028)).toBe(0);
  expect(missing(await proposed(2026))).toBe(0);
});

it('adds what is missing, with an event each, and nothing twice', async () => {
  const { status, rows } = await fill(2028);
  expect(status).toBe(200);
  expect(rows).toContainEqual({ date: '2028-02-08', name: 'Prešernov dan, slovenski kulturni praznik', there: false });
  expect(await stored(2028)).toBe(15);
  const events = await api.rows(
    "select e.id from event e join holiday h on h.id = e.entity_id where e.entity = 'holiday' and e.action = 'create' and h.date >= '2028-01-01'",
  );
  expect(events).toHaveLength(15);
  expect(missing((await fill(2028)).rows)).toBe(0);
  expect(await stored(2028)).toBe(15);
});

it("leaves a day of one's own as it is, under its own name", async () => {
  await api.as('admin').post('/holiday', { date: '2029-05-01', name: 'Praznik dela z izletom', country: 'SI' });
  await fill(2029);
  const { rows } = await api.as('admin').get(`/holiday?filter=${encodeURIComponent(JSON.stringify({ date: '2029-05-01' }))}`);
  expect(rows).toMatchObject([{ name: 'Praznik dela z izletom' }]);
  expect(await stored(2029)).toBe(15);
});

describe('is refused', () => {
  it.each([
    ['a year far away', { year: 1850, country: 'SI' }, 'year'],
    ['a year that is no number', { year: 'letos', country: 'SI' }, 'year'],
    ['a country that does not exist', { year: 2030, country: 'XX' }, 'country'],
  ])('%s', async (_what, body, field) => {
    expect(await api.as('admin').post('/holiday/fill', body)).toMatchObject({ status: 422, body: { errors: [{ field }] } });
  });

  it('for somebody who may not write holidays', async () => {
    expect((await api.as('marko').post('/holiday/fill', { year: 2030, country: 'SI' })).status).toBe(403);
    expect((await api.as('marko').get('/holiday/fill?year=2030&country=SI')).status).toBe(403);
  });
});
