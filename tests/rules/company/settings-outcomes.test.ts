// What the settings come to, as their page says it before they are saved.
import { describe, expect, it } from 'vitest';
import { invoicedMinutes, nextLapse, nextLock, workDaysIn } from '#schema/company/settings-outcomes.ts';

it.each([
  [7, 15, 15],
  [7, 5, 10],
  [15, 15, 15],
  [16, 15, 30],
  [7, 1, 7],
])('%i minutes in units of %i are %i on the invoice', (worked, unit, expected) => {
  expect(invoicedMinutes(worked, unit)).toBe(expected);
});

it.each([
  ['before the lock day', '2026-11-03T12:00:00Z', 5, '2026-10', '2026-11-04T23:00:00.000Z'],
  ['on the lock day', '2026-11-05T12:00:00Z', 5, '2026-11', '2026-12-04T23:00:00.000Z'],
  ['at the end of the year', '2026-12-21T12:00:00Z', 5, '2026-12', '2027-01-04T23:00:00.000Z'],
])('times are locked next, %s', (_when, now, time_lock_day, month, at) => {
  const lock = nextLock(Date.parse(now), { time_lock_day, timezone: 'Europe/Ljubljana' });
  expect({ ...lock, at: new Date(lock.at).toISOString() }).toEqual({ month, at });
});

describe('leave lapses', () => {
  it.each([
    ['this year still', '2026-03-01', { day: 30, month: 6 }, { on: '2026-06-30', year: 2025, left: 121 }],
    ['on its very day', '2026-06-30', { day: 30, month: 6 }, { on: '2026-06-30', year: 2025, left: 0 }],
    ['next year', '2026-11-21', { day: 30, month: 6 }, { on: '2027-06-30', year: 2026, left: 221 }],
  ])('%s', (_when, today, on, expected) => {
    expect(nextLapse(today, on)).toEqual(expected);
  });
});

it.each([
  ['November 2026, its first a Sunday', '2026-11', [1, 2, 3, 4, 5], ['2026-11-01'], 21],
  ['December 2026 with its holidays', '2026-12', [1, 2, 3, 4, 5], ['2026-12-25', '2026-12-26'], 22],
  ['a month of Sundays', '2026-11', [7], [], 5],
  ['nobody works', '2026-11', [], [], 0],
])('days of work: %s', (_what, month, days, holidays, expected) => {
  expect(workDaysIn(month, days, new Set(holidays))).toBe(expected);
});
