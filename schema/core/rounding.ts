// Rounds what is printed: money once for each amount, to the cent, halves away from zero, without floating-point error; durations so that rows add up.

/** A decimal with at most `digits` after the point as an integer of its smallest units: 1.125 with 3 → 1125. */
const inParts = (value: number, digits: number): bigint => BigInt(Math.round(value * 10 ** digits));

/** A quotient rounded to the nearest integer, halves away from zero. */
const halfUp = (numerator: bigint, denominator: bigint): number => {
  const doubled = 2n * (numerator < 0n ? -numerator : numerator);
  const whole = (doubled + denominator) / (2n * denominator);
  return Number(numerator < 0n ? -whole : whole);
};

/** Quantity × price in cents, less a discount in percent; `per`: how many units the price is for, such as an hour of 3600 seconds. */
export const priced = (quantity: number, price: number, discount = 0, per = 1): number =>
  halfUp(inParts(quantity, 3) * BigInt(price) * (10_000n - inParts(discount, 2)), 10_000_000n * BigInt(per));

/** A percentage of an amount in cents. */
export const percentOf = (amount: number, percent: number): number => halfUp(BigInt(amount) * inParts(percent, 2), 10_000n);

/** Durations in seconds as whole minutes that add up to their rounded sum: what one row loses to rounding counts in a later one. */
export const minutesThatAddUp = (seconds: readonly number[]): number[] => {
  let sum = 0;
  let shown = 0;
  return seconds.map((one) => {
    sum += one;
    const before = shown;
    shown = Math.round(sum / 60);
    return shown - before;
  });
};
/** The whole minutes between the ends of a row that its duration does not count, such as a break. */
export const breakMinutes = ({ from, to, seconds }: { readonly from: string; readonly to: string; readonly seconds: number }): number =>
  Math.max(0, Math.round(((Date.parse(to) - Date.parse(from)) / 1000 - seconds) / 60));
