// Generated from the schema by npm run generate; never edited by hand.

import type { Language, Translation } from '#schema/core/words.ts';
import type sl from '#schema/terminals/words/sl/terminal-page.ts';

export type TerminalPageWords = typeof sl;
export const terminalPageWords: Readonly<Record<Language, () => Promise<{ readonly default: Translation<TerminalPageWords> }>>> = {
  sl: () => import('#schema/terminals/words/sl/terminal-page.ts'),
  en: () => import('#schema/terminals/words/en/terminal-page.ts'),
  fr: () => import('#schema/terminals/words/fr/terminal-page.ts'),
  de: () => import('#schema/terminals/words/de/terminal-page.ts'),
  hr: () => import('#schema/terminals/words/hr/terminal-page.ts'),
};
