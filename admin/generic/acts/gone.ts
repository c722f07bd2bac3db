// Records that were deleted in this browser while their page is still open: news of them must not trigger a new read.

const gone = new Set<string>();

/** `invoice:12` */
export const isGone = (record: string): boolean => gone.has(record);
export const letGo = (record: string): void => void gone.add(record);
/** Call this when the record was restored. */
export const isBack = (record: string): void => void gone.delete(record);
