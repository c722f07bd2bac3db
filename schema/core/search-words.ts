// What a search looks for and what it looks in: the words of a text, folded; a word is found by its beginning.
import { fold } from './fold.ts';

/** Letters with a dot each are one word, as they are said: d.o.o., with blanks or without. */
const initials = /(?<!\p{L})\p{L}(?:\.\s?\p{L})+(?!\p{L})/gu;
const between = /[^\p{L}\p{N}]+/u;
/** Where letters end and digits begin, or the other way round. */
const seams = /(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/u;
/** No word of any language is longer; what is, is found by its beginning. */
const longest = 60;

const cut = (word: string) => (word.length > longest ? [...word].slice(0, longest).join('') : word);
const distinct = (words: readonly string[]) => [...new Set(words)];

/** The words of a text: runs of letters and digits, without marks, in lower case. */
export const wordsOf = (text: string): string[] =>
  fold(text)
    .replace(initials, (letters) => letters.replace(/[.\s]/g, ''))
    .split(between)
    .filter(Boolean)
    .map(cut);

/** From each seam on: of SI12345678 also 12345678, of DN50 also 50. */
const endings = (word: string): string[] => {
  const parts = word.split(seams);
  return parts.map((_part, at) => parts.slice(at).join(''));
};

/** By what a text is found: its words, and what in them begins after letters or digits. */
export const findableWords = (text: string): string[] => distinct(wordsOf(text).flatMap(endings));

/** A telephone number is found by each of its groups, with blanks or without, from the area code on also with its zero: +386 41 234 567 by 041234. */
export const findableNumber = (phone: string): string[] => {
  const groups = wordsOf(phone);
  const [, ...ofArea] = phone.trim().startsWith('+') ? groups : [];
  return distinct([
    ...groups,
    ...groups.map((_group, at) => cut(groups.slice(at).join(''))),
    ...(ofArea[0] ? [`0${ofArea[0]}`, cut(`0${ofArea.join('')}`)] : []),
  ]);
};

/** The words of a search; more than eight narrow nothing down. */
export const searchWords = (typed: string): string[] => distinct(wordsOf(typed)).slice(0, 8);
