// Words that an entity need not say: they are put in from where they stand, so that whoever reads words finds all of them.
import { type Phrases, phraseAt } from './words.ts';

/** A tree of words whose leaves are the keys of what is said there: `{ client: { fields: { name: 'label.fields.name' } } }`. */
export type Defaults = { readonly [key: string]: string | Defaults };

type Widened<D> = { readonly [K in keyof D]: D[K] extends string ? string : Widened<D[K]> };
/** Words together with those that are put in. */
export type Completed<Words, D> = {
  readonly [Area in keyof Words]: Area extends keyof D ? Words[Area] & Widened<D[Area]> : Words[Area];
} & Widened<Omit<D, keyof Words>>;

const filled = (own: Phrases, defaults: Defaults, all: Phrases): Phrases => {
  const words: Record<string, string | Phrases> = { ...own };
  for (const [name, fallback] of Object.entries(defaults)) {
    const areaWords = words[name] ?? (typeof fallback === 'string' ? phraseAt(all, fallback) : {});
    if (areaWords !== undefined)
      words[name] = typeof areaWords === 'object' && typeof fallback === 'object' ? filled(areaWords, fallback, all) : areaWords;
  }
  return words;
};

/** What is not said in the words of an area is taken from where the defaults point. */
export const completed = <Words extends Phrases, const D extends Defaults>(words: Words, defaults: D): Completed<Words, D> =>
  filled(words, defaults, words) as Completed<Words, D>;
