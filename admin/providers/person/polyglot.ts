// react-admin's provider of words: Polyglot over one language, with the plural forms of Intl and numbers as the language writes them.
import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import { type Language, languages, type Phrases, pluralForm, writtenIn } from '#schema/core/words.ts';

/** Polyglot's own rules know neither `sl` nor what Intl says of the others. */
const pluralRules = {
  pluralTypes: Object.fromEntries(languages.map((language) => [language, (count: number) => pluralForm(count, language)])),
  pluralTypeToLanguages: Object.fromEntries(languages.map((language) => [language, [language]])),
};

/** Polyglot inserts numbers raw. Only here are they still numbers after the plural form is chosen by them. */
const writesNumbers = (language: Language) =>
  function replace(this: string, parameter: RegExp, insert: (token: string, name: string) => unknown): string {
    return this.replace(parameter, (token, name) => writtenIn(language, insert(token, name)));
  };

/** Polyglot over the words of one language; another language is another provider. */
export const polyglotOver = (phrases: Phrases, language: Language): I18nProvider =>
  polyglotI18nProvider(() => phrases as Phrases & TranslationMessages, language, [], { pluralRules, replace: writesNumbers(language) });
