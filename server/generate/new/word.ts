// Adds a word to a file of words, in the object that it belongs to, and makes that where there is none yet.
import { isDrafted, phraseIn, type Tree, treeIn } from './phrases.ts';
import type { Plan } from './plan.ts';
import { addImports, addProperty, has, type Place } from './source.ts';

/** `place`: below the words of the file; each of its objects is made where there is none. */
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
