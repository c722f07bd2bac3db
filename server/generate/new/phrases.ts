// Drafts words: English from the names in the schema, the same in every other language, marked as waiting for a translator.
import { type Language, languages } from '#schema/core/words.ts';
import { literal } from '../text.ts';

export { languages };

/** `branch_office` → `branch office`; `client_id` → `client`; `startTransport` → `start transport`. */
export const readableName = (name: string): string =>
  name
    .replace(/_ids?$/, '')
    .replaceAll('_', ' ')
    .replace(/([a-z])([A-Z])/g, (_all, before: string, letter: string) => `${before} ${letter.toLowerCase()}`);
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** `category` → `categories`. */
export const pluralOf = (word: string): string =>
  /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : /(s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;

/** The language of the names in the schema. */
const drafted: Language = 'en';
export const isDrafted = (language: string): boolean => language === drafted;
/** A phrase as source code in a language's file of words. */
export const phraseIn = (language: string, phrase: string): string =>
  isDrafted(language) ? literal(phrase) : `awaits(${literal(phrase)})`;

/** French, Italian and others have one more form for millions, which no list here reaches. */
const countedTo = 200;
export const formsOf = (language: string): number => {
  const rules = new Intl.PluralRules(language);
  return new Set(Array.from({ length: countedTo }, (_one, count) => rules.select(count))).size;
};
/** Singular and plural in as many forms as the language has. */
export const countedIn = (language: string, one: string, many: string): string =>
  [one, ...Array.from({ length: formsOf(language) - 1 }, () => many)].join(' |||| ');

/** A tree of words: a text becomes a phrase of the language, a nested tree a nested object. */
export type Tree = { readonly [name: string]: string | Tree };
export const treeIn = (language: string, tree: Tree): string =>
  `{ ${Object.entries(tree)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? phraseIn(language, value) : treeIn(language, value)}`)
    .join(', ')} }`;
