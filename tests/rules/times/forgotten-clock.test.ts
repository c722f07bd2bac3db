// When a clock counts as forgotten, and when its user usually goes home.
import { describe, expect, it } from 'vitest';
import { isForgotten, signsUntil, usualEnd } from '#schema/times/forgotten-clock.ts';

const zone = 'Europe/Ljubljana';
const at = (text: string) => Date.parse(text);

describe('a clock', () => {
  it.each([
    ['of the morning, at noon', '2026-11-24T06:00:00Z', '2026-11-24T11:00:00Z', false],
    ['that runs for more than ten hours', '2026-11-24T06:00:00Z', '2026-11-24T16:00:01Z', true],
    ['of an evening, after midnight', '2026-11-24T21:00:00Z', '2026-11-24T23:00:00Z', true],
    ['of an evening, before midnight of the company', '2026-11-24T21:00:00Z', '2026-11-24T22:59:59Z', false],
  ])('%s', (_case, start, now, forgotten) => expect(isForgotten(at(start), at(now), zone)).toBe(forgotten));
});

describe('the usual end', () => {
  const ends = ['2026-11-19T14:05:00Z', '2026-11-20T14:00:00Z', '2026-11-20T09:00:00Z', '2026-11-23T15:30:00Z'].map(at);
  it('is the middle of the last ends of the days', () =>
    expect(usualEnd(at('2026-11-24T07:00:00Z'), ends, at('2026-11-25T05:00:00Z'), zone)).toBe(at('2026-11-24T14:05:00Z')));
  it('is by the clock on the wall across a change of the clocks', () => {
    const summer = ['2026-10-21T13:00:00Z', '2026-10-22T13:00:00Z', '2026-10-23T13:00:00Z'].map(at);
    expect(usualEnd(at('2026-10-26T07:00:00Z'), summer, at('2026-10-27T05:00:00Z'), zone)).toBe(at('2026-10-26T14:00:00Z'));
    expect(usualEnd(at('2026-10-25T00:30:00Z'), summer, at('2026-10-26T05:00:00Z'), zone)).toBe(at('2026-10-25T14:00:00Z'));
  });
  it.each([
    ['two days tell too little', ends.slice(0, 1).concat(ends.slice(3)), '2026-11-24T07:00:00Z', '2026-11-25T05:00:00Z'],
    ['work began after it', ends, '2026-11-24T18:00:00Z', '2026-11-25T05:00:00Z'],
    ['it has not come yet', ends, '2026-11-24T03:00:00Z', '2026-11-24T13:30:00Z'],
  ])('is none where %s', (_case, known, start, now) => expect(usualEnd(at(start), known, at(now), zone)).toBeNull());
});

it('signs of life are those of the day on which the clock began', () => {
  expect(signsUntil(at('2026-11-24T12:00:00Z'), at('2026-11-25T05:00:00Z'), zone)).toBe(at('2026-11-24T23:00:00Z'));
  expect(signsUntil(at('2026-11-24T06:00:00Z'), at('2026-11-24T17:00:00Z'), zone)).toBe(at('2026-11-24T17:00:00Z'));
});
