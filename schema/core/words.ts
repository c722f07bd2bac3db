// The types and functions of translated words: Slovenian is the source, and every other language must translate all of it.

/** The languages of the product, the default first; a missing word falls back to English at run time. */
export const languages = ['sl', 'en', 'fr', 'de', 'hr'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'sl';
export const fallbackLanguage: Language = 'en';
export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language);
/** The first candidate that is a language of the product. */
export const languageAmong = (...candidates: readonly unknown[]): Language => candidates.find(isLanguage) ?? defaultLanguage;

const namers = new Map<Language, Intl.DisplayNames>();
/** The name of one language in another: `Nemščina`; in itself, `Deutsch`, its speakers always find it. */
export const languageName = (code: string, language: Language): string => {
  const namer = namers.get(language) ?? new Intl.DisplayNames(language, { type: 'language' });
  namers.set(language, namer);
  const name = namer.of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
};

/** A word inside a sentence: in lower case, except in German, where it may be a noun. */
export const insideLine = (word: string, language: Language): string => (language === 'de' ? word : word.toLocaleLowerCase(language));

type ParametersOf<S> = S extends `${string}%{${infer Name}}${infer Rest}` ? Name | ParametersOf<Rest> : never;

/** The words of another language: every key of the source, none missing and none added; plural forms stand in one string, separated by `||||`. */
export type Translation<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : Translation<Source[Key]>;
};

/**
 * A drafted phrase that no translator has seen yet; `npm run generate` lists them.
 * @public Drafted words import it.
 */
export const awaits = <const S extends string>(phrase: S): S => phrase;

export type Phrases = { readonly [key: string]: string | Phrases };

/** Every dotted path of a tree of words, for example `client.fields.name`. */
export type WordKey<Tree> = { [K in keyof Tree & string]: Tree[K] extends string ? K : `${K}.${WordKey<Tree[K]>}` }[keyof Tree & string];
type PhraseAt<Tree, Path> = Path extends `${infer Head}.${infer Rest}`
  ? Head extends keyof Tree
    ? PhraseAt<Tree[Head], Rest>
    : never
  : Path extends keyof Tree
    ? Tree[Path]
    : never;
/** The parameters of the phrase at a path; `smart_count` picks the plural form. */
export type WordParameters<Tree, Path> = {
  [Name in ParametersOf<PhraseAt<Tree, Path>>]: Name extends 'smart_count' ? number : string | number;
};
/** For an unknown key `Path` is every key: then no parameters are required, so that the compiler reports the key and not their number. */
type PhraseParameters<Tree, Path> = [WordKey<Tree>] extends [Path]
  ? [parameters?: object]
  : [keyof WordParameters<Tree, Path>] extends [never]
    ? []
    : [parameters: WordParameters<Tree, Path>];
export type Translate<Tree> = <Path extends WordKey<Tree>>(key: Path, ...parameters: PhraseParameters<Tree, Path>) => string;

/** The order of the plural forms in a phrase; a language leaves out those that it does not have. */
const pluralOrder = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;
/** Every plural form of everyday counting occurs below this; French and others have one more, for millions alone. */
const countedTo = 200;
const rules = new Map<Language, { intl: Intl.PluralRules; forms: string[] }>();
const rulesOf = (language: Language) => {
  const known = rules.get(language);
  if (known) return known;
  const intl = new Intl.PluralRules(language);
  const used = new Set(Array.from({ length: countedTo }, (_one, count) => intl.select(count)));
  const made = { intl, forms: pluralOrder.filter((form) => used.has(form)) };
  rules.set(language, made);
  return made;
};

/** Which plural form of a phrase, from 0, a language uses for a number: the last form where the language has none for it (a fraction, millions). */
export const pluralForm = (count: number, language: Language): number => {
  const { intl, forms } = rulesOf(language);
  const at = forms.indexOf(intl.select(count));
  return at < 0 ? forms.length - 1 : at;
};

export const phraseAt = (phrases: Phrases, key: string): string | undefined => {
  let at: string | Phrases | undefined = phrases;
  for (const part of key.split('.')) at = typeof at === 'object' ? at[part] : undefined;
  return typeof at === 'string' ? at : undefined;
};

/** The text of a parameter: a number as the language writes it. */
export const writtenIn = (language: Language, value: unknown): string =>
  typeof value === 'number' ? value.toLocaleString(language) : String(value);

/** Fills in a phrase: picks the plural form for `smart_count`, then replaces `%{parameters}` (numbers in the language's own way). */
export const say = (phrase: string, language: Language, parameters: Readonly<Record<string, unknown>> = {}): string => {
  let text = phrase;
  if (phrase.includes('||||')) {
    const forms = phrase.split('||||').map((form) => form.trim());
    text = forms[pluralForm(Number(parameters.smart_count ?? 1), language)] ?? forms.at(-1) ?? phrase;
  }
  return text.replace(/%\{(\w+)\}/g, (all, name: string) => (name in parameters ? writtenIn(language, parameters[name]) : all));
};

/** Replaces parameters that name words, such as `@offer.values.status.ordered`, with those words in the reader's language. */
export const saidIn = <P extends Readonly<Record<string, unknown>>>(phrases: Phrases, language: Language, parameters: P): P =>
  Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => {
      const phrase = typeof value === 'string' && value.startsWith('@') ? phraseAt(phrases, value.slice(1)) : undefined;
      return [name, phrase === undefined ? value : say(phrase, language)];
    }),
  ) as P;

/** A translator over one language's phrases; for an unknown key it answers the key, so that a gap is visible. */
export const translator = <Tree>(phrases: Tree, language: Language): Translate<Tree> =>
  ((key: string, parameters?: Record<string, unknown>) =>
    say(phraseAt(phrases as Phrases, key) ?? key, language, parameters)) as Translate<Tree>;
