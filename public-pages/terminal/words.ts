// The words of the wall terminal: one language is used at a time, and all are loaded in advance for offline use.
import { type TerminalPageWords, terminalPageWords } from '#generated/terminal-page-words.ts';
import { type Language, languages, type Translate, translator } from '#schema/core/words.ts';

export type Say = Translate<TerminalPageWords>;

export const sayIn = async (language: Language): Promise<Say> =>
  translator<TerminalPageWords>((await terminalPageWords[language]()).default as TerminalPageWords, language);

/** Loads the other languages, which a user may choose while offline. */
export const fetchWords = (): Promise<unknown> => Promise.allSettled(languages.map((language) => terminalPageWords[language]()));
