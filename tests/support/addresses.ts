// Network addresses for callers: the application counts by address, in a memory that outlives a test file, so nobody calls from where another one has.
let given = 0;

/** An address that nobody has called from. */
export const somewhere = (): string => {
  given += 1;
  return `198.18.${Math.floor(given / 250)}.${1 + (given % 250)}`;
};
