// Detects the type of a file from its bytes, never from its name or the sender's claim.
import { Readable } from 'node:stream';
import type { FileStore } from './files.ts';

/** So many bytes of the beginning distinguish a text from binary data. */
export const headLength = 4100;

const pages = /<\s*(!doctype\s+html|html|head|body|script|iframe)\b/i;
const drawing = /<\s*(!doctype\s+svg|svg)\b/i;

/** Texts have no signature: markup that a browser would run gets its real type, so that nothing serves it as plain text. */
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

/** The type of a stored file; `application/octet-stream` where the bytes do not tell. */
export const typeOf = async (files: FileStore, key: string, head: Uint8Array): Promise<string> => {
  // Loaded with the first file, to keep the start fast.
  const { fileTypeFromBuffer, fileTypeFromStream } = await import('file-type');
  const early = await fileTypeFromBuffer(head).catch(() => undefined);
  if (early && !['application/zip', 'application/x-cfb', 'application/xml'].includes(early.mime)) return early.mime;
  if (!early || early.mime === 'application/xml') return textType(head, head.length < headLength);
  // Office documents and drawings are ZIP archives: only their contents tell which.
  const stored = await files.read(key);
  if (!stored) return early.mime;
  const found = await fileTypeFromStream(Readable.toWeb(stored.bytes) as ReadableStream).catch(() => undefined);
  stored.bytes.destroy();
  return found?.mime ?? early.mime;
};
