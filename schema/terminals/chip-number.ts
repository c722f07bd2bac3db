// Normalises the number of a chip, whichever reader sends it: `04:a2-2f` and `04A22F` are the same.

/** Letters and digits in capitals, without separators. */
export const chipNumber = (written: string): string => written.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
