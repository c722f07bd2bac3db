// Folds text for searching and sorting: č is found by c, and sorts after c in every list of both databases.

/** Letters whose diacritic Unicode decomposition does not remove. */
const whole: Readonly<Record<string, string>> = { đ: 'd', ł: 'l', ø: 'o', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i', ð: 'd', þ: 'th' };
/** Letters of the Slovenian alphabet: a tilde sorts after z in every comparison by bytes. */
const letterKeys: Readonly<Record<string, string>> = { č: 'c~', ć: 'c~~', đ: 'd~', š: 's~', ž: 'z~' };

const plainText = /^[\u0000-\u007d]*$/;
const wholeLetters = /[đłøßæœıðþ]/g;
const ownLetters = /[čćđšž]/g;
const marks = /\p{M}/gu;
/** Longer keys would change no order that a reader sees, and an index entry has a size limit. */
const longestKey = 300;

// Diacritics first: ǽ without its accent is æ, which the table then replaces.
const withoutMarks = (lower: string) =>
  lower
    .normalize('NFD')
    .replace(marks, '')
    .replace(wholeLetters, (letter) => whole[letter] ?? letter);

/** A text as the search compares it: lower case, without diacritics. */
export const fold = (text: string): string => {
  const lower = text.toLowerCase();
  return plainText.test(lower) ? lower : withoutMarks(lower.normalize('NFC'));
};

/** A key whose byte order is the Slovenian order: case and foreign diacritics do not count, digits stay as they are. */
export const sortKey = (text: string): string => {
  const lower = text.toLowerCase();
  if (plainText.test(lower)) return lower.slice(0, longestKey);
  const lettered = lower
    .normalize('NFC')
    .replaceAll('~', '-')
    .replace(ownLetters, (letter) => letterKeys[letter] ?? letter);
  return withoutMarks(lettered).slice(0, longestKey);
};
