// Compares two texts by line and, inside a line, by word.
import { commonOf } from './merge/subsequence.ts';

/** One element of the comparison: in both sequences, in the first alone, or in the second alone. */
export type Step<T> = { readonly in: 'both' | 'first' | 'second'; readonly value: T };

/** The steps from one sequence to the other. */
export const differenceOf = <T>(first: readonly T[], second: readonly T[]): Step<T>[] => {
  const steps: Step<T>[] = [];
  let [x, y] = [0, 0];
  for (const [i, j] of [...commonOf(first, second), [first.length, second.length] as const]) {
    for (const value of first.slice(x, i)) steps.push({ in: 'first', value });
    for (const value of second.slice(y, j)) steps.push({ in: 'second', value });
    if (i < first.length) steps.push({ in: 'both', value: first[i] as T });
    [x, y] = [i + 1, j + 1];
  }
  return steps;
};

/** Two lines side by side; null where a text has no such line. `words` mark where a changed line differs. */
export type Pair = {
  readonly first: string | null;
  readonly second: string | null;
  readonly same: boolean;
  readonly words?: readonly Step<string>[];
};

/** Words, and single characters between them. */
const wordsOf = (line: string): string[] => line.match(/[\p{L}\p{N}]+|[^\p{L}\p{N}]/gu) ?? [];

/** Two lines that share at least this part are one changed line. */
const alike = 0.4;
const changedLine = (first: string, second: string): Pair | null => {
  const words = differenceOf(wordsOf(first), wordsOf(second));
  const shared = words.filter((step) => step.in === 'both' && step.value.trim() !== '').reduce((sum, { value }) => sum + value.length, 0);
  return shared >= alike * Math.min(first.length, second.length) ? { first, second, same: false, words } : null;
};

/** Pairs removed lines with the added lines that replace them, in order. */
const paired = (gone: readonly string[], come: readonly string[]): Pair[] => {
  const pairs: Pair[] = [];
  let next = 0;
  for (const first of gone) {
    const at = come.findIndex((second, index) => index >= next && changedLine(first, second) !== null);
    if (at < 0) {
      pairs.push({ first, second: null, same: false });
      continue;
    }
    for (const second of come.slice(next, at)) pairs.push({ first: null, second, same: false });
    const pair = changedLine(first, come[at] ?? '');
    if (pair) pairs.push(pair);
    next = at + 1;
  }
  for (const second of come.slice(next)) pairs.push({ first: null, second, same: false });
  return pairs;
};

/** Two texts side by side. */
export const sideBySide = (first: readonly string[], second: readonly string[]): Pair[] => {
  const pairs: Pair[] = [];
  let [gone, come]: [string[], string[]] = [[], []];
  const settle = () => {
    pairs.push(...paired(gone, come));
    [gone, come] = [[], []];
  };
  for (const { in: where, value } of differenceOf(first, second)) {
    if (where === 'first') gone.push(value);
    else if (where === 'second') come.push(value);
    else {
      settle();
      pairs.push({ first: value, second: value, same: true });
    }
  }
  settle();
  return pairs;
};
