// Periods of time [from, to), in milliseconds since 1970: what of one is left free by others.

export type Period = { readonly from: number; readonly to: number };

export const overlap = (one: Period, other: Period): boolean => one.from < other.to && other.from < one.to;

/** The parts of a period that none of the others covers, earliest first. */
export const without = (whole: Period, others: readonly Period[]): Period[] => {
  const free: Period[] = [];
  let at = whole.from;
  for (const { from, to } of others.filter((other) => overlap(whole, other)).sort((one, other) => one.from - other.from)) {
    if (from > at) free.push({ from: at, to: from });
    at = Math.max(at, to);
  }
  if (at < whole.to) free.push({ from: at, to: whole.to });
  return free;
};

/** The parts of a period that the others cover, earliest first. */
export const within = (whole: Period, others: readonly Period[]): Period[] => without(whole, without(whole, others));
