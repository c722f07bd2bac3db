// Text is found by the beginnings of its words, and by what in a word begins after letters or digits.
import { describe, expect, it } from 'vitest';
import { findableNumber, findableWords, holdsWords, readTyped, searchWords, wordsOf } from '#schema/core/search-words.ts';

describe('the words of a text', () => {
  it.each([
    ['are folded', 'Čistilna naprava ŽUŽEMBERK', ['cistilna', 'naprava', 'zuzemberk']],
    ['are parted by everything but letters and digits', 'Lipa (LJ_42-TPL)', ['lipa', 'lj', '42', 'tpl']],
    ['may be initials', 'Lipa d.o.o., Bor s. p., d.o', ['lipa', 'doo', 'bor', 'sp', 'do']],
    ['are no initials where one of them is a word', 'soba 3. a. nadstropje', ['soba', '3', 'a', 'nadstropje']],
    ['have no signs that a search could mistake for its own', `"a"* §1§2 ¦b: NOT 'c'`, ['a', '1', '2', 'b', 'not', 'c']],
    ['of other scripts stay as they are', '東京 Срђан', ['東京', 'срђан']],
    ['are none where there are none', ' – % \0 ', []],
  ])('%s', (_case, text, words) => expect(wordsOf(text)).toEqual(words));

  it('are cut where no word is so long, in the text and in the search alike', () => {
    expect(wordsOf('x'.repeat(5000))).toEqual(['x'.repeat(60)]);
    expect(wordsOf('𐐷'.repeat(70))[0]?.isWellFormed()).toBe(true);
  });
});

describe('a text is found', () => {
  it.each([
    ['by the number in a word', 'SI15012557', ['si15012557', '15012557']],
    ['by each part of a measure', '3x2mm', ['3x2mm', 'x2mm', '2mm', 'mm']],
    ['by each word once', 'voda, voda', ['voda']],
  ])('%s', (_case, text, words) => expect(findableWords(text)).toEqual(words));

  it('by a telephone number as somebody types it', () => {
    const words = findableNumber('+386 41 234 567');
    for (const typed of ['041 234 567', '041234567', '38641234567', '41 234567', '567'])
      for (const word of wordsOf(typed))
        expect(
          words.some((one) => one.startsWith(word)),
          typed,
        ).toBe(true);
    expect(findableNumber('')).toEqual([]);
  });
});

describe('text like a telephone number', () => {
  it.each([
    '041 234 567',
    '041234567',
    '+386 41 234 567',
    '+38641234567',
    '0038641234567',
    '041/234-567',
    '04 12 34 567',
    '+386 (0)41 234567',
  ])('typed as %s finds it however it is written', (typed) => {
    for (const written of ['+386 41 234 567', '+38641234567', '041 234 567', '041234567', '00386 41 234567', '(041) 234-567'])
      expect({ typed, written, found: findableNumber(written).some((word) => word.startsWith(readTyped(typed).number ?? '?')) }).toEqual({
        typed,
        written,
        found: true,
      });
  });

  it.each(['4127', '#123456', '3 nadstropje 041234', '2026'])('is not %s', (typed) => expect(readTyped(typed).number).toBeNull());
});

it('eight words are looked for, each once', () => {
  expect(searchWords('Ena ena dve tri štiri pet šest sedem osem devet')).toEqual([
    'ena',
    'dve',
    'tri',
    'stiri',
    'pet',
    'sest',
    'sedem',
    'osem',
  ]);
});

describe('a text in hand', () => {
  it.each([
    ['holds words that begin its own, in any order', 'voz naj', true],
    ['holds initials, with dots or without', 'd.o.o. doo', true],
    ['holds everything where nothing is typed', ' ', true],
    ['does not hold the middle of a word', 'dvi vozil', false],
    ['holds all of the words or none', 'naj zima', false],
  ])('%s', (_case, typed, holds) => expect(holdsWords('Najem vozička, Čebela d. o. o.', typed)).toBe(holds));
});
