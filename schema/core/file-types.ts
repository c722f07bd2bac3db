// The largest file size, and which types of files can be viewed inside the page; screens import it without the rest of the schema.

/** The largest accepted file, in bytes. */
export const largestFile = 25_000_000;
/** Pictures that every browser shows without running anything. */
export const pictureTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];
/** The picture types that a PDF can be printed with. */
export const printableTypes: readonly string[] = ['image/jpeg', 'image/png'];
/** Whether a field of pictures takes a file of this type, for form and server. */
export const isPrintable = (contentType: string): boolean => printableTypes.includes(contentType);
/** The types that can be viewed inside the page. */
export const viewableTypes: readonly string[] = [...pictureTypes, 'application/pdf'];
