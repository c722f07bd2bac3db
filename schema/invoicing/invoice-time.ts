// The invoiced time of an entry: each sub-time by its multiplier, less the share that is not invoiced, rounded up once to the settings' unit.

export type WorkedEntry = {
  readonly total_time: number;
  readonly non_invoiced_part: boolean;
  readonly non_invoiced_time: number;
  readonly sub_times: readonly { readonly seconds: number; readonly multiplier: number }[];
};

export type BilledTime = {
  /** The sum of seconds times multipliers, with at most two digits. */
  readonly weighted: number;
  /** `weighted` less the share that is not invoiced, to the hundredth: the value that is rounded up. */
  readonly exact: number;
  /** Whole seconds on the invoice; zero stays zero. */
  readonly billed: number;
};

const up = (numerator: bigint, denominator: bigint): bigint => (numerator + denominator - 1n) / denominator;

/** `unit` in minutes. */
export const billedTime = ({ total_time, non_invoiced_part, non_invoiced_time, sub_times }: WorkedEntry, unit: number): BilledTime => {
  const hundredths = sub_times.reduce((sum, { seconds, multiplier }) => sum + BigInt(seconds) * BigInt(Math.round(multiplier * 100)), 0n);
  const takesOff = non_invoiced_part && total_time > 0;
  const whole = takesOff ? BigInt(total_time) : 1n;
  const left = takesOff ? BigInt(Math.max(0, total_time - non_invoiced_time)) : 1n;
  const step = BigInt(unit * 60);
  return {
    weighted: Number(hundredths) / 100,
    exact: Number((hundredths * left * 2n + whole) / (2n * whole)) / 100,
    billed: Number(up(hundredths * left, 100n * whole * step) * step),
  };
};
