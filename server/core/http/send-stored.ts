// Sends stored files so that no browser ever runs them: whole, as a range, or as 304 where the caller has the file.
import { Readable } from 'node:stream';
import { z } from 'zod';
import type { FileStore } from '../files/files.ts';
import { type Stretch, stretchIn } from './byte-range.ts';
import { notFound, Refusal } from './refusal.ts';
import type { Context } from './route.ts';

type Call = Pick<Context<unknown, unknown, unknown>, 'headers' | 'bodiless' | 'reply'>;

/** An ASCII file name, followed by the real one (RFC 6266). */
const disposition = (how: 'attachment' | 'inline', name: string) => {
  const plain = name.normalize('NFD').replace(/[^\x20-\x7e]|["%\\]/g, '_');
  const whole = encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return `${how}; filename="${plain}"; filename*=UTF-8''${whole}`;
};

/** A sandbox: no scripts, forms or origin, whatever the file is. */
const locked = "default-src 'none'; sandbox";
/** The browsers' own PDF viewers do not work in a sandbox; the policy blocks scripts instead. */
const framed = "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'self'";

/** The metadata of a file to send. */
type SentFile = { readonly file_name: string; readonly content_type: string; readonly sha256: string; readonly storage_key: string };

/** The route options of calls that send files. */
export const sendsStored = {
  returns: z.string().meta({ format: 'binary' }),
  conditional: true,
  partial: true,
  refuses: { 404: ['notFound'] },
} as const;

/** The requested range, none for a HEAD; a download that resumes with another ETag starts anew. */
const rangeOf = ({ headers, bodiless }: Omit<Call, 'reply'>, etag: string): string | null =>
  bodiless || (headers.get('if-range') ?? etag) !== etag ? null : headers.get('range');

const requestedStretch = (range: string | null, size: number): Stretch | null => {
  const stretch = stretchIn(range, size);
  if (stretch === 'beyond') throw new Refusal(416, 'beyondEnd', { parameters: { size } });
  return stretch;
};

/** Sends a stored file as a download, or inline for types that no browser runs. @throws Refusal 404 for missing bytes, 416 `beyondEnd` */
export const sendStored = async (
  { files, headers, bodiless, reply }: Call & { readonly files: Pick<FileStore, 'read'> },
  { file_name, content_type: type, sha256, storage_key }: SentFile,
  how: 'attachment' | 'inline',
): Promise<null> => {
  const etag = `"${sha256}"`;
  reply.header('etag', etag);
  // A file's bytes never change, but each request checks whether the caller may still see it.
  reply.header('cache-control', 'private, no-cache');
  reply.header('x-content-type-options', 'nosniff');
  reply.header('cross-origin-resource-policy', 'same-origin');
  reply.header('content-disposition', disposition(how, file_name));
  reply.header('content-security-policy', how === 'inline' && type === 'application/pdf' ? framed : locked);
  if (headers.get('if-none-match') === etag) {
    reply.unchanged = etag;
    return null;
  }
  const range = rangeOf({ headers, bodiless }, etag);
  const stored = await files.read(storage_key, (size) => requestedStretch(range, size));
  if (!stored) throw notFound();
  const { size, stretch } = stored;
  reply.header('accept-ranges', 'bytes');
  reply.header('content-length', String(stretch ? stretch.last - stretch.first + 1 : size));
  if (stretch) reply.header('content-range', `bytes ${stretch.first}-${stretch.last}/${size}`);
  const body = Readable.toWeb(stored.bytes) as ReadableStream;
  // A download has no type of its own, so that the browser does not open it in our origin; the file's record tells its type.
  reply.raw = { body, type: how === 'inline' ? type : 'application/octet-stream', ...(stretch && { status: 206 }) };
  return null;
};
