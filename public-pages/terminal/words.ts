// The words of the wall terminal: one language at a time, and all of them at hand before the network goes.
import { type TerminalPageWords, terminalPageWords } from '#generated/terminal-page-words.ts';
import { type Language, languages, type Translate, translator } from '#schema/core/words.ts';

export type Say = Translate<TerminalPageWords>;

export const sayIn = async (language: Language): Promise<Say> =>
  translator<TerminalPageWords>((await terminalPageWords[language]()).default as TerminalPageWords, language);

/** Fetches what somebody may ask for later, without the network. */
export const fetchWords = (): Promise<unknown> => Promise.allSettled(languages.map((language) => terminalPageWords[language]()));
