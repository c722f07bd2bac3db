// The number of a chip, whichever reader writes it: `04:a2-2f` and `04A22F` are the same one.

/** Its letters and digits in capitals, without what stands between them. */
export const chipNumber = (written: string): string => written.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
