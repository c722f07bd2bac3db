// The elements that two sequences have in common, by Myers' algorithm: its time grows with the difference, not with the length.

/** Beyond this many differing elements, only elements that are unique in both sequences are matched. */
const mostEdits = 1200;

/** Pairs of equal elements, in order. */
type Pairs = (readonly [number, number])[];

const shortestEdit = (a: readonly unknown[], b: readonly unknown[]): Pairs | null => {
  const [n, m] = [a.length, b.length];
  const limit = Math.min(n + m, mostEdits);
  const width = 2 * limit + 3;
  const reach = new Int32Array(width);
  const middle = limit + 1;
  const trace: Int32Array[] = [];
  for (let edits = 0; edits <= limit; edits += 1) {
    trace.push(reach.slice(middle - edits - 1, middle + edits + 2));
    for (let k = -edits; k <= edits; k += 2) {
      const [left, right] = [reach[middle + k - 1] ?? 0, reach[middle + k + 1] ?? 0];
      let x = k === -edits || (k !== edits && left < right) ? right : left + 1;
      while (x < n && x - k < m && a[x] === b[x - k]) x += 1;
      reach[middle + k] = x;
      if (x < n || x - k < m) continue;
      const pairs: Pairs = [];
      let [i, j] = [n, m];
      for (let d = edits; d >= 0; d -= 1) {
        const row = trace[d] ?? reach;
        const at = (diagonal: number) => row[diagonal + d + 1] ?? 0;
        const diagonal = i - j;
        const down = diagonal === -d || (diagonal !== d && at(diagonal - 1) < at(diagonal + 1));
        const before = down ? diagonal + 1 : diagonal - 1;
        const [fromX, fromY] = d === 0 ? [0, 0] : [at(before), at(before) - before];
        const [toX, toY] = d === 0 ? [0, 0] : down ? [fromX, fromY + 1] : [fromX + 1, fromY];
        while (i > toX && j > toY) {
          i -= 1;
          j -= 1;
          pairs.push([i, j]);
        }
        [i, j] = [fromX, fromY];
      }
      return pairs.toReversed();
    }
  }
  return null;
};

/** The longest rising sequence among pairs that are ordered by their first number. */
export const rising = (pairs: Pairs): Pairs => {
  const tails: number[] = [];
  const before: number[] = [];
  for (const [index, [, second]] of pairs.entries()) {
    let [low, high] = [0, tails.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((pairs[tails[middle] ?? 0]?.[1] ?? 0) < second) low = middle + 1;
      else high = middle;
    }
    before.push(tails[low - 1] ?? -1);
    tails[low] = index;
  }
  const chain: Pairs = [];
  for (let at = tails.at(-1) ?? -1; at >= 0; at = before[at] ?? -1) chain.push(pairs[at] ?? [0, 0]);
  return chain.toReversed();
};

const placesOfUnique = (values: readonly unknown[]): Map<unknown, number> => {
  const places = new Map<unknown, number>();
  for (const [at, value] of values.entries()) places.set(value, places.has(value) ? -1 : at);
  return places;
};
const uniquePairs = (a: readonly unknown[], b: readonly unknown[]): Pairs => {
  const inB = placesOfUnique(b);
  const found = [...placesOfUnique(a)].flatMap(([value, at]) => {
    const other = inB.get(value) ?? -1;
    return at >= 0 && other >= 0 ? [[at, other] as const] : [];
  });
  return rising(found.sort((one, other) => one[0] - other[0]));
};

/** Pairs of places with the same element in both sequences, both rising. */
export const commonOf = (a: readonly unknown[], b: readonly unknown[]): Pairs => {
  let from = 0;
  while (from < a.length && from < b.length && a[from] === b[from]) from += 1;
  let end = 0;
  while (end < a.length - from && end < b.length - from && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const pairs: Pairs = Array.from({ length: from }, (_one, at) => [at, at] as const);
  const [restA, restB] = [a.slice(from, a.length - end), b.slice(from, b.length - end)];
  if (restA.length > 0 && restB.length > 0) {
    const edit = shortestEdit(restA, restB);
    const anchors = edit ?? uniquePairs(restA, restB);
    let [i, j] = [0, 0];
    for (const [x, y] of [...anchors, [restA.length, restB.length] as const]) {
      // Between unique elements the search begins again.
      if (!edit && anchors.length > 0)
        for (const [p, q] of commonOf(restA.slice(i, x), restB.slice(j, y))) pairs.push([from + i + p, from + j + q]);
      if (x < restA.length) pairs.push([from + x, from + y]);
      [i, j] = [x + 1, y + 1];
    }
  }
  for (let at = end; at > 0; at -= 1) pairs.push([a.length - at, b.length - at]);
  return pairs;
};
