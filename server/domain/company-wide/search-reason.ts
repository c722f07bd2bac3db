// Says why a record is a hit: the field that contains the typed words, unless its title does.
import type { Entity } from '#schema/core/entity.ts';
import { fold } from '#schema/core/fold.ts';
import { plainText } from '#schema/core/rich-text.ts';
import { findableNumber, findableWords, type Typed } from '#schema/core/search-words.ts';
import type { RawFound } from '#server/crud/search/found-rows.ts';

/** The length of an excerpt from a long text, and how much of it precedes the word. */
const [excerptLength, before] = [90, 24];

const excerpt = (text: string, words: readonly string[]): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  const letters = [...line];
  if (letters.length <= excerptLength) return line;
  const folded = letters.map(fold);
  const together = folded.join('');
  const [at = 0] = words.map((word) => together.indexOf(word)).filter((place) => place >= 0);
  // Folding letters may shift a position by a letter or two, which an excerpt tolerates.
  const from = Math.max(0, Math.min(at - before, letters.length - excerptLength));
  const start = from === 0 ? 0 : letters.indexOf(' ', from) + 1;
  const part = letters.slice(start, start + excerptLength).join('');
  return `${start > 0 ? '… ' : ''}${part.trim()}${start + excerptLength < letters.length ? ' …' : ''}`;
};

export const searchReason = (entity: Entity, { title, number, texts }: RawFound, { words, number: digits }: Typed) => {
  const begins = (in_: readonly string[], word: string) => in_.some((one) => one.startsWith(word));
  const known = [...findableWords(title), ...(number === null ? [] : [String(number)])];
  const missing = words.filter((word) => !begins(known, word));
  if (missing.length === 0) return null;
  for (const [field, raw] of Object.entries(texts)) {
    if (!raw) continue;
    const kind = entity.info[field]?.kind;
    const text = kind === 'richText' ? plainText(raw) : raw;
    const found = kind === 'phone' ? findableNumber(text) : findableWords(text);
    if (missing.some((word) => begins(found, word)) || (digits !== null && begins(found, digits)))
      return { field, text: excerpt(text, missing) };
  }
  return null;
};
