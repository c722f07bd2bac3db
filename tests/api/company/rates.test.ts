// Rates are never overwritten: what a ride has taken, or what has stood for a day, stays; what is to come may still change.
import { beforeAll, describe, expect, it } from 'vitest';
import { dayAfter, dayOf } from '#schema/core/zone.ts';
import { type Fields, useApi } from '#tests/support/api.ts';

const api = useApi();
const admin = () => api.as('admin');
const today = dayOf(Date.now(), 'Europe/Ljubljana');
/** When clocks are set back, so many hours earlier is still the same day. */
const longestDay = 25 * 3_600_000;
const rates = async (kind: 'mileage_rate' | 'per_diem_rate' | 'vat_rate') =>
  (await admin().get('/settings/rates')).body[kind] as readonly (Fields & { id: number; used: number })[];
const state = async (kind: 'mileage_rate' | 'per_diem_rate', id: number) => (await rates(kind)).find((one) => one.id === id);
const made = async (path: string, body: Fields) => {
  const answer = await admin().post(path, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return Number(answer.body.id);
};

/** The mileage rate of today. */
let current: Fields & { id: number; used: number };
/** Somebody has driven their own car lately, and the rate was taken. */
beforeAll(async () => {
  const { database } = api;
  const [vehicle] = await api.rows('select id from vehicle where owner_id is not null order by id limit 1');
  const [task] = await api.rows('select id from task order by id limit 1');
  await database.orm.em.fork().transactional(async (em) => {
    em.create(database.entities.transport, {
      task_id: Number(task?.id),
      user_id: api.id('marko'),
      vehicle_id: Number(vehicle?.id),
      status: 1,
      start_kilometers: 1000,
      end_kilometers: 1040,
      start_time: new Date(`${dayAfter(today, -3)}T08:00:00Z`),
      end_time: new Date(`${dayAfter(today, -3)}T09:00:00Z`),
    });
  });
  const found = (await rates('mileage_rate')).find(({ standing }) => standing === 'current');
  if (!found) throw new Error('The demo company has a rate.');
  current = found;
});

it('the states tell what holds now, what took it and why it is fixed', async () => {
  expect(current).toMatchObject({ standing: 'current', until: null, locked: 'rateUsed' });
  expect(current.used).toBeGreaterThan(0);
  expect(await rates('mileage_rate')).toContainEqual({ id: 1, standing: 'past', until: '2024-02-29', used: 0, locked: 'ratePast' });
  expect((await rates('per_diem_rate'))[0]).toMatchObject({ standing: 'current', used: 0, locked: 'ratePast' });
  expect((await rates('vat_rate'))[0]).toMatchObject({ standing: 'current', used: 0, locked: 'ratePast' });
});

describe('a rate that is fixed', () => {
  it.each([
    ['changed', 'put'],
    ['deleted', 'delete'],
  ] as const)('is not %s, and the refusal counts what took it', async (_what, verb) => {
    const answer = await admin()[verb](`/mileage_rate/${current.id}`, verb === 'put' ? { price_per_km: 50 } : undefined);
    expect(answer).toMatchObject({ status: 409, body: { reason: 'rateUsed', used: current.used } });
    expect(String(answer.body.detail)).toContain(String(current.used));
    expect((await admin().get(`/mileage_rate/${current.id}`)).body).toMatchObject({ price_per_km: 43, version: 1 });
  });

  it.each([
    ['mileage_rate', 1, { price_per_km: 1 }],
    ['per_diem_rate', 1, { amount_8_12: 1 }],
  ] as const)('by its age stays too: %s', async (entity, id, change) => {
    expect(await admin().put(`/${entity}/${id}`, change)).toMatchObject({ status: 409, body: { reason: 'ratePast' } });
    expect(await admin().delete(`/${entity}/${id}`)).toMatchObject({ status: 409, body: { reason: 'ratePast' } });
  });
});

describe('a rate that is to come', () => {
  it('ends the one before it, says who wrote it, and may change and go', async () => {
    const id = await made('/mileage_rate', { valid_from: dayAfter(today, 38), price_per_km: 45 });
    expect(await state('mileage_rate', id)).toEqual({ id, standing: 'future', until: null, used: 0, locked: null });
    expect(await state('mileage_rate', current.id)).toMatchObject({ standing: 'current', until: dayAfter(today, 37) });
    expect((await admin().put(`/mileage_rate/${id}`, { price_per_km: 46 })).body).toMatchObject({
      price_per_km: 46,
      added_by: api.id('admin'),
    });
    expect((await admin().delete(`/mileage_rate/${id}`)).status).toBe(200);
    expect(await state('mileage_rate', current.id)).toMatchObject({ until: null });
  });

  it('does not begin where rides have taken the rate before it', async () => {
    expect(await admin().post('/mileage_rate', { valid_from: dayAfter(today, -10), price_per_km: 45 })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'valid_from', reason: 'alreadyPriced' }] },
    });
    const id = await made('/mileage_rate', { valid_from: dayAfter(today, 5), price_per_km: 45 });
    expect(await admin().put(`/mileage_rate/${id}`, { valid_from: dayAfter(today, -10) })).toMatchObject({ status: 422 });
    await admin().delete(`/mileage_rate/${id}`);
  });

  it('does not begin on the day of another', async () => {
    expect(await admin().post('/mileage_rate', { valid_from: '2024-03-01', price_per_km: 45 })).toMatchObject({ status: 422 });
    const day = dayAfter(today, 9);
    const sameDay = { status: 422, body: { errors: [{ field: 'valid_from', reason: 'sameDay' }] } };
    const id = await made('/mileage_rate', { valid_from: day, price_per_km: 45 });
    expect(await admin().post('/mileage_rate', { valid_from: day, price_per_km: 44 })).toMatchObject(sameDay);
    expect((await admin().put(`/mileage_rate/${id}`, { price_per_km: 46 })).status).toBe(200);
    const perDiem = { valid_from: day, amount_8_12: 1, amount_over_12: 2 };
    const austria = await made('/per_diem_rate', { ...perDiem, country: 'AT' });
    expect(await admin().post('/per_diem_rate', { ...perDiem, country: 'AT' })).toMatchObject(sameDay);
    const italy = await made('/per_diem_rate', { ...perDiem, country: 'IT' });
    expect(await admin().put(`/per_diem_rate/${italy}`, { country: 'AT' })).toMatchObject(sameDay);
    for (const one of [austria, italy]) await admin().delete(`/per_diem_rate/${one}`);
    await admin().delete(`/mileage_rate/${id}`);
  });
});

