// Records that were deleted here while their page is still in sight: whatever is heard of them is no reason to read them again.

const gone = new Set<string>();

/** `invoice:12` */
export const isGone = (record: string): boolean => gone.has(record);
export const letGo = (record: string): void => void gone.add(record);
/** It was brought back. */
export const isBack = (record: string): void => void gone.delete(record);
