// Numbers are read as people type them, in any of the five languages; what may mean two numbers is told as two.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFormat } from '#schema/core/format.ts';
import {
  centsIn,
  type DecimalMark,
  decimalMark,
  hoursIn,
  isTwofold,
  markAmong,
  numbersIn,
  onlyOf,
  percentIn,
  secondsIn,
} from '#schema/core/number-text.ts';
import { languages } from '#schema/core/words.ts';

const zone = 'Europe/Ljubljana';

it.each([
  ['sl', ','],
  ['en', '.'],
  ['fr', ','],
  ['de', ','],
  ['hr', ','],
] as const)('the decimal mark in %s is »%s«', (language, mark) => expect(decimalMark(language)).toBe(mark));

describe.each([',', '.'] as const)('where the decimal mark is »%s«, a number', (decimal) => {
  it.each([
    ['14', 14],
    ['-3', -3],
    ['−3', -3],
    ['- 3,5', -3.5],
    ['-3,5', -3.5],
    ['1204,5', 1204.5],
    ['1204.50', 1204.5],
    ['12.345,60', 12_345.6],
    ['12,345.60', 12_345.6],
    ['1.204.000,5', 1_204_000.5],
    ['1 250', 1250],
    ['1 250,5', 1250.5],
    ['1\u00a0204,50', 1204.5],
    ['1\u202f204.500', 1204.5],
    ["1'250", 1250],
    ['1’204.50', 1204.5],
    ['1,204,000', 1_204_000],
    ['1.204.000', 1_204_000],
    ['0,125', 0.125],
    ['0.125', 0.125],
    ['0.5', 0.5],
    ['1,2500', 1.25],
    ['1234.567', 1234.567],
    [',5', 0.5],
    ['.5', 0.5],
    ['5,', 5],
    ['5.', 5],
    ['45,00 €', 45],
    ['€ 45', 45],
  ])('%s is %d', (text, value) => expect(numbersIn(text, decimal)).toEqual([value]));

  it.each([
    '',
    ' ',
    'x',
    ',',
    '.',
    '-',
    '1,2,3',
    '1.2.3',
    '1,20,300',
    '1.2,345.6',
    '12a',
    '--1',
    '12 5',
    '1 2500',
    '0.123.456',
    '1e3',
    '1'.repeat(99),
  ])('»%s« is none', (text) => expect(numbersIn(text, decimal)).toEqual([]));
});

describe('one mark before three digits', () => {
  it.each([
    [',', '12,345', [12.345]],
    [',', '1,250', [1.25]],
    [',', '-1,250', [-1.25]],
    [',', '1.250', [1250, 1.25]],
    [',', '12.345', [12_345, 12.345]],
    ['.', '12,345', [12_345, 12.345]],
    ['.', '-12,345', [-12_345, -12.345]],
    ['.', '12.345', [12.345]],
  ] as const)('where the decimal mark is »%s«, %s may mean %j', (decimal, text, values) => {
    expect(numbersIn(text, decimal)).toEqual(values);
    expect(Number.isNaN(onlyOf(numbersIn(text, decimal)))).toBe(values.length > 1);
  });

  it.each(['1.250', '12,345'])('%s is twofold somewhere', (text) => expect(isTwofold(text)).toBe(true));
  it.each(['1.25', '12.345,0', 'x', ''])('%s is twofold nowhere', (text) => expect(isTwofold(text)).toBe(false));

  it('means what fits the field, where one reading does not', () => {
    expect(numbersIn('148.204', ',', 0)).toEqual([148_204]);
    expect(numbersIn('14.000', ',', 0)).toEqual([14_000]);
    expect(numbersIn('148,204', '.', 0)).toEqual([148_204]);
    expect(numbersIn('12.345', ',', 2)).toEqual([12_345]);
    expect(numbersIn('1.250', ',', 2)).toEqual([1250, 1.25]);
  });

  it('is never read as thousands by the mark of decimals, even where decimals do not fit', () => {
    expect(numbersIn('148,204', ',', 0)).toEqual([148.204]);
    expect(centsIn('12,345', ',')).toEqual([1234.5]);
  });
});

