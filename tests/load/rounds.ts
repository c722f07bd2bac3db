// Rounds: product and yardstick take turns, so that whatever else the machine does meets both; the middle round counts.
import { familyMs } from '../support/machine/processor-time.ts';
import { quantile } from '../support/quantile.ts';
import type { Running } from './processes.ts';
import { callFor, type Load } from './wire.ts';

export type Side = 'product' | 'yardstick';
export type Sides = Readonly<Record<Side, Running>>;
/** Answers a second, and the processor time that one took: of the server, and of a database that is a process of its own. */
export type Rate = { readonly perSecond: number; readonly micros: number; readonly databaseMicros: number | null };
export type Rates = Readonly<Record<Side, Rate>>;
export type Lasting = {
  readonly rounds: number;
  readonly ms: number;
  /** The first process of the database; null where it has none of its own. */
  readonly database: number | null;
};

const middle = (values: readonly number[]) => quantile(values, 0.5);

/** Calls each side in turn. */
export const measured = async (
  sides: Sides,
  { rounds, ms, database }: Lasting,
  load: (side: Side) => Omit<Load, 'port' | 'ms'>,
): Promise<Rates> => {
  const rates: Record<Side, Rate[]> = { product: [], yardstick: [] };
  const loads = { product: load('product'), yardstick: load('yardstick') };
  const spent = (side: Side) => ({ server: sides[side].cpu(), database: database === null ? 0 : familyMs(database) });
  const once = async (side: Side, counts: boolean) => {
    const before = spent(side);
    const { answers, perSecond } = await callFor({ ...loads[side], port: sides[side].port, ms });
    const after = spent(side);
    const micros = (of: 'server' | 'database') => ((after[of] - before[of]) * 1000) / answers;
    if (counts) rates[side].push({ perSecond, micros: micros('server'), databaseMicros: micros('database') });
  };
  // Compilers need a round each before they know what is hot.
  for (let round = 0; round <= rounds; round += 1)
    for (const side of round % 2 ? (['yardstick', 'product'] as const) : (['product', 'yardstick'] as const)) await once(side, round > 0);
  const result = (side: Side): Rate => ({
    perSecond: middle(rates[side].map(({ perSecond }) => perSecond)),
    micros: middle(rates[side].map(({ micros }) => micros)),
    databaseMicros: database === null ? null : middle(rates[side].map(({ databaseMicros }) => databaseMicros ?? 0)),
  });
  return { product: result('product'), yardstick: result('yardstick') };
};
