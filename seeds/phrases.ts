// Fills phrases of jobs with numbers, places and models; all texts of a task name the same model.
import type { Random } from './random.ts';

type Part = string | { slot: string };

const parsed = new Map<string, readonly Part[]>();
const partsOf = (phrase: string): readonly Part[] => {
  const known = parsed.get(phrase);
  if (known) return known;
  const parts = phrase.split(/(\{[^}]+\})/).map((part): Part => (part.startsWith('{') ? { slot: part.slice(1, -1) } : part));
  parsed.set(phrase, parts);
  return parts;
};

const ranges = new Map<string, readonly [from: number, to: number, digits: number] | null>();
const rangeOf = (slot: string) => {
  const known = ranges.get(slot);
  if (known !== undefined) return known;
  const [, from = '', to = ''] = /^(\d+(?:,\d)?)-(\d+(?:,\d)?)$/.exec(slot) ?? [];
  const number = (text: string) => Number(text.replace(',', '.'));
  const range = from === '' ? null : ([number(from), number(to), slot.includes(',') ? 1 : 0] as const);
  ranges.set(slot, range);
  return range;
};

export type Words = Readonly<Record<string, readonly string[]>>;

/** Fills phrases for one task from word lists and remembers each choice. */
export const teller = (random: Random, ...lists: readonly (Words | undefined)[]) => {
  const chosen = new Map<string, string>();
  const fill = (phrase: string): string => {
    let text = '';
    for (const part of partsOf(phrase)) text += typeof part === 'string' ? part : wordFor(part.slot);
    // A date at the end of a sentence already has its full stop.
    return text.replaceAll('..', '.');
  };
  const wordFor = (slot: string): string => {
    const range = rangeOf(slot);
    if (range) {
      const [from, to, digits] = range;
      const value = digits === 0 ? random.integer(from, to) : (random.integer(from * 10, to * 10) / 10).toFixed(1).replace('.', ',');
      return String(value);
    }
    const known = chosen.get(slot);
    if (known !== undefined) return known;
    const list = lists.find((words) => words?.[slot])?.[slot];
    if (!list) throw new Error(`A phrase asks for ${slot}, which no word list holds`);
    const value = fill(random.pick(list));
    chosen.set(slot, value);
    return value;
  };
  return { tell: fill, pick: (phrases: readonly string[]) => fill(random.pick(phrases)) };
};
