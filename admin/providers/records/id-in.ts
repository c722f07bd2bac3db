// Parses the id in an address; an invalid id matches no record.

/** 0 for an invalid id, or one longer than a number can hold. */
export const idIn = (text: string | null | undefined): number => (text && /^\d{1,15}$/.test(text) ? Number(text) : 0);
