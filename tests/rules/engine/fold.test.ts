// Text is searched without its marks, and sorted as Slovenian sorts it by a key that both databases compare byte by byte.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold, sortKey } from '#schema/core/fold.ts';

describe('a text is searched', () => {
  it.each([
    ['in capitals', 'TOPLAR Servis', 'toplar servis'],
    ['by its base letters', 'Čačić Šuštar Žiga', 'cacic sustar ziga'],
    ['with a đ as d', 'Đorđe Đurić', 'dorde duric'],
    ['in other languages', 'Łódź Straße Göncz Citroën Æsir Ørsted œuvre', 'lodz strasse goncz citroen aesir orsted oeuvre'],
    ['with a mark on a double letter', 'Ǽ ǿ', 'ae o'],
    ['in Turkish capitals', 'İzmir ılıca', 'izmir ilica'],
    ['with letters that are typed as two signs', 'Z\u030ciga', 'ziga'],
    ['with digits and signs as they stand', 'LJ 42-TPL 100 % #7', 'lj 42-tpl 100 % #7'],
    ['in letters without a base', 'Срђан 東京', 'срђан 東京'],
    ['empty', '', ''],
  ])('%s', (_case, text, folded) => expect(fold(text)).toBe(folded));

  it('the same however often it is folded', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => fold(fold(text)) === fold(text)));
  });
});

/** JavaScript compares UTF-16, the databases compare UTF-8. */
const byBytes = (one: string, other: string) => Math.sign(Buffer.compare(Buffer.from(sortKey(one)), Buffer.from(sortKey(other))));

describe('a list is sorted', () => {
  it.each([
    ['č after c, ć after č', ['cvet', 'čaj', 'ćirilica', 'dan']],
    ['đ after d', ['dom', 'dvor', 'đumbir', 'emajl']],
    ['š after s, ž after z', ['soba', 'sveča', 'šah', 'tipka', 'zvon', 'žaba']],
    ['capitals among the others', ['Ana', 'arhiv', 'Bojan', 'čez', 'Črt']],
    ['marks of other languages by their base letter', ['Gönc', 'Göncz', 'Gone', 'Łódź', 'log']],
    ['a shorter name before a longer one', ['Kos', 'Košir', 'Kovač', 'Kovačič']],
    ['a blank before every letter', ['Novak Ana', 'Novak Žiga', 'Novakovič']],
    ['digits as they stand', ['10', '2', 'A1', 'A10', 'A2']],
  ])('%s', (_case, sorted) => expect([...sorted].reverse().sort(byBytes)).toEqual(sorted));

  it('as the Slovenian collation sorts words of Slovenian and Croatian letters', () => {
    const collator = new Intl.Collator('sl', { sensitivity: 'base' });
    const letters = [...'aAbBcCčČćĆdDđĐeEfFgGhHiIjJkKlLmMnNoOpPqQrRsSšŠtTuUvVwWxXyYzZžŽ 0189'];
    const word = fc.string({ unit: fc.constantFrom(...letters), maxLength: 12 });
    fc.assert(
      fc.property(word, word, (one, other) => byBytes(one, other) === Math.sign(collator.compare(one, other))),
      { numRuns: 20_000 },
    );
  });

  it('by a key that a tilde in a name does not disturb, and that an index can hold', () => {
    expect(byBytes('c~', 'č')).not.toBe(0);
    expect(sortKey('č'.repeat(2000)).length).toBe(300);
  });
});
