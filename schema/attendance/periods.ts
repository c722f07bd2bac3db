// Arithmetic of periods of time, in milliseconds; the end is outside.

export type Period = { readonly start: number; readonly end: number };

/** The same time in periods that neither touch nor overlap, in their order. */
export const union = (periods: readonly Period[]): Period[] => {
  const joined: { start: number; end: number }[] = [];
  for (const { start, end } of [...periods].sort((one, other) => one.start - other.start)) {
    if (end <= start) continue;
    const last = joined.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else joined.push({ start, end });
  }
  return joined;
};

/** The time that both have. */
export const overlapOf = (some: readonly Period[], others: readonly Period[]): Period[] =>
  union(
    some.flatMap((one) =>
      others.flatMap((other) => {
        const [start, end] = [Math.max(one.start, other.start), Math.min(one.end, other.end)];
        return end > start ? [{ start, end }] : [];
      }),
    ),
  );

/** The time of some that none of the others has. */
export const without = (some: readonly Period[], others: readonly Period[]): Period[] => {
  const taken = union(others);
  return union(some).flatMap((one) => {
    const left: Period[] = [];
    let from = one.start;
    for (const { start, end } of taken) {
      if (end <= from || start >= one.end) continue;
      if (start > from) left.push({ start: from, end: start });
      from = Math.max(from, end);
    }
    return from < one.end ? [...left, { start: from, end: one.end }] : left;
  });
};

/** Whole seconds, each counted once. */
export const secondsOf = (periods: readonly Period[]): number =>
  union(periods).reduce((sum, { start, end }) => sum + Math.round((end - start) / 1000), 0);