const fraction = (digits: number) =>
  fc.integer({ min: -1e9, max: 1e9 }).map((whole) => {
    const value = Number((whole / 10 ** digits).toFixed(digits));
    return value === 0 ? 0 : value;
  });

describe.each(languages)('in %s', (language) => {
  const format = createFormat(language, zone);
  const decimal = decimalMark(language);

  it('reads every number as its own fields write it', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 6 }).chain((digits) => fraction(digits).map((value) => ({ digits, value }))),
        ({ digits, value }) => {
          expect(numbersIn(format.typed(value, digits), decimal)).toEqual([value]);
          expect(numbersIn(format.spaced(value, digits), decimal)).toEqual([value]);
          // With thousands separators, it is the same number, or a question with the number among its answers.
          expect(numbersIn(format.number(value, digits), decimal)).toContain(value);
          if (digits === 0) expect(numbersIn(format.number(value, digits), decimal, 0)).toEqual([value]);
        },
      ),
      { numRuns: 2000 },
    ));

  it('reads money, shares and hours as it writes them', () =>
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), (cents) => {
        expect(centsIn(format.amount(cents), decimal)).toEqual([cents]);
        expect(centsIn(format.money(cents), decimal)).toEqual([cents]);
        const share = Math.abs(cents % 10_001) / 100;
        expect(percentIn(format.percent(share), decimal)).toEqual([share]);
        const minutes = Math.abs(cents % 100_000);
        expect(secondsIn(format.hours(minutes * 60), decimal)).toEqual([minutes * 60]);
        expect(secondsIn(format.clock(minutes), decimal)).toEqual([minutes]);
      }),
      { numRuns: 2000 },
    ));
});

it.each([
  [centsIn, '1.204,5 €', [120_450]],
  [centsIn, '0,29', [29]],
  [percentIn, '12,34 %', [12.34]],
  [percentIn, '9.5', [9.5]],
  [percentIn, '–', [0]],
  [percentIn, '-5', []],
  [percentIn, '120', []],
  [percentIn, '9,555', []],
  [percentIn, 'pet', []],
] as const)('%o reads »%s«', (read, text, values) => expect(read(text, ',')).toEqual(values));

describe('a duration', () => {
  it.each([
    ['2:30', [9000]],
    ['0:07', [420]],
    ['1:02:03', [3723]],
    ['2,5', [9000]],
    ['2h30', [9000]],
    ['2 h 30 min', [9000]],
    ['2h', [7200]],
    ['45 min', [2700]],
    ['8', [28_800]],
    [',5', [1800]],
    ['2.30', [9000, 8280]],
    ['2.50', [10_200, 9000]],
    ['2.00', [7200]],
    ['2.5', [9000]],
    ['1.250', [4_500_000, 4500]],
  ])('%s is %j seconds', (text, seconds) => expect(secondsIn(text, ',')).toEqual(seconds));

  it('with a point is decimal in English', () => expect(secondsIn('2.30', '.')).toEqual([8280]));
  it.each(['2:75', 'dve uri', '2h75', '-1:00', ''])('»%s« is none', (text) => expect(secondsIn(text, ',')).toEqual([]));
});

describe('hours', () => {
  it.each([
    ['8', [8]],
    ['7:30', [7.5]],
    ['7,5', [7.5]],
    ['7:20', [7.3333]],
    ['7h20', [7.3333]],
    ['7.30', [7.5, 7.3]],
  ])('%s is %j', (text, hours) => expect(hoursIn(text, ',', 4)).toEqual(hours));

  it.each(['7:75', '7:', 'osem'])('»%s« is none', (text) => expect(hoursIn(text, ',', 4)).toEqual([]));
});

it.each([
  [['45,5', '1.250'], ','],
  [['1.250', '45.50'], '.'],
  [['1.204.000'], ','],
  [['1,204,000'], '.'],
  [['12.345,60'], ','],
  [['0,125'], ','],
  [['1.250', '12,345', '7'], undefined],
  [['45,5', '45.5'], undefined],
  [[], undefined],
] as [string[], DecimalMark | undefined][])('a file with %j shows the mark %j', (texts, mark) => expect(markAmong(texts)).toBe(mark));
