// The time lock at its edges, on the wall of companies in different places.
import { expect, it } from 'vitest';
import { lockedBefore } from '#schema/company/time-lock.ts';

it.each([
  ['a second before the lock day in Ljubljana', '2026-11-04T22:59:59Z', 5, 'Europe/Ljubljana', '2026-09-30T22:00:00Z'],
  ['at its midnight', '2026-11-04T23:00:00Z', 5, 'Europe/Ljubljana', '2026-10-31T23:00:00Z'],
  ['at the end of the month', '2026-11-30T22:59:59Z', 5, 'Europe/Ljubljana', '2026-10-31T23:00:00Z'],
  ['on the first of the next', '2026-11-30T23:00:00Z', 5, 'Europe/Ljubljana', '2026-10-31T23:00:00Z'],
  ['in January', '2027-01-02T12:00:00Z', 5, 'Europe/Ljubljana', '2026-11-30T23:00:00Z'],
  ['on a lock day that is the first', '2026-11-01T00:00:00Z', 1, 'Europe/Ljubljana', '2026-10-31T23:00:00Z'],
  ['on the 28th of February', '2027-02-28T00:00:00Z', 28, 'UTC', '2027-02-01T00:00:00Z'],
  ['in New York, where it is still the day before', '2026-11-05T04:59:59Z', 5, 'America/New_York', '2026-10-01T04:00:00Z'],
])('%s', (_when, now, time_lock_day, timezone, expected) => {
  expect(new Date(lockedBefore(Date.parse(now), { time_lock_day, timezone })).toISOString()).toBe(new Date(expected).toISOString());
});
