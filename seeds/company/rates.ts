// The demo company's rates for kilometres with an own car for per diems and for days on call, with the day from which each holds.
import { userId } from '../cast.ts';
import type { Row } from '../rows.ts';

const office = userId('nina');

/** The flat rate of a day on call, for Saturdays, Sundays and holidays a higher one. */
export const onCallRates: readonly Row<'on_call_rate'>[] = (
  [
    ['first', 2400, 4000],
    ['backup', 1200, 2000],
  ] as const
).map(([level, day_amount, free_day_amount], index) => ({
  id: index + 1,
  valid_from: '2025-01-01',
  level,
  day_amount,
  free_day_amount,
  hours_percent: 0,
  note: null,
  added_by: office,
  date_added: '2024-12-18T08:10:00.000Z',
}));

export const mileageRates: readonly Row<'mileage_rate'>[] = [
  {
    id: 1,
    valid_from: '2021-01-01',
    price_per_km: 37,
    note: 'Prenos iz starega sistema',
    added_by: null,
    date_added: '2024-01-08T07:30:00.000Z',
  },
  { id: 2, valid_from: '2024-03-01', price_per_km: 43, note: null, added_by: office, date_added: '2024-02-26T07:40:00.000Z' },
];

export const perDiemRates: readonly Row<'per_diem_rate'>[] = (
  [
    ['SI', 969, 1388, 2781],
    ['AT', 1375, 4125, 5500],
    ['HR', 1000, 3000, 4000],
  ] as const
).map(([country, amount_6_8, amount_8_12, amount_over_12], index) => ({
  id: index + 1,
  valid_from: '2024-06-01',
  country,
  amount_6_8,
  amount_8_12,
  amount_over_12,
  note: null,
  added_by: office,
  date_added: '2024-05-28T08:15:00.000Z',
}));

export const vatRates: readonly Row<'vat_rate'>[] = (
  [
    ['standard', '2013-07-01', 22],
    ['reduced', '2013-07-01', 9.5],
    ['special', '2020-01-01', 5],
  ] as const
).map(([kind, valid_from, percent], index) => ({
  id: index + 1,
  valid_from,
  kind,
  percent,
  note: null,
  added_by: null,
  date_added: '2024-01-08T07:30:00.000Z',
}));
