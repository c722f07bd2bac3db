// Network addresses for callers: the application counts by address, in a memory that outlives a test file, so nobody calls from where another one has.
let given = 0;

/** An address that nobody has called from. */
export const somewhere = (): string => {
  given += 1;
  return `198.18.${Math.floor(given / 250)}.${1 + (given % 250)}`;
};

/** The IPv6 network of one caller, from which nobody has called. */
export const someNetwork = (): string => {
  given += 1;
  return `2001:db8:0:${given.toString(16)}`;
};
