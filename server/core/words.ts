// The words of all languages, for what the server says itself: problem documents, mails, printed documents.
import de from '#generated/words/de.ts';
import en from '#generated/words/en.ts';
import fr from '#generated/words/fr.ts';
import hr from '#generated/words/hr.ts';
import sl from '#generated/words/sl.ts';
import type { Words } from '#generated/words.ts';
import { type Language, type Phrases, type Translate, translator } from '#schema/core/words.ts';

export const words: Readonly<Record<Language, Phrases>> = { sl, en, fr, de, hr };

const translators = new Map<Language, Translate<Words>>();
/** Says words in a language, typed by their keys and parameters. */
export const sayIn = (language: Language): Translate<Words> => {
  const known = translators.get(language) ?? (translator(words[language], language) as Translate<Words>);
  translators.set(language, known);
  return known;
};
