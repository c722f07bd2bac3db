// Downloads a file made by the page.

/** Milliseconds until the object URL is revoked: the browser must have started reading. */
const keptMs = 10_000;

export const saveFile = (name: string, parts: BlobPart[], type: string): void => {
  const address = URL.createObjectURL(new Blob(parts, { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), keptMs);
};
