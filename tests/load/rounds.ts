// Rounds: product and yardstick take turns, so that whatever else the machine does meets both; the middle round counts.
import type { Running } from './processes.ts';
import { callFor, type Load } from './wire.ts';

export type Side = 'product' | 'yardstick';
export type Sides = Readonly<Record<Side, Running>>;
export type Rates = Readonly<Record<Side, { readonly perSecond: number; readonly cpuMicros: number }>>;
export type Lasting = { readonly rounds: number; readonly ms: number };

const middle = (values: readonly number[]) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Calls a second of each side, and the processor time that a call took. */
export const measured = async (sides: Sides, { rounds, ms }: Lasting, load: (side: Side) => Omit<Load, 'port' | 'ms'>): Promise<Rates> => {
  const rates: Record<Side, number[]> = { product: [], yardstick: [] };
  const costs: Record<Side, number[]> = { product: [], yardstick: [] };
  const loads = { product: load('product'), yardstick: load('yardstick') };
  const once = async (side: Side, counts: boolean) => {
    const before = sides[side].cpu();
    const { answers, perSecond } = await callFor({ ...loads[side], port: sides[side].port, ms });
    if (!counts) return;
    rates[side].push(perSecond);
    costs[side].push(((sides[side].cpu() - before) * 1000) / answers);
  };
  // Compilers need a round each before they know what is hot.
  for (let round = 0; round <= rounds; round += 1)
    for (const side of round % 2 ? (['yardstick', 'product'] as const) : (['product', 'yardstick'] as const)) await once(side, round > 0);
  const result = (side: Side) => ({ perSecond: middle(rates[side]), cpuMicros: middle(costs[side]) });
  return { product: result('product'), yardstick: result('yardstick') };
};
