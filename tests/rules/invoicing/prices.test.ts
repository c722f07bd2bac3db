// Which price an hour takes: the client's own list, the kind of worker, what holds for everybody, and last what the work type says; each from its day on.
import { expect, it } from 'vitest';
import { priceOf, type WrittenPrice } from '#schema/invoicing/prices.ts';

const [hotel, school] = [1, 2];
const [electrician, fitter] = [7, 8];
const row = (id: number, valid_from: string, client_id: number | null, user_type_id: number | null, price: number): WrittenPrice => ({
  id,
  valid_from,
  client_id,
  user_type_id,
  price,
});
// In no order, as a database may give them.
const written = [
  row(6, '2026-01-01', null, null, 4700),
  row(2, '2026-07-01', hotel, null, 4300),
  row(1, '2025-01-01', hotel, null, 4000),
  row(5, '2025-06-01', null, electrician, 5100),
  row(3, '2026-03-01', hotel, electrician, 4900),
  row(4, '2027-01-01', null, null, 9900),
];

it.each([
  ['the client’s own price', hotel, fitter, '2026-01-15', 4000, 'clientList', 1],
  ['the newest of them that has begun', hotel, fitter, '2026-07-01', 4300, 'clientList', 2],
  ['not yet on the day before', hotel, fitter, '2026-06-30', 4000, 'clientList', 1],
  [
    'the client’s for this kind of worker, though a newer one holds for all of theirs',
    hotel,
    electrician,
    '2026-08-01',
    4900,
    'clientList',
    3,
  ],
  ['the client’s list before the kind of worker, though that is newer', hotel, electrician, '2026-02-28', 4000, 'clientList', 1],
  ['another client’s list is no matter', school, electrician, '2026-08-01', 5100, 'userType', 5],
  ['the kind of worker before everybody, though that is newer', school, electrician, '2026-02-01', 5100, 'userType', 5],
  ['workType', school, fitter, '2026-08-01', 4700, 'workType', 6],
  ['nobody of a kind', school, null, '2026-08-01', 4700, 'workType', 6],
  ['no client at all', null, electrician, '2026-08-01', 5100, 'userType', 5],
  ['the work type itself before any price began', hotel, electrician, '2024-12-31', 4500, 'workType', null],
] as const)('%s', (_case, client_id, user_type_id, day, price, rule, price_id) => {
  expect(priceOf('workType', written, 4500, { client_id, user_type_id, day })).toMatchObject({ price, rule, price_id });
});

it('a price that nobody wrote is none, and nothing costs nothing', () => {
  expect(priceOf('workType', [], null, { client_id: hotel, user_type_id: null, day: '2026-01-01' })).toEqual({
    price: null,
    rule: 'none',
    price_id: null,
    valid_from: null,
  });
  expect(
    priceOf('workType', [row(1, '2026-01-01', hotel, null, 0)], 4500, { client_id: hotel, user_type_id: null, day: '2026-01-01' }),
  ).toMatchObject({
    price: 0,
    rule: 'clientList',
  });
});
