// Every word of the product stands in all five languages, with the plural forms and the parameters that it needs.
import englishMessages from 'ra-language-english';
import { describe, expect, it } from 'vitest';
import { defaultLanguage, insideLine, type Language, languages, type Phrases, pluralForm, say } from '#schema/core/words.ts';
import { awaitingIn } from '#server/generate/awaiting.ts';
import { modulesOf } from '../../support/modules.ts';
import { root } from '../../support/root.ts';
import { phrasesOf } from './phrases-of.ts';
import { sameWords } from './same-words.ts';

const files = await modulesOf<{ readonly default: Phrases }>('schema/{,*/}words/*/*.ts');

const trees = await modulesOf<{ readonly default: Phrases }>('generated/words/*.ts');
const treeOf = (language: Language): Phrases => trees.get(`generated/words/${language}.ts`)?.default ?? {};

const words = new Map(languages.map((language) => [language, new Map(phrasesOf(treeOf(language)))]));
const wordsIn = (language: Language) => words.get(language) ?? new Map<string, string>();
const source = wordsIn(defaultLanguage);

const formsOf = (phrase: string) => phrase.split('||||').map((form) => form.trim());
const parametersOf = (phrase: string) => [...new Set(phrase.match(/%\{\w+\}/g))].sort().join(' ');
const anyParameters = Object.fromEntries(
  [...source.values()].flatMap((phrase) => [...phrase.matchAll(/%\{(\w+)\}/g)]).map(([, name]) => [name, '·']),
);
const entriesOf = (language: Language) => [...wordsIn(language)];

const counts = [1, 2, 3, 5, 101];
const formsIn = (language: Language) => new Set(counts.map((count) => pluralForm(count, language))).size;

/** A word whose number stands in a field of its own, so that the phrase does not repeat it. */
const saidBesideTheNumber = ['material.screen.pieces'];

it('the source says something', () => expect(source.size).toBeGreaterThan(100));

it.each([
  ['sl', [0, 1, 2, 3, 0]],
  ['en', [0, 1, 1, 1, 1]],
  ['fr', [0, 1, 1, 1, 1]],
  ['de', [0, 1, 1, 1, 1]],
  ['hr', [0, 1, 1, 2, 0]],
] as const)('%s says 1, 2, 3, 5 and 101 with these of its forms: %j', (language, forms) => {
  expect(counts.map((count) => pluralForm(count, language))).toEqual(forms);
});

it('only the languages that we speak have a folder', () => {
  const folders = new Set([...files.keys()].map((file) => file.split('/').at(-2)));
  expect([...folders].sort()).toEqual([...languages].sort());
});

