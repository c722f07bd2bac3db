// The rest that the law asks for, over work and turns on call together: so many hours between two working days, and a free day a week as the average of fourteen days.
import { type Period, within, without } from './periods.ts';

export const shortfallKinds = ['daily', 'weekly'] as const;
export type Shortfall = Period & {
  readonly kind: (typeof shortfallKinds)[number];
  /** The rest that there is, and the least there must be, in seconds. */
  readonly seconds: number;
  readonly needed: number;
};

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
export const usualRest = 12;
/** For whoever has unevenly distributed working hours. */
export const unevenRest = 11;
const averageMs = 14 * dayMs;
const freeNeeded = 2 * dayMs;

const lengthOf = ({ from, to }: Period): number => to - from;
/** Periods as blocks that do not touch, earliest first. */
const blocksOf = (periods: readonly Period[]): Period[] => {
  const from = Math.min(...periods.map((one) => one.from));
  const to = Math.max(...periods.map((one) => one.to));
  return periods.length > 0 ? within({ from, to }, periods) : [];
};

/** Who is on call for a day or longer waits at home and is called: only the work within is no rest. A shorter turn is spent like work. */
const isLong = (turn: Period): boolean => lengthOf(turn) >= dayMs;

const dailyShortfalls = (busy: readonly Period[], restMs: number): Shortfall[] => {
  const found: Shortfall[] = [];
  for (let at = 0; at < busy.length; ) {
    const begin = busy[at]?.from ?? 0;
    let longest = 0;
    let next = at;
    for (; next < busy.length && longest < restMs; next += 1) {
      const [end, following] = [busy[next]?.to ?? 0, busy[next + 1]?.from ?? Number.POSITIVE_INFINITY];
      if (end >= begin + dayMs) break;
      longest = Math.max(longest, following - end);
    }
    if (longest < restMs) found.push({ kind: 'daily', from: begin, to: begin + dayMs, seconds: longest / 1000, needed: restMs / 1000 });
    at = Math.max(next, at + 1);
  }
  return found;
};

const weeklyShortfalls = (busy: readonly Period[], turns: readonly Period[]): Shortfall[] => {
  const found: Shortfall[] = [];
  let after = Number.NEGATIVE_INFINITY;
  for (const from of blocksOf(turns).map((turn) => turn.from)) {
    if (from < after) continue;
    const to = from + averageMs;
    const free = without({ from, to }, busy)
      .map(lengthOf)
      .filter((length) => length >= dayMs)
      .reduce((sum, length) => sum + length, 0);
    if (free >= freeNeeded) continue;
    found.push({ kind: 'weekly', from, to, seconds: free / 1000, needed: freeNeeded / 1000 });
    after = to;
  }
  return found;
};

/** Where the rest is too short, earliest first. `restHours`: between two working days. */
export const restShortfalls = (work: readonly Period[], turns: readonly Period[], restHours: number = usualRest): Shortfall[] =>
  [
    ...dailyShortfalls(blocksOf([...work, ...turns.filter((turn) => !isLong(turn))]), restHours * hourMs),
    ...weeklyShortfalls(blocksOf([...work, ...turns]), turns),
  ].sort((one, other) => one.from - other.from);