it('a slip in an older row is mended on the day on which it was written, and a day later it stands', async () => {
  const id = await made('/per_diem_rate', { valid_from: '2021-01-01', country: 'DE', amount_8_12: 100, amount_over_12: 5500 });
  expect((await admin().put(`/per_diem_rate/${id}`, { amount_8_12: 4125 })).status).toBe(200);
  const { database } = api;
  await database.orm.em.fork().transactional(async (em) => {
    (await em.findOneOrFail(database.entities.per_diem_rate, { id })).date_added = new Date(Date.now() - longestDay);
  });
  expect(await admin().put(`/per_diem_rate/${id}`, { amount_8_12: 1 })).toMatchObject({ status: 409, body: { reason: 'ratePast' } });
});

describe('the settings', () => {
  it.each([
    ['a day that no month has', { vacation_removal_day: 31, vacation_removal_month: 2 }, 'vacation_removal_day', 'realDay'],
    ['a day that comes every fourth year', { vacation_removal_day: 29, vacation_removal_month: 2 }, 'vacation_removal_day', 'realDay'],
    ['an IBAN with a wrong digit', { iban: 'SI56 1910 0000 0123 439' }, 'iban', 'ibanChecksum'],
    ['a time zone that does not exist', { timezone: 'Europe/Trzin' }, 'timezone', 'notChoice'],
    [
      'notifications that end before they begin',
      { notification_start_hour: 20, notification_end_hour: 7 },
      'notification_end_hour',
      'notificationHours',
    ],
    ['hours of work more exact than a second', { minimal_work_hours: 7.33333 }, 'minimal_work_hours', 'tooManyDigits'],
    ['twenty-five hours of work', { minimal_work_hours: 25 }, 'minimal_work_hours', 'tooBig'],
  ])('refuse %s', async (_what, change, field, reason) => {
    expect(await admin().put('/settings', change)).toMatchObject({ status: 422, body: { errors: [{ field, reason }] } });
  });

  it('keep half an hour of work', async () => {
    expect((await admin().put('/settings', { minimal_work_hours: 7.5 })).body).toMatchObject({ minimal_work_hours: 7.5 });
    expect((await admin().get('/settings')).body).toMatchObject({ minimal_work_hours: 7.5 });
    await admin().put('/settings', { minimal_work_hours: 8 });
  });

  it('keep an IBAN without blanks', async () => {
    expect((await admin().put('/settings', { iban: 'si56 1910 0000 0123 438' })).body).toMatchObject({ iban: 'SI56191000000123438' });
  });
});