describe.each(languages)('%s', (language) => {
  it('has the keys of the source, no fewer and no more', () => {
    const keys = wordsIn(language);
    expect({
      missing: [...source.keys()].filter((key) => !keys.has(key)),
      unknown: [...keys.keys()].filter((key) => !source.has(key)),
    }).toEqual({ missing: [], unknown: [] });
  });

  it('has no empty word and no empty plural form', () => {
    expect(entriesOf(language).filter(([, phrase]) => formsOf(phrase).includes(''))).toEqual([]);
  });

  it(`has ${formsIn(language)} forms of each phrase that counts`, () => {
    const counting = entriesOf(language).filter(([key, phrase]) => phrase.includes('||||') || source.get(key)?.includes('||||'));
    expect(counting.filter(([, phrase]) => formsOf(phrase).length !== formsIn(language))).toEqual([]);
  });

  it('says how many in each form of a phrase that counts, or in none of them', () => {
    const saysIt = (form: string) => form.includes('%{smart_count}');
    const torn = entriesOf(language).filter(([, phrase]) => formsOf(phrase).some(saysIt) && !formsOf(phrase).every(saysIt));
    expect(torn).toEqual([]);
    const silent = entriesOf(language).filter(([, phrase]) => phrase.includes('||||') && !saysIt(phrase));
    expect(silent.map(([key]) => key).filter((key) => !saidBesideTheNumber.includes(key))).toEqual([]);
  });

  it.each(counts)('counts %i with the form of it in every phrase', (count) => {
    const place = pluralForm(count, language);
    const parameters = { ...anyParameters, smart_count: count };
    for (const [key, phrase] of entriesOf(language).filter(([, text]) => text.includes('||||'))) {
      expect([key, say(phrase, language, parameters)]).toEqual([key, say(formsOf(phrase)[place] ?? '', language, parameters)]);
      if (phrase.includes('%{smart_count}'))
        expect([key, say(phrase, language, parameters)]).toEqual([key, expect.stringContaining(String(count))]);
    }
  });

  it('uses the parameters of the source', () => {
    const other = entriesOf(language).filter(([key, phrase]) => parametersOf(phrase) !== parametersOf(source.get(key) ?? ''));
    expect(other.map(([key, phrase]) => [key, phrase, `source: ${source.get(key)}`])).toEqual([]);
  });

  it('closes each parameter and writes it as %{name}', () => {
    expect(entriesOf(language).filter(([, phrase]) => /%\{|\{\w+\}/.test(phrase.replace(/%\{\w+\}/g, '')))).toEqual([]);
  });

  it("says everything that react-admin says, with react-admin's parameters", () => {
    const phrasesByKey = wordsIn(language);
    const english = phrasesOf(englishMessages as Phrases);
    expect({
      missing: english.filter(([key]) => !phrasesByKey.has(key)).map(([key]) => key),
      foreign: english
        .filter(([key, phrase]) => !parametersAllowed(phrasesByKey.get(key) ?? '', phrase))
        .map(([key]) => [key, phrasesByKey.get(key)]),
    }).toEqual({ missing: [], foreign: [] });
  });
});

/** A translation may leave a parameter out, but never ask for one that is not given. */
const parametersAllowed = (phrase: string, english: string) => {
  const given = new Set([...parametersOf(english).split(' '), ...(english.includes('||||') ? ['%{smart_count}'] : [])]);
  return parametersOf(phrase)
    .split(' ')
    .every((parameter) => given.has(parameter) || parameter === '');
};

it('French words for colleagues address them informally', () => {
  const toPeopleOutside = /^(public|outside|letter|invoice_paper|meeting_letter|public_link|project_offer\.letter)\b/;
  const formal = /\b(votre|vos|(?<!rendez-)vous(?! avez écrit tous les deux)|\p{L}+(?<!ch|rend|av)ez)\b/iu;
  expect(entriesOf('fr').filter(([key, phrase]) => !toPeopleOutside.test(key) && formal.test(phrase))).toEqual([]);
});

describe('a phrase that several languages share', () => {
  const hasLetters = (phrase: string) => /\p{L}/u.test(phrase.replace(/%\{\w+\}/g, ''));
  const awaiting = new Set(awaitingIn(root).flatMap(({ language, phrases }) => phrases.map((phrase) => `${language}: ${phrase}`)));
  const sharing = (key: string, phrase: string) => languages.filter((language) => wordsIn(language).get(key) === phrase);
  const shared = [...source.keys()].flatMap((key) =>
    [...new Set(languages.map((language) => wordsIn(language).get(key) ?? ''))]
      .filter(hasLetters)
      .map((phrase) => ({ key, phrase, by: sharing(key, phrase) }))
      .filter(({ by }) => by.length > 1),
  );

  it('stands on the reviewed list, or somebody forgot to translate it', () => {
    const reviewed = (phrase: string, by: readonly Language[]) =>
      sameWords.some((same) => same.phrases.includes(phrase) && by.every((language) => same.languages.includes(language)));
    // A draft says itself that it awaits its translator.
    const translated = shared.map(({ by, ...one }) => ({
      ...one,
      by: by.filter((language) => !awaiting.has(`${language}: ${one.phrase}`)),
    }));
    const untranslated = translated.filter(({ phrase, by }) => by.length > 1 && !reviewed(phrase, by));
    const files = untranslated.map(({ key }) => `${key.split('.')[0]?.replaceAll('_', '-')}.ts`);
    const byFile = [...new Set(files)].map((file) => `${file}: ${files.filter((one) => one === file).length}`);
    // How many in which file comes first: a language that has just begun as a copy of another shares thousands.
    expect([...byFile, ...untranslated.slice(0, 50).map(({ key, phrase, by }) => `${key} (${by.join(', ')}): ${phrase}`)]).toEqual([]);
  });

  it('leaves the list when it is gone or translated', () => {
    const still = (phrase: string, among: readonly Language[]) =>
      shared.some((one) => one.phrase === phrase && one.by.filter((language) => among.includes(language)).length > 1);
    const gone = sameWords.flatMap(({ languages: among, phrases }) => phrases.filter((phrase) => !still(phrase, among)));
    expect(gone).toEqual([]);
  });
});

it('a word inside of a line is small, but in German, where it may be a name', () => {
  expect(insideLine('Pavšal', 'sl')).toBe('pavšal');
  expect(insideLine('Pauschale', 'de')).toBe('Pauschale');
});
