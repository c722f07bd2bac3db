// Compares two texts by line and, inside a line, by word; and merges two changes of one text.

/** One element of the comparison: in both sequences, in the first alone, or in the second alone. */
export type Step<T> = { readonly in: 'both' | 'first' | 'second'; readonly value: T };

/** With more pairs than this, both parts are reported as removed and added, without a search for common elements. */
const mostPairs = 4_000_000;

/** The longest common subsequence by a table, after common beginning and end are set aside. */
export const differenceOf = <T>(first: readonly T[], second: readonly T[]): Step<T>[] => {
  let from = 0;
  while (from < first.length && from < second.length && first[from] === second[from]) from += 1;
  let end = 0;
  while (end < first.length - from && end < second.length - from && first.at(-1 - end) === second.at(-1 - end)) end += 1;
  const [a, b] = [first.slice(from, first.length - end), second.slice(from, second.length - end)];
  const both = (values: readonly T[]): Step<T>[] => values.map((value) => ({ in: 'both', value }));
  const steps: Step<T>[] = both(first.slice(0, from));
  const width = b.length + 1;
  const fits = a.length * b.length <= mostPairs;
  const longest = fits ? new Uint32Array((a.length + 1) * width) : new Uint32Array(0);
  const at = (x: number, y: number) => longest[x * width + y] ?? 0;
  if (fits)
    for (let x = a.length - 1; x >= 0; x -= 1)
      for (let y = b.length - 1; y >= 0; y -= 1)
        longest[x * width + y] = a[x] === b[y] ? at(x + 1, y + 1) + 1 : Math.max(at(x + 1, y), at(x, y + 1));
  let [x, y] = [0, 0];
  while (x < a.length || y < b.length) {
    if (fits && x < a.length && y < b.length && a[x] === b[y]) {
      steps.push({ in: 'both', value: a[x] as T });
      x += 1;
      y += 1;
    } else if (x < a.length && (y >= b.length || !fits || at(x + 1, y) >= at(x, y + 1))) {
      steps.push({ in: 'first', value: a[x] as T });
      x += 1;
    } else {
      steps.push({ in: 'second', value: b[y] as T });
      y += 1;
    }
  }
  return [...steps, ...both(first.slice(first.length - end))];
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

/** A replacement of the base's parts from `from` up to `to`. */
type Change = { from: number; to: number; readonly parts: string[] };
const changesOf = (base: readonly string[], changed: readonly string[]): Change[] => {
  const changes: Change[] = [];
  let at = 0;
  let open: Change | null = null;
  for (const step of differenceOf(base, changed)) {
    if (step.in === 'both') {
      at += 1;
      open = null;
      continue;
    }
    if (!open) {
      open = { from: at, to: at, parts: [] };
      changes.push(open);
    }
    if (step.in === 'first') {
      at += 1;
      open.to = at;
    } else open.parts.push(step.value);
  }
  return changes;
};

const meet = (one: Change, other: Change) =>
  one.from === other.from || (one.from < other.to && other.from < one.to) || (one.from <= other.from && other.from < one.to);

/** Merges both changes of one text: where they conflict, theirs stands before mine and nothing is lost. */
export const mergedParts = (
  base: readonly string[],
  mine: readonly string[],
  otherParts: readonly string[],
): { readonly parts: string[]; readonly conflicts: number } => {
  const [my, their] = [changesOf(base, mine), changesOf(base, otherParts)];
  const parts: string[] = [];
  let conflicts = 0;
  let at = 0;
  while (my.length > 0 || their.length > 0) {
    const [m, t] = [my[0], their[0]];
    if (m && t && (meet(m, t) || meet(t, m))) {
      parts.push(...base.slice(at, Math.min(m.from, t.from)));
      const same = m.from === t.from && m.to === t.to && m.parts.join('\n') === t.parts.join('\n');
      const leftParts = new Set(t.parts);
      parts.push(...t.parts, ...(same ? [] : m.parts.filter((part) => !leftParts.has(part))));
      if (!same) conflicts += 1;
      at = Math.max(m.to, t.to);
      my.shift();
      their.shift();
      continue;
    }
    const next = m && (!t || m.from < t.from) ? my.shift() : their.shift();
    if (!next) break;
    if (next.from < at) {
      // The change begins inside the part that was just merged: its words follow that part.
      parts.push(...next.parts);
      at = Math.max(at, next.to);
      conflicts += 1;
      continue;
    }
    parts.push(...base.slice(at, next.from), ...next.parts);
    at = next.to;
  }
  return { parts: [...parts, ...base.slice(at)], conflicts };
};
