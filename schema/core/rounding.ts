// Money is rounded once for each amount that stands on paper: to the cent, halves away from zero, without ever passing through a fraction.

/** A decimal with at most `digits` after the point as a whole number of its smallest parts: 1.125 with 3 → 1125. */
const inParts = (value: number, digits: number): bigint => BigInt(Math.round(value * 10 ** digits));

/** `amount · factor` where both may have a fraction of so many digits, to the whole unit of the amount. */
const halfUp = (numerator: bigint, denominator: bigint): number => {
  const doubled = 2n * (numerator < 0n ? -numerator : numerator);
  const whole = (doubled + denominator) / (2n * denominator);
  return Number(numerator < 0n ? -whole : whole);
};

/** So many of a price in cents, less a discount in percent; `per`: the price is for so many of them, an hour of 3600 seconds. */
export const priced = (quantity: number, price: number, discount = 0, per = 1): number =>
  halfUp(inParts(quantity, 3) * BigInt(price) * (10_000n - inParts(discount, 2)), 10_000_000n * BigInt(per));

/** So many percent of an amount in cents. */
export const percentOf = (amount: number, percent: number): number => halfUp(BigInt(amount) * inParts(percent, 2), 10_000n);
