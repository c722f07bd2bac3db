// Which descriptions a phone shows two lines of until somebody wants the rest.

/** Longer texts fill more than two lines of a phone. */
const twoLines = 84;

export const isLong = (description: string): boolean => description.length > twoLines || description.includes('\n');
