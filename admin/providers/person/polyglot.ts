// react-admin's i18n provider: Polyglot over one language, with the plural rules and number format of Intl.
import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import { type Language, languages, type Phrases, pluralForm, writtenIn } from '#schema/core/words.ts';

/** Polyglot's own plural rules lack `sl` and differ from those of Intl. */
const pluralRules = {
  pluralTypes: Object.fromEntries(languages.map((language) => [language, (count: number) => pluralForm(count, language)])),
  pluralTypeToLanguages: Object.fromEntries(languages.map((language) => [language, [language]])),
};

/** Polyglot inserts numbers unformatted; here they are still numbers, after the plural form is chosen. */
const writesNumbers = (language: Language) =>
  function replace(this: string, parameter: RegExp, insert: (token: string, name: string) => unknown): string {
    return this.replace(parameter, (token, name) => writtenIn(language, insert(token, name)));
  };

/** Polyglot over one language; each language gets its own provider. */
export const polyglotOver = (phrases: Phrases, language: Language): I18nProvider =>
  polyglotI18nProvider(() => phrases as Phrases & TranslationMessages, language, [], { pluralRules, replace: writesNumbers(language) });
