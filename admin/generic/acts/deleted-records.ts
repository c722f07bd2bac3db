// Records that were deleted in this browser while their page is still open: news of them must not trigger a new read.

const deletedRecords = new Set<string>();

/** `invoice:12` */
export const isDeleted = (record: string): boolean => deletedRecords.has(record);
export const markDeleted = (record: string): void => void deletedRecords.add(record);
/** Call this when the record was restored. */
export const markRestored = (record: string): void => void deletedRecords.delete(record);
