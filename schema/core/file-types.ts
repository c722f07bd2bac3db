// How large a file may be, and which kinds of files are looked at inside the page; the screens know it without the rest of the schema.

/** Bytes of the largest file that is taken. */
export const largestFile = 25_000_000;
/** Pictures that every browser shows without running anything. */
export const pictureTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];
/** Those of them that a paper can be printed with. */
export const printableTypes: readonly string[] = ['image/jpeg', 'image/png'];
/** Whether a field of pictures takes a file of this kind: form and server ask the same. */
export const isPrintable = (contentType: string): boolean => printableTypes.includes(contentType);
/** What can be looked at inside the page. */
export const viewableTypes: readonly string[] = [...pictureTypes, 'application/pdf'];
