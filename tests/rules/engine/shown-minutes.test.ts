// Durations are shown in whole minutes that add up to what stands above them.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { breakMinutes, minutesThatAddUp } from '#schema/core/rounding.ts';

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

it('rows add up to the rounded sum, each off by less than a minute, whole minutes as they are', () =>
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 40_000 })), (seconds) => {
      const minutes = minutesThatAddUp(seconds);
      expect(sumOf(minutes)).toBe(Math.round(sumOf(seconds) / 60));
      minutes.forEach((shown, at) => {
        const exact = (seconds[at] ?? 0) / 60;
        expect(Math.abs(shown - exact)).toBeLessThan(1);
        if (Number.isInteger(exact)) expect(shown).toBe(exact);
      });
    }),
  ));

it.each([
  ['no break', '08:00:00', '09:00:00', 3600, 0],
  ['a break of two minutes', '03:51:00', '04:04:00', 660, 2],
  ['seconds that make no minute', '08:00:00', '09:00:20', 3600, 0],
  ['an hour of autumn that is counted twice', '08:00:00', '09:00:00', 4000, 0],
])('%s', (_case, from, to, seconds, minutes) => {
  const day = (time: string) => `2026-11-20T${time}.000Z`;
  expect(breakMinutes({ from: day(from), to: day(to), seconds })).toBe(minutes);
});
