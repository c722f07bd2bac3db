// What one person sends never takes the square of its length: what does would need minutes for these texts.
import { describe, expect, it } from 'vitest';
import { entities } from '#generated/registry.ts';
import { plainText } from '#schema/core/rich-text.ts';
import { readCell } from '#server/crud/import/text.ts';
import { cleanPageText, cleanRichText } from '#server/fields/rich-text.ts';

const long = 200_000;
const texts: readonly [string, string][] = [
  ['blanks', ' '.repeat(long)],
  ['blanks between two words', `a${' '.repeat(long)}a`],
  ['blank lines', `a${'\n '.repeat(long / 2)}a`],
  ['letters before a digit', `${'a'.repeat(long)}1`],
  ['digits', '1'.repeat(long)],
  ['commas', 'a,'.repeat(long / 2)],
  ['colons', '1:'.repeat(long / 2)],
  ['marks that are left open', '<b>'.repeat(long / 3)],
  ['marks that are closed', '</b>'.repeat(long / 4)],
  ['quotations in quotations', `${'<blockquote>'.repeat(long / 12)}a`],
  ['paragraphs that are left open', '<p>a'.repeat(long / 4)],
  ['angles', '<'.repeat(long)],
  ['names of signs', '&'.repeat(long)],
];
const most = 1500;
const took = (work: () => unknown) => {
  const { user } = process.cpuUsage();
  work();
  return (process.cpuUsage().user - user) / 1000;
};

describe.each(texts)('%s', (_what, text) => {
  it('are cleaned as rich text', () => {
    for (const clean of [cleanRichText, cleanPageText]) expect(took(() => clean(text))).toBeLessThan(most);
  });
  it('are told in one line', () => expect(took(() => plainText(text))).toBeLessThan(most));
  it('are read from a cell, as a field of any kind', () => {
    for (const entity of Object.values(entities))
      for (const field of entity.writable)
        expect(
          took(() => readCell(entity, field, text, { decimal: ',', sure: false })),
          `${entity.name}.${field}`,
        ).toBeLessThan(most);
  });
});
