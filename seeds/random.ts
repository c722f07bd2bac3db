// Repeatable random numbers: the same seed always gives the same demo company.

export type Random = {
  /** A number from 0 up to, but not including, 1. */
  next: () => number;
  /** A whole number between both ends, each included. */
  integer: (min: number, max: number) => number;
  chance: (probability: number) => boolean;
  pick: <T>(list: readonly T[]) => T;
  /** A random index, by the weights. */
  weighted: (weights: readonly number[]) => number;
  /** As many different entries as requested, or all of them, in random order. */
  some: <T>(list: readonly T[], count: number) => T[];
};

const hashOf = (text: string) => {
  let hash = 2166136261;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619);
  return hash >>> 0;
};

/** A separate generator for each purpose, so that one more client does not change the tasks (mulberry32). */
export const randomFor = (purpose: string, seed: number): Random => {
  let state = hashOf(`${purpose}:${seed}`);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const integer = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const pick = <T>(list: readonly T[]): T => {
    const found = list[Math.floor(next() * list.length)];
    if (found === undefined) throw new Error(`Nothing to pick from for ${purpose}`);
    return found;
  };
  const weighted = (weights: readonly number[]) => {
    let left = next() * weights.reduce((sum, weight) => sum + weight, 0);
    for (let index = 0; index < weights.length; index += 1) {
      left -= weights[index] ?? 0;
      if (left < 0) return index;
    }
    return weights.length - 1;
  };
  const some = <T>(list: readonly T[], count: number): T[] => {
    const left = [...list];
    const taken: T[] = [];
    while (left.length > 0 && taken.length < count) taken.push(...left.splice(Math.floor(next() * left.length), 1));
    return taken;
  };
  return { next, integer, chance: (probability) => next() < probability, pick, weighted, some };
};
