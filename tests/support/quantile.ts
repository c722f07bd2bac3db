// The value at a share of several measurements: at 0.5 the middle one, at 0.95 the one that 95 of 100 do not pass.

/** Not a number where nothing was measured. */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.ceil(values.length * share) - 1] ?? Number.NaN;
