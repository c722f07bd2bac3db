// Whoever is told something outside their hours hears of it when they begin, on the wall clock of the company.
import { expect, it } from 'vitest';
import { waitsUntil } from '#schema/company/quiet-hours.ts';

const day = { start: 6, end: 20 };
it.each([
  ['at noon', '2026-11-24T11:00:00Z', day, null],
  ['with the first second of the hours', '2026-11-24T05:00:00Z', day, null],
  ['a second before them', '2026-11-24T04:59:59Z', day, '2026-11-24T05:00:00.000Z'],
  ['with the last second', '2026-11-24T18:59:59Z', day, null],
  ['when they have just ended', '2026-11-24T19:00:00Z', day, '2026-11-25T05:00:00.000Z'],
  ['before midnight', '2026-12-31T22:30:00Z', day, '2027-01-01T05:00:00.000Z'],
  ['never quiet', '2026-11-24T02:00:00Z', { start: 0, end: 24 }, null],
  ['over the night of the change to winter', '2026-10-24T19:00:00Z', day, '2026-10-25T05:00:00.000Z'],
  ['over the night of the change to summer', '2026-03-28T20:00:00Z', day, '2026-03-29T04:00:00.000Z'],
  ['from an hour that is missing that night', '2026-03-28T22:00:00Z', { start: 2, end: 20 }, '2026-03-29T01:00:00.000Z'],
])('%s', (_when, now, hours, until) => {
  const waits = waitsUntil(Date.parse(now), hours, 'Europe/Ljubljana');
  expect(waits === null ? null : new Date(waits).toISOString()).toBe(until);
});
