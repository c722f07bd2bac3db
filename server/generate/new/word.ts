// Adds a word to the right object in a file of words, and creates that object if it is missing.
import { isDrafted, phraseIn, type Tree, treeIn } from './phrases.ts';
import type { Plan } from './plan.ts';
import { addImports, addProperty, has, type Place } from './source.ts';

/** `place`: the path below the file's words; missing objects are created. */
export const planWord = (
  plan: Plan,
  file: string,
  language: string,
  place: Place,
  key: string,
  words: string | Tree,
  before?: string,
): void =>
  plan.edit(file, (text) => {
    let now = text;
    for (const [at, name] of place.entries()) {
      const around = ['default', ...place.slice(0, at)];
      if (!has(now, [...around, name])) now = addProperty(now, around, `\n${name}: {}`);
    }
    const entries = typeof words === 'string' ? phraseIn(language, words) : treeIn(language, words);
    now = addProperty(now, ['default', ...place], `${key}: ${entries}`, before);
    return isDrafted(language) ? now : addImports(now, `${file.split('/').length > 4 ? '../../..' : '../..'}/core/words.ts`, ['awaits']);
  });
