// The words of all languages, for texts of the server itself: problem documents, mails, printed documents.
import { createRequire } from 'node:module';
import type { Words } from '#generated/words.ts';
import { type Language, languages, type Phrases, type Translate, translator } from '#schema/core/words.ts';

const load = createRequire(import.meta.url);
/** Loads a language with its first word: 80 files each, a third of all that a start would read, and most processes need few. */
const phrasesIn = (language: Language): Phrases => load(`#generated/words/${language}.ts`).default;

export const words = Object.defineProperties(
  {},
  Object.fromEntries(languages.map((language) => [language, { enumerable: true, get: () => phrasesIn(language) }])),
) as Readonly<Record<Language, Phrases>>;

const translators = new Map<Language, Translate<Words>>();
/** A translator for a language, typed by the words' keys and parameters. */
export const sayIn = (language: Language): Translate<Words> => {
  const known = translators.get(language) ?? (translator(words[language], language) as Translate<Words>);
  translators.set(language, known);
  return known;
};
