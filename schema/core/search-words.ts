// Splits queries and searched texts into folded words; a word is found by its beginning.
import { fold } from './fold.ts';

/** Abbreviations of single letters with dots are one word: d.o.o., with spaces or without. */
const initials = /(?<!\p{L})\p{L}(?:\.\s?\p{L})+(?!\p{L})/gu;
const between = /[^\p{L}\p{N}]+/u;
/** The places where letters end and digits begin, or the reverse. */
const seams = /(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/u;
/** No word of any language is longer; a longer string is found by its beginning. */
const longest = 60;

const cut = (word: string) => (word.length > longest ? [...word].slice(0, longest).join('') : word);
const distinct = (words: readonly string[]) => [...new Set(words)];

/** The words of a text: runs of letters and digits, without marks, in lower case. */
export const wordsOf = (text: string): string[] => {
  const folded = fold(text);
  // Without a dot there are no initials, and looking for them takes as long as all the rest.
  const joined = folded.includes('.') ? folded.replace(initials, (letters) => letters.replace(/[.\s]/g, '')) : folded;
  return joined.split(between).filter(Boolean).map(cut);
};

/** The parts of a word after each change between letters and digits: of SI12345678 also 12345678, of DN50 also 50. */
const endings = (word: string): string[] => {
  const parts = word.split(seams);
  return parts.map((_part, at) => parts.slice(at).join(''));
};

/** The words by which a text is found: its words, and their parts after a change between letters and digits. */
export const findableWords = (text: string): string[] => distinct(wordsOf(text).flatMap(endings));

/** International calling codes have one to three digits; their first digits tell how many. */
const callingCode = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;
/** The national number without the trunk zero: of +386 41 234 567 and of 041 234 567 both 41234567; null where the country is unknown. */
const nationalOf = (phone: string): string | null => {
  const digits = phone.replace(/\D/g, '');
  const from = phone.trim().startsWith('+') ? digits : digits.startsWith('00') ? digits.slice(2) : null;
  if (from !== null) return from.replace(callingCode, '').replace(/^0/, '');
  return digits.startsWith('0') ? digits.slice(1) : null;
};

/** A telephone number is found whole and from each of its groups on, however it is grouped and with or without the country code. */
export const findableNumber = (phone: string): string[] => {
  const groups = wordsOf(phone);
  const [, ...ofArea] = phone.trim().startsWith('+') ? groups : [];
  const national = nationalOf(phone);
  return distinct([
    ...groups,
    ...groups.map((_group, at) => cut(groups.slice(at).join(''))),
    ...(ofArea[0] ? [`0${ofArea[0]}`] : []),
    ...(national ? [cut(national), cut(`0${national}`)] : []),
  ]);
};

/** Only digits and separators, as many as a telephone number has. */
const likeNumber = /^\+?[\d\s()/.-]+$/;
const fewestDigits = 6;

/** A query as somebody typed it. */
export type Typed = {
  /** Each word must begin a word of the text; words after the eighth are ignored. */
  readonly words: readonly string[];
  /** The digits, where the query looks like a telephone number: they match however the stored number is grouped. */
  readonly number: string | null;
};
export const readTyped = (typed: string): Typed => {
  const digits = typed.replace(/\D/g, '');
  return {
    words: searchWords(typed),
    number: likeNumber.test(typed.trim()) && digits.length >= fewestDigits ? cut(nationalOf(typed) || digits) : null,
  };
};

/** The words of a query; words after the eighth are ignored. */
export const searchWords = (typed: string): string[] => distinct(wordsOf(typed)).slice(0, 8);

/** Whether each of the typed words begins a word of the text. */
export const holdsWords = (text: string, typed: string): boolean => {
  const words = wordsOf(text);
  return searchWords(typed).every((begins) => words.some((word) => word.startsWith(begins)));
};
