// Words that an entity need not repeat: they are copied in from a shared place, so that every reader of words finds all of them.
import { type Phrases, phraseAt } from './words.ts';

/** A tree of words whose leaves are the keys of the shared words: `{ client: { fields: { name: 'label.fields.name' } } }`. */
export type Defaults = { readonly [key: string]: string | Defaults };

type Widened<D> = { readonly [K in keyof D]: D[K] extends string ? string : Widened<D[K]> };
/** Words together with the defaults that are filled in. */
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

/** Fills in what an area leaves out with the shared words that the defaults point at. */
export const completed = <Words extends Phrases, const D extends Defaults>(words: Words, defaults: D): Completed<Words, D> =>
  filled(words, defaults, words) as Completed<Words, D>;
