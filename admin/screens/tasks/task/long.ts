// Long descriptions, which a phone collapses to two lines.

/** Characters that fit two lines of a phone. */
const twoLines = 84;

export const isLong = (description: string): boolean => description.length > twoLines || description.includes('\n');
