// The id in an address; what is none there is no record.

/** 0 for what is no id, or is longer than a number holds. */
export const idIn = (text: string | null | undefined): number => (text && /^\d{1,15}$/.test(text) ? Number(text) : 0);
