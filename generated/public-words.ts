// Generated from the schema by npm run generate; never edited by hand.

import type { Language, Translation } from '#schema/core/words.ts';
import type sl from '#schema/words/sl/public.ts';

export type PublicWords = typeof sl;
export const publicWords: Readonly<Record<Language, () => Promise<{ readonly default: Translation<PublicWords> }>>> = {
  sl: () => import('#schema/words/sl/public.ts'),
  en: () => import('#schema/words/en/public.ts'),
  fr: () => import('#schema/words/fr/public.ts'),
  de: () => import('#schema/words/de/public.ts'),
  hr: () => import('#schema/words/hr/public.ts'),
};
