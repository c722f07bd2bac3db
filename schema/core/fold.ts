// Text as it is searched and sorted: č is found by c, and stands after c in every list of both databases.

/** Letters whose mark is part of the letter, so that Unicode does not take it off. */
const whole: Readonly<Record<string, string>> = { đ: 'd', ł: 'l', ø: 'o', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i', ð: 'd', þ: 'th' };
/** Letters of their own in the Slovenian order: a tilde stands after z in every comparison by bytes. */
const own: Readonly<Record<string, string>> = { č: 'c~', ć: 'c~~', đ: 'd~', š: 's~', ž: 'z~' };

const plainText = /^[\u0000-\u007d]*$/;
const wholeLetters = /[đłøßæœıðþ]/g;
const ownLetters = /[čćđšž]/g;
const marks = /\p{M}/gu;
/** More would not change what a reader sees, and an index has a limit. */
const longestKey = 300;

// Marks first: what is left of ǽ is a letter whose mark is part of it.
const withoutMarks = (lower: string) =>
  lower
    .normalize('NFD')
    .replace(marks, '')
    .replace(wholeLetters, (letter) => whole[letter] ?? letter);

/** A text as it is searched: lower case, without marks. */
export const fold = (text: string): string => {
  const lower = text.toLowerCase();
  return plainText.test(lower) ? lower : withoutMarks(lower.normalize('NFC'));
};

/** A key whose order by bytes is the Slovenian order: case and marks of other languages do not count, digits stand as they are. */
export const sortKey = (text: string): string => {
  const lower = text.toLowerCase();
  if (plainText.test(lower)) return lower.slice(0, longestKey);
  const lettered = lower
    .normalize('NFC')
    .replaceAll('~', '-')
    .replace(ownLetters, (letter) => own[letter] ?? letter);
  return withoutMarks(lettered).slice(0, longestKey);
};
