// Rounds money once for each printed amount: to the cent, halves away from zero, in integer arithmetic without floating-point error.

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
