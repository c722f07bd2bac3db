// Drafts a language: a line in the list of languages, and a copy of the English words with every phrase marked for its translator.
import { globSync } from 'node:fs';
import { languages as spokenNow } from '#schema/core/words.ts';
import { root } from '../scan.ts';
import { countedIn, formsOf, phraseIn } from './phrases.ts';
import { type Plan, Refused } from './plan.ts';
import { addElement, addImports, withPhrases } from './source.ts';

/** A phrase in as many plural forms as the language has: the first, then the last repeated. */
const adapted = (phrase: string, language: string): string => {
  const forms = phrase.split('||||').map((form) => form.trim());
  return forms.length > 1 ? countedIn(language, forms[0] ?? '', forms.at(-1) ?? '') : phrase;
};

const copied = (text: string, file: string, language: string, called: string): string => {
  const [first = '', ...rest] = withPhrases(text, (phrase) => phraseIn(language, adapted(phrase, language))).split('\n');
  const inside = file.split('/').length > 4 ? '../../..' : '../..';
  return addImports([first.replace('English', called), ...rest].join('\n'), `${inside}/core/words.ts`, ['awaits']);
};

/** Plans the files; answers the remaining steps. `language`: ISO 639-1, `it`. */
export const planLanguage = (plan: Plan, language: string): string[] => {
  if (spokenNow.some((one) => one === language)) throw new Refused(`${language} is spoken already.`);
  const called = /^[a-z]{2}$/.test(language) ? new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(language) : undefined;
  if (!called) throw new Refused(`${language} is no language: ISO 639-1 knows it by two letters, such as it.`);
  plan.edit('schema/core/words.ts', (text) => addElement(text, ['languages'], `'${language}'`));
  for (const file of globSync('schema/**/words/en/*.ts', { cwd: root }).sort())
    plan.add(file.replace('/words/en/', `/words/${language}/`), copied(plan.read(file), file, language, called));
  return [`read the phrases that count: ${called} has ${formsOf(language)} plural forms`];
};
