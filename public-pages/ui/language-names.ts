// The five languages, each by its own name, so that everybody finds theirs in any of the others.
import type { Language } from '#schema/core/words.ts';

export const languageNames: Record<Language, string> = { sl: 'Slovenščina', en: 'English', fr: 'Français', de: 'Deutsch', hr: 'Hrvatski' };
