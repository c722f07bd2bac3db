// Every phrase below a tree of words by its dotted path.
import type { Phrases } from '#schema/core/words.ts';

export const phrasesOf = (tree: Phrases, path = ''): [key: string, phrase: string][] =>
  Object.entries(tree).flatMap(([name, value]) => {
    const key = path ? `${path}.${name}` : name;
    return typeof value === 'string' ? [[key, value]] : phrasesOf(value, key);
  });
