// Two changes of one text become one: nothing that either typed is lost, nothing stands twice, and what contradicts is told.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergedTexts } from '#schema/core/merge/texts.ts';
import { cleanRichText } from '#server/fields/rich-text.ts';
import { alphabet, edited, htmlOf, signsIn, someEdit, someShape, textOf } from '#tests/support/writing/random-text.ts';

const edits = fc.array(someEdit, { maxLength: 6, size: 'max' });
const runs = { numRuns: 500 };

const list = (...items: string[]) => `<ul>${items.map((item) => `<li><p>${item}</p></li>`).join('')}</ul>`;
const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td><p>${cell}</p></td>`).join('')}</tr>`;

describe('two changes of one text', () => {
  it.each([
    [
      'both write on at the end of a line',
      '<p>Zagon.</p>',
      '<p>Zagon. Luka pripravi.</p>',
      '<p>Zagon. Tina obvesti.</p>',
      '<p>Zagon. Tina obvesti. Luka pripravi.</p>',
      [],
    ],
    ['both begin an empty line', '<p></p>', '<p>Luka</p>', '<p>Tina</p>', '<p>Tina Luka</p>', []],
    [
      'one is in the middle of a word',
      '<p>Zagon v ned</p>',
      '<p>Zagon v nedeljo</p>',
      '<p>Zagon v ned Razno</p>',
      '<p>Zagon v nedeljo Razno</p>',
      [],
    ],
    [
      'both replace a word',
      '<p>Zagon v torek.</p>',
      '<p>Zagon v soboto.</p>',
      '<p>Zagon v nedeljo.</p>',
      '<p>Zagon v nedeljo soboto.</p>',
      [0],
    ],
    ['both mend different ends of a word', '<p>zagn</p>', '<p>Zagn</p>', '<p>zagon</p>', '<p>Zagon</p>', []],
    [
      'different points of a list',
      list('ena', 'dve'),
      list('ena a', 'dve'),
      list('ena', 'dve b', 'tri'),
      list('ena a', 'dve b', 'tri'),
      [],
    ],
    ['both put a point first', list('ena'), list('m', 'ena'), list('t', 'ena'), list('t', 'm', 'ena'), []],
    [
      'one splits the line in which the other writes',
      '<p>ena dve</p>',
      '<p>ena dve tri</p>',
      '<p>ena</p><p>dve</p>',
      '<p>ena</p><p>dve tri</p>',
      [],
    ],
    [
      'one joins lines of which the other changes one',
      '<p>ena</p><p>dve</p>',
      '<p>ena</p><p>dve tri</p>',
      '<p>ena dve</p>',
      '<p>ena dve tri</p>',
      [],
    ],
    [
      'one moves the line in which the other writes',
      '<p>ena</p><p>dve</p><p>tri</p>',
      '<p>ena a</p><p>dve</p><p>tri</p>',
      '<p>dve</p><p>tri</p><p>ena</p>',
      '<p>dve</p><p>tri</p><p>ena a</p>',
      [],
    ],
    [
      'one takes out the line in which the other writes',
      '<p>ena</p><p>dve</p>',
      '<p>ena</p><p>dve tri</p>',
      '<p>ena</p>',
      '<p>ena</p><p>dve tri</p>',
      [1],
    ],
    [
      'one takes out a word, the other writes beside it',
      '<p>ena dve tri</p>',
      '<p>ena tri</p>',
      '<p>ena dve tri štiri</p>',
      '<p>ena tri štiri</p>',
      [],
    ],
    [
      'one adds a line, the other writes on before it',
      '<p>ena</p><p>dve</p>',
      '<p>ena</p><p>nova</p><p>dve</p>',
      '<p>ena a</p><p>dve</p>',
      '<p>ena a</p><p>nova</p><p>dve</p>',
      [],
    ],
    [
      'one puts a line before the word that the other changes, and a space alone speaks for another place',
      '<p>staro n</p>',
      '<p>stari n</p>',
      '<ul><li><p> x</p></li><li><p>zstaro n</p></li></ul><p>nova dva</p>',
      '<ul><li><p> x</p></li><li><p>zstari n</p></li></ul><p>nova dva</p>',
      [],
    ],
    [
      'both change one word, each to another',
      '<p>Start am Montag.</p>',
      '<p>Start am Freitag.</p>',
      '<p>Start am Samstag.</p>',
      '<p>Start am Samstag Freitag.</p>',
      [0],
    ],
    [
      'one changes the word that the other replaces',
      '<p>v ponedeljek</p>',
      '<p>v petek</p>',
      '<p>v soboto</p>',
      '<p>v soboto petek</p>',
      [0],
    ],
    [
      'both change one number, at different digits',
      '<p>Cena 1.200,00 EUR</p>',
      '<p>Cena 1.250,00 EUR</p>',
      '<p>Cena 2.200,00 EUR</p>',
      '<p>Cena 2.200,00 1.250,00 EUR</p>',
      [0],
    ],
    ['both only add to one word', '<p>delo</p>', '<p>delom</p>', '<p>predelo</p>', '<p>predelom</p>', []],
    [
      'one moves a line and leaves an empty one behind, the other writes in it',
      '<p>ena</p><p>dve</p>',
      '<p></p><p>dve</p><p>ena</p>',
      '<p>ena tri</p><p>dve</p>',
      '<p></p><p>dve</p><p>ena tri</p>',
      [],
    ],
    [
      'one marks words, the other writes beside them',
      '<p>ena dve</p>',
      '<p><strong>ena</strong> dve</p>',
      '<p>ena <em>dve</em> tri</p>',
      '<p><strong>ena</strong> <em>dve</em> tri</p>',
      [],
    ],
    ['one makes a heading, the other writes in it', '<p>ena</p>', '<h2>ena</h2>', '<p>ena dve</p>', '<h2>ena dve</h2>', []],
    [
      'cells of a table',
      `<table><tbody>${row('a', 'b')}</tbody></table>`,
      `<table><tbody>${row('a m', 'b')}</tbody></table>`,
      `<table><tbody>${row('a', 'b t')}${row('c', '')}</tbody></table>`,
      `<table><tbody>${row('a m', 'b t')}${row('c', '')}</tbody></table>`,
      [],
    ],
    [
      'signs that are written as names',
      '<p>a &amp; b</p>',
      '<p>a &amp; b &lt; c</p>',
      '<p>&quot;a&quot; &amp; b</p>',
      '<p>"a" &amp; b &lt; c</p>',
      [],
    ],
  ])('%s', (_case, base, mine, other, html, conflicts) => {
    const merged = mergedTexts(base, mine, other);
    expect([merged.html, merged.conflicts.map(({ at }) => at)]).toEqual([html, conflicts]);
  });

  it('keep what either has typed, once, and drop what either has taken out', () => {
    fc.assert(
      fc.property(someShape, edits, edits, fc.constantFrom('mine' as const, 'theirs' as const), (shape, my, their, first) => {
        const letters = alphabet();
        const base = textOf(shape, letters);
        const [mine, other] = [my, their].map((all) => htmlOf(all.reduce((text, edit) => edited(text, edit, letters), base)));
        const { html, conflicts } = mergedTexts(htmlOf(base), mine ?? '', other ?? '', first);
        const [inBase, inMine, inTheirs, inBoth] = [htmlOf(base), mine ?? '', other ?? '', html].map(signsIn);
        for (const sign of new Set([...(inBase?.keys() ?? []), ...(inMine?.keys() ?? []), ...(inTheirs?.keys() ?? [])])) {
          const [old, my1, their1] = [inBase?.has(sign), inMine?.has(sign), inTheirs?.has(sign)];
          const stays = old ? my1 && their1 : true;
          const times = inBoth?.get(sign) ?? 0;
          if (stays) expect(times, `${sign} in ${html}`).toBeGreaterThanOrEqual(1);
          if (conflicts.length === 0) expect(times, `${sign} in ${html}`).toBeLessThanOrEqual(1);
        }
        // The server takes what was merged as it is.
        if (signsIn(html).size > 0) expect(cleanRichText(html)).toBe(html);
      }),
      runs,
    );
  });
});
