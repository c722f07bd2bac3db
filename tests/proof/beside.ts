// The others: people who go on asking for and moving their clocks while somebody makes the server do something very large, and what they wait for.
import { setTimeout as pause } from 'node:timers/promises';
import { memoryOf } from '../support/machine/processor-time.ts';
import { quantile } from '../support/quantile.ts';

/** Milliseconds, and the largest memory of the server meanwhile in MiB. */
export type Measured = {
  readonly ms: number;
  readonly memory: number;
  readonly reads: Waits;
  readonly acts: Waits;
  readonly faults: readonly string[];
};
/** `late`: 99 of 100 are within. */
export type Waits = { readonly count: number; readonly middle: number; readonly late: number; readonly slowest: number };

const waitsOf = (all: readonly number[]): Waits => ({
  count: all.length,
  middle: quantile(all, 0.5),
  late: quantile(all, 0.99),
  slowest: quantile(all, 1),
});

/** Runs `work` while others ask and act; each of them sends the next call a moment after the last answer. */
export const beside = async <T>(
  { pid, read, act }: { readonly pid: number; readonly read: () => Promise<number>; readonly act: () => Promise<number> },
  work: () => Promise<T>,
): Promise<Measured & { readonly answer: T }> => {
  let busy = true;
  let memory = 0;
  const faults: string[] = [];
  const lane = async (name: string, one: () => Promise<number>, everyMs: number) => {
    const waits: number[] = [];
    while (busy) {
      const at = performance.now();
      const status = await one().catch(() => 0);
      if (status !== 200) faults.push(`${name}: ${status}`);
      waits.push(performance.now() - at);
      await pause(everyMs);
    }
    return waitsOf(waits);
  };
  const lanes = Promise.all([
    lane('a clock, asked', read, 10),
    lane('an act of a clock', act, 30),
    (async () => {
      for (; busy; await pause(50)) memory = Math.max(memory, memoryOf(pid));
    })(),
  ]);
  const at = performance.now();
  try {
    const answer = await work();
    const ms = performance.now() - at;
    busy = false;
    const [reads, acts] = await lanes;
    return { ms, memory, reads, acts, faults, answer };
  } finally {
    busy = false;
  }
};
