// What a file is, by its own bytes: never by its name, nor by what the sender says of it.
import { Readable } from 'node:stream';
import type { FileStore } from './files.ts';

/** So much of the beginning tells a text from anything else. */
export const headLength = 4100;

const pages = /<\s*(!doctype\s+html|html|head|body|script|iframe)\b/i;
const drawing = /<\s*(!doctype\s+svg|svg)\b/i;

/** Texts have no signature: what a browser would run is called by its name, so that nobody takes it for a note. */
const textType = (head: Uint8Array, whole: boolean): string => {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: !whole });
  } catch {
    return 'application/octet-stream';
  }
  if (/[\u0000-\u0008\u000e-\u001a]/.test(text)) return 'application/octet-stream';
  if (drawing.test(text)) return 'image/svg+xml';
  return pages.test(text) ? 'text/html' : 'text/plain';
};

/** The type of a stored file; `application/octet-stream` where its bytes tell nothing. */
export const typeOf = async (files: FileStore, key: string, head: Uint8Array): Promise<string> => {
  // Loaded with the first file: a start has no use for it.
  const { fileTypeFromBuffer, fileTypeFromStream } = await import('file-type');
  const early = await fileTypeFromBuffer(head).catch(() => undefined);
  if (early && !['application/zip', 'application/x-cfb', 'application/xml'].includes(early.mime)) return early.mime;
  if (!early || early.mime === 'application/xml') return textType(head, head.length < headLength);
  // Documents and drawings of offices are archives: which, their contents say.
  const stored = await files.read(key);
  if (!stored) return early.mime;
  const found = await fileTypeFromStream(Readable.toWeb(stored.bytes) as ReadableStream).catch(() => undefined);
  stored.bytes.destroy();
  return found?.mime ?? early.mime;
};
