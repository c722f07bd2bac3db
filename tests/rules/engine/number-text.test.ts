// Numbers are read as people type them, in any of the five languages.
import { describe, expect, it } from 'vitest';
import { centsIn, hoursIn, numberIn, percentIn, secondsIn } from '#schema/core/number-text.ts';

describe('a number', () => {
  it.each([
    ['14', 14],
    ['-3', -3],
    ['1204,5', 1204.5],
    ['1204.50', 1204.5],
    ['1.204,50', 1204.5],
    ['1,204.50', 1204.5],
    ['1 204,50', 1204.5],
    ['1’204.50', 1204.5],
    ['1.204', 1204],
    ['1,204,000', 1_204_000],
    ['0,125', 0.125],
    ['0.5', 0.5],
    ['45,00 €', 45],
  ])('%s is %d', (text, value) => expect(numberIn(text)).toBe(value));

  it.each(['', 'x', '1,2,3', '1.2.3', '12a', '--1', ',5'])('»%s« is none', (text) => expect(numberIn(text)).toBeNaN());
});

it.each([
  [centsIn, '1.204,5 €', 120_450],
  [percentIn, '12,34 %', 12.34],
  [percentIn, '–', 0],
  [percentIn, '-5', 0],
  [percentIn, '120', 100],
  [percentIn, 'pet', Number.NaN],
] as const)('%o reads »%s«', (read, text, value) => expect(read(text)).toBe(value));

describe('a duration', () => {
  it.each([
    ['2:30', 9000],
    ['0:07', 420],
    ['1:02:03', 3723],
    ['2,5', 9000],
    ['8', 28_800],
  ])('%s is %d seconds', (text, seconds) => expect(secondsIn(text)).toBe(seconds));

  it.each(['2:75', 'dve uri'])('»%s« is none', (text) => expect(secondsIn(text)).toBeNaN());
});

describe('hours', () => {
  it.each([
    ['8', 8],
    ['7:30', 7.5],
    ['7,5', 7.5],
    ['7:20', 7.3333],
  ])('%s is %d', (text, hours) => expect(hoursIn(text, 4)).toBe(hours));

  it.each(['7:75', '7:', 'osem'])('»%s« is none', (text) => expect(hoursIn(text, 4)).toBeNaN());
});
