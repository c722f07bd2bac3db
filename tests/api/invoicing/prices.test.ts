// Prices are written from a day on, one for each day and kind, and many are looked up at once by the same few reads.
import { beforeAll, describe, expect, it } from 'vitest';
import { type Reader, readerOf } from '#server/core/database/reader.ts';
import { hourlyPrices, kilometerPrices } from '#server/domain/invoicing/prices.ts';
import { type Fields, useApi } from '#tests/support/api.ts';

const api = useApi();
const make = async (path: string, body: Fields) => {
  const answer = await api.as('admin').post(path, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return Number(answer.body.id);
};
const ids = { hotel: 0, school: 0, work: 0, road: 0, fitter: 0 };
beforeAll(async () => {
  ids.hotel = await make('/client', { name: 'Hotel Zlatorog' });
  ids.school = await make('/client', { name: 'OŠ Triglav' });
  ids.work = await make('/work_type', { name: 'Čiščenje kotla', hourly_price: 4500 });
  ids.road = await make('/transport_type', { name: 'Dvigalo', price_per_km: 90 });
  ids.fitter = await make('/user_type', { name: 'Kotlovski tehnik' });
  await make('/price', { work_type_id: ids.work, client_id: ids.hotel, hourly_price: 4000, valid_from: '2026-01-01' });
  await make('/price', { work_type_id: ids.work, user_type_id: ids.fitter, hourly_price: 5100, valid_from: '2026-01-01' });
  await make('/kilometer_price', { transport_type_id: ids.road, client_id: ids.hotel, price_per_km: 70, valid_from: '2026-01-01' });
});

/** A reader that counts what it is asked. */
const counting = (): { read: Reader; reads: () => number } => {
  let reads = 0;
  const { dialect, prepare, all } = api.database.read;
  const counted: Reader['all'] = (text, parameters) => {
    reads += 1;
    return all(text, parameters);
  };
  return { read: readerOf(dialect, { prepare, all: counted }), reads: () => reads };
};

describe('looked up', () => {
  it('for many hours at once, in their order, with two reads however many they are', async () => {
    const hour = (client_id: number | null, user_type_id: number | null, day: string) => ({
      work_type_id: ids.work,
      client_id,
      user_type_id,
      day,
    });
    const four = [
      hour(ids.hotel, ids.fitter, '2026-05-01'),
      hour(ids.school, ids.fitter, '2026-05-01'),
      hour(ids.school, null, '2026-05-01'),
      hour(null, ids.fitter, '2025-12-31'),
    ];
    const few = counting();
    const found = await hourlyPrices(few, four);
    expect(found.map(({ price, rule }) => [price, rule])).toEqual([
      [4000, 'clientList'],
      [5100, 'userType'],
      [4500, 'workType'],
      [4500, 'workType'],
    ]);
    expect(found[0]?.valid_from).toBe('2026-01-01');
    const many = counting();
    await hourlyPrices(many, Array.from({ length: 50 }, () => four).flat());
    expect([few.reads(), many.reads()]).toEqual([2, 2]);
  });

  it('for kilometres', async () => {
    const road = (client_id: number) => ({ transport_type_id: ids.road, client_id, day: '2026-05-01' });
    const found = await kilometerPrices(api.database, [road(ids.school), road(ids.hotel)]);
    expect(found.map(({ price, rule }) => [price, rule])).toEqual([
      [90, 'transportType'],
      [70, 'clientList'],
    ]);
  });
});

describe('a day has one price', () => {
  it.each([
    ['of a client', () => ({ client_id: ids.school })],
    ['of a kind of worker', () => ({ user_type_id: ids.fitter })],
    ['of a kind of worker for a client', () => ({ client_id: ids.school, user_type_id: ids.fitter })],
    ['of everybody', () => ({})],
  ] as const)('%s, also when five write it at once', async (_case, whose) => {
    const body = { work_type_id: ids.work, hourly_price: 4200, valid_from: '2027-02-01', ...whose() };
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => api.as('nina').post('/price', body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
  });
});

it('prices are the business of whoever makes invoices', async () => {
  expect((await api.as('luka').get('/price')).status).toBe(403);
  const looker = await api.hire(['invoicing.read']);
  expect((await api.as(looker).get('/price')).status).toBe(200);
  expect((await api.as(looker).post('/price', { work_type_id: ids.work, hourly_price: 1, valid_from: '2027-01-01' })).status).toBe(403);
});
