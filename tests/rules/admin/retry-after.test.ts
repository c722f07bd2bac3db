// How long sign-in waits after too many tries, in every form in which a server or a proxy may say it.
import { expect, it } from 'vitest';
import { retryAfter } from '#public-pages/calls/call.ts';
import { clock } from '#public-pages/login/use-countdown.ts';

const now = Date.parse('2026-11-21T10:00:00Z');

it.each([
  ['seconds', '75', 75],
  ['a date', 'Sat, 21 Nov 2026 10:00:30 GMT', 30],
  ['a date that has passed', 'Sat, 21 Nov 2026 09:00:00 GMT', 1],
  ['nothing', null, 60],
  ['an empty header', ' ', 60],
  ['nonsense', 'soon', 60],
])('is told by %s', (_case, header, seconds) => {
  expect(retryAfter(header, now)).toBe(seconds);
});

it('is shown as minutes and seconds', () => {
  expect([clock(75), clock(5), clock(600)]).toEqual(['1:15', '0:05', '10:00']);
});
