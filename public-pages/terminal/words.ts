// The words of the wall terminal: one language at a time, and all five at hand before the network goes.
import { type Language, languages, type Translate, type Translation, translator } from '#schema/core/words.ts';
import type sl from '#schema/terminals/words/sl/terminal-page.ts';

type TerminalWords = typeof sl;
export type Say = Translate<TerminalWords>;

const files: Record<Language, () => Promise<{ default: Translation<TerminalWords> }>> = {
  sl: () => import('#schema/terminals/words/sl/terminal-page.ts'),
  en: () => import('#schema/terminals/words/en/terminal-page.ts'),
  fr: () => import('#schema/terminals/words/fr/terminal-page.ts'),
  de: () => import('#schema/terminals/words/de/terminal-page.ts'),
  hr: () => import('#schema/terminals/words/hr/terminal-page.ts'),
};

export const sayIn = async (language: Language): Promise<Say> =>
  translator<TerminalWords>((await files[language]()).default as TerminalWords, language);

/** Fetches what somebody may ask for later, without the network. */
export const fetchWords = (): Promise<unknown> => Promise.allSettled(languages.map((language) => files[language]()));
