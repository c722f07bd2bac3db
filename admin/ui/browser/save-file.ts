// A file that the page itself makes, on its way to the folder of downloads.

/** Long enough for a browser to begin reading it. */
const keptMs = 10_000;

export const saveFile = (name: string, parts: BlobPart[], type: string): void => {
  const address = URL.createObjectURL(new Blob(parts, { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), keptMs);
};
