// How texts differ.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blocksOf, linesOf } from '#schema/core/html-parts.ts';
import { differenceOf, sideBySide } from '#schema/core/text-difference.ts';

const parts = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 8 });

describe('a difference', () => {
  it('gives both texts back', () => {
    fc.assert(
      fc.property(parts, parts, (first, second) => {
        const steps = differenceOf(first, second);
        expect(steps.flatMap((step) => (step.in === 'second' ? [] : [step.value]))).toEqual(first);
        expect(steps.flatMap((step) => (step.in === 'first' ? [] : [step.value]))).toEqual(second);
      }),
    );
  });

  it('tells of a changed line which words differ, and of others that they went or came', () => {
    const first = ['Zapri oba ventila ob črpalki.', 'Napolni do 1,5 bar.', 'Ostane.'];
    const second = ['Zapri oba ventila ob črpalki, naj bo hladen.', 'Napolni do 1,8 bar.', 'Ostane.', 'Tabela'];
    const pairs = sideBySide(first, second);
    expect(pairs.map(({ same, words }) => (same ? 'same' : words ? 'changed' : 'new'))).toEqual(['changed', 'changed', 'same', 'new']);
    expect(pairs[1]?.words?.filter((step) => step.in !== 'both').map(({ value }) => value)).toEqual(['5', '8']);
  });
});

describe('a text of a page', () => {
  const html =
    '<p>Ena <strong>dve</strong>.</p><ul><li><p>tri</p></li><li><p>štiri</p></li></ul><table><tbody><tr><th><p>A</p></th><th>B</th></tr><tr><td>1</td><td>2 &amp; 3</td></tr></tbody></table><img src="/api/v1/file/7/view" alt="Shema" /><pre><code>x\ny</code></pre>';

  it('falls into its outermost blocks and is whole again', () => {
    expect(blocksOf(html)).toHaveLength(5);
    expect(blocksOf(html).join('')).toBe(html);
  });

  it('falls into lines, with the rows of tables and the names of pictures', () => {
    expect(linesOf(html)).toEqual(['Ena dve.', 'tri', 'štiri', 'A | B', '1 | 2 & 3', '[Shema]', 'x', 'y']);
  });
});
