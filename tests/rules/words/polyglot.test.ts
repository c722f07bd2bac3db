// The admin says its words through Polyglot, server and public pages through a translator of their own: both say the same.
import english from 'ra-language-english';
import { describe, expect, it } from 'vitest';
import { polyglotOver } from '#admin/providers/person/polyglot.ts';
import { type Language, languages, type Phrases, say } from '#schema/core/words.ts';
import { phrasesOf } from './phrases-of.ts';

/** Numbers whose plural forms differ somewhere, with fractions, thousands and the millions of French. */
const counts = [0, 1, 2, 3, 4, 5, 11, 21, 22, 101, 102, 105, 1234, 1.5, 1_000_000];

const parametersOf = (phrase: string) => [...new Set([...phrase.matchAll(/%\{(\w+)\}/g)].map(([, name = '']) => name))];
/** A text that a careless replacement would read as a pattern, or a number that each language writes in its own way. */
const given = (phrase: string, value: unknown) => Object.fromEntries(parametersOf(phrase).map((name) => [name, value]));

const saidTwice = (phrases: Phrases, language: Language) => {
  const { translate } = polyglotOver(phrases, language);
  return phrasesOf(phrases).map(([key, phrase]) => {
    const sets = phrase.includes('||||')
      ? counts.map((smart_count) => ({ ...given(phrase, 12_345.5), smart_count }))
      : [given(phrase, '$& $1 %{name}'), given(phrase, 1_234_567.8), undefined];
    return {
      key,
      polyglot: sets.map((parameters) => translate(key, parameters)),
      ours: sets.map((parameters) => say(phrase, language, parameters)),
    };
  });
};

describe.each(languages)('%s', (language) => {
  it('every phrase is said alike, with every count', async () => {
    const { default: phrases }: { default: Phrases } = await import(`#generated/words/${language}.ts`);
    const translations = saidTwice(phrases, language);
    expect(translations.length).toBeGreaterThan(3000);
    expect(translations.filter(({ polyglot, ours }) => polyglot.join('\n') !== ours.join('\n'))).toEqual([]);
  });
});

it("react-admin's language packs fit as they come", () => {
  const { translate } = polyglotOver(english as Phrases & typeof english, 'en');
  expect(translate('ra.action.bulk_actions', { smart_count: 1 })).toBe('1 item selected');
  expect(translate('ra.action.bulk_actions', { smart_count: 1500 })).toBe('1,500 items selected');
  expect(translate('ra.navigation.page_range_info', { offsetBegin: 1, offsetEnd: 25, total: 1234 })).toBe('1-25 of 1,234');
});

it('a word that is missing answers with its default, or with its key', () => {
  const { translate } = polyglotOver({}, 'sl');
  expect(translate('task.fields.nothing', { _: 'Nothing' })).toBe('Nothing');
  expect(translate('task.fields.nothing')).toBe('task.fields.nothing');
});
