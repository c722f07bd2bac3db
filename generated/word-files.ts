// Generated from the schema by npm run generate; never edited by hand.

import type { Language, Phrases } from '#schema/core/words.ts';

/** All words of a language, fetched when somebody speaks it. */
export const wordFiles: Readonly<Record<Language, () => Promise<{ readonly default: Phrases }>>> = {
  sl: () => import('./words/sl.ts'),
  en: () => import('./words/en.ts'),
  fr: () => import('./words/fr.ts'),
  de: () => import('./words/de.ts'),
  hr: () => import('./words/hr.ts'),
};
