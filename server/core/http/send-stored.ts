// Stored bytes are given out so that no browser ever runs them: whole, in a range, or not again where the caller has them.
import { Readable } from 'node:stream';
import { z } from 'zod';
import type { FileStore } from '../files/files.ts';
import { type Stretch, stretchIn } from './byte-range.ts';
import { notFound, Refusal } from './refusal.ts';
import type { Context } from './route.ts';

type Call = Pick<Context<unknown, unknown, unknown>, 'headers' | 'bodiless' | 'reply'>;

/** Letters that a header holds, and behind them the name as it is (RFC 6266). */
const disposition = (how: 'attachment' | 'inline', name: string) => {
  const plain = name.normalize('NFD').replace(/[^\x20-\x7e]|["%\\]/g, '_');
  const whole = encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return `${how}; filename="${plain}"; filename*=UTF-8''${whole}`;
};

/** Without scripts, forms and a home of its own, whatever its bytes are. */
const locked = "default-src 'none'; sandbox";
/** The viewer of PDFs that browsers bring along works in no sandbox; it runs nothing of ours. */
const framed = "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'self'";

/** What is known of the bytes that a call gives out. */
type Given = { readonly file_name: string; readonly content_type: string; readonly sha256: string; readonly storage_key: string };

/** How a call answers that gives them out. */
export const sendsStored = {
  returns: z.string().meta({ format: 'binary' }),
  conditional: true,
  partial: true,
  refuses: { 404: ['notFound'] },
} as const;

/** The range that the caller asks for, which a HEAD has none of; where it goes on with other bytes than these, they begin anew. */
const rangeOf = ({ headers, bodiless }: Omit<Call, 'reply'>, etag: string): string | null =>
  bodiless || (headers.get('if-range') ?? etag) !== etag ? null : headers.get('range');

const wantedOf = (range: string | null, size: number): Stretch | null => {
  const stretch = stretchIn(range, size);
  if (stretch === 'beyond') throw new Refusal(416, 'beyondEnd', { parameters: { size } });
  return stretch;
};

/** Gives out stored bytes: to be saved, or, what no browser runs, to be looked at. @throws Refusal 404 where the store has none, 416 `beyondEnd` */
export const sendStored = async (
  { files, headers, bodiless, reply }: Call & { readonly files: Pick<FileStore, 'read'> },
  { file_name, content_type: type, sha256, storage_key }: Given,
  how: 'attachment' | 'inline',
): Promise<null> => {
  const etag = `"${sha256}"`;
  reply.header('etag', etag);
  // The bytes of a file never change; whether the caller may still see it is asked each time.
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
  const stored = await files.read(storage_key, (size) => wantedOf(range, size));
  if (!stored) throw notFound();
  const { size, stretch } = stored;
  reply.header('accept-ranges', 'bytes');
  reply.header('content-length', String(stretch ? stretch.last - stretch.first + 1 : size));
  if (stretch) reply.header('content-range', `bytes ${stretch.first}-${stretch.last}/${size}`);
  const body = Readable.toWeb(stored.bytes) as ReadableStream;
  // What is to be saved goes without its type, so that nothing opens it in the house's name; the record of the file tells it.
  reply.raw = { body, type: how === 'inline' ? type : 'application/octet-stream', ...(stretch && { status: 206 }) };
  return null;
};
