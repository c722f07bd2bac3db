// Words are what the product says to people: Slovenian is the source, every other language must say all of it.

/** The languages of the product, the default first; a missing word falls back to English at run time. */
export const languages = ['sl', 'en', 'fr', 'de', 'hr'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'sl';
export const fallbackLanguage: Language = 'en';
export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language);
/** The first of these that we speak. */
export const languageAmong = (...candidates: readonly unknown[]): Language => candidates.find(isLanguage) ?? defaultLanguage;

const namers = new Map<Language, Intl.DisplayNames>();
/** What a language is called in a language: `Nemščina`; in itself, `Deutsch`, everybody finds theirs. */
export const languageName = (code: string, language: Language): string => {
  const namer = namers.get(language) ?? new Intl.DisplayNames(language, { type: 'language' });
  namers.set(language, namer);
  const name = namer.of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
};

/** A word as it stands inside of a line: small, but for German, where it may be a name. */
export const insideLine = (word: string, language: Language): string => (language === 'de' ? word : word.toLocaleLowerCase(language));

type ParametersOf<S> = S extends `${string}%{${infer Name}}${infer Rest}` ? Name | ParametersOf<Rest> : never;
type Mentions<S extends string> = ParametersOf<S>;

/** A phrase that may use the source's parameters and no others; plural forms stand in one string, split by `||||`. */
type Phrase<Source extends string> = [Mentions<Source>] extends [never] ? string : string & {};

/** What another language has to say: every key of the source, with no key left out and none added. */
export type Translation<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? Phrase<Source[Key]> : Translation<Source[Key]>;
};

/**
 * A phrase that was drafted and that a translator has not seen yet; `npm run generate` lists them.
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
/** The parameters that the phrase at a path asks for; `smart_count` picks the plural form. */
export type WordParameters<Tree, Path> = {
  [Name in ParametersOf<PhraseAt<Tree, Path>>]: Name extends 'smart_count' ? number : string | number;
};
/** A key that no word has makes `Path` every key: then nothing is asked of the parameters, so that the compiler names the key and not their number. */
type Given<Tree, Path> = [WordKey<Tree>] extends [Path]
  ? [parameters?: object]
  : [keyof WordParameters<Tree, Path>] extends [never]
    ? []
    : [parameters: WordParameters<Tree, Path>];
export type Translate<Tree> = <Path extends WordKey<Tree>>(key: Path, ...parameters: Given<Tree, Path>) => string;

/** Plural forms stand in a phrase in this order, those that a language does not have left out. */
const pluralOrder = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;
/** Every form that people count with occurs below this; French and others have one more, for millions alone. */
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

/** Which plural form of a phrase, from 0, a language takes for a number: the last one where it has none of its own (a fraction, millions). */
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

/** What stands in place of a parameter: a number as the language writes it. */
export const writtenIn = (language: Language, value: unknown): string =>
  typeof value === 'number' ? value.toLocaleString(language) : String(value);

/** Says a phrase: picks the plural form for `smart_count`, then fills in `%{parameters}` (numbers in the language's own way). */
export const say = (phrase: string, language: Language, parameters: Readonly<Record<string, unknown>> = {}): string => {
  let text = phrase;
  if (phrase.includes('||||')) {
    const forms = phrase.split('||||').map((form) => form.trim());
    text = forms[pluralForm(Number(parameters.smart_count ?? 1), language)] ?? forms.at(-1) ?? phrase;
  }
  return text.replace(/%\{(\w+)\}/g, (all, name: string) => (name in parameters ? writtenIn(language, parameters[name]) : all));
};

/** Parameters that name words, `@offer.values.status.ordered`, as the reader says them. */
export const saidIn = <P extends Readonly<Record<string, unknown>>>(phrases: Phrases, language: Language, parameters: P): P =>
  Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => {
      const phrase = typeof value === 'string' && value.startsWith('@') ? phraseAt(phrases, value.slice(1)) : undefined;
      return [name, phrase === undefined ? value : say(phrase, language)];
    }),
  ) as P;

/** A translator over one language's phrases; an unknown key answers itself, so that a gap is seen and not hidden. */
export const translator = <Tree>(phrases: Tree, language: Language): Translate<Tree> =>
  ((key: string, parameters?: Record<string, unknown>) =>
    say(phraseAt(phrases as Phrases, key) ?? key, language, parameters)) as Translate<Tree>;
