// Receives the one file of a form: it streams to the store while it is measured, hashed and its type detected, never held whole.
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { BusboyFileStream } from '@fastify/busboy';
import { type FieldError, invalid, Refusal } from '../http/refusal.ts';
import { headLength, typeOf } from './file-type.ts';
import type { FileStore } from './files.ts';

/** The form field that carries the file. */
export const uploadField = 'file';

/** A file in the store that no row refers to yet. */
export type Upload = {
  readonly storage_key: string;
  readonly file_name: string;
  /** Bytes. */
  readonly size: number;
  readonly content_type: string;
  readonly sha256: string;
};

const longestName = 255;
// Invisible characters, and those that reverse the text so that `gpj.exe` looks like a picture.
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu;
/** Some languages need zero-width joiners in their words. */
const joiners = /[\u200c\u200d]/;

/** The file name without folders and invisible characters. */
const cleanName = (given: string): string => {
  // Browsers encode quotes this way in a form's headers.
  const [last = ''] = given.replaceAll('%22', '"').toWellFormed().split(/[/\\]/).slice(-1);
  const clean = last
    .normalize('NFC')
    .replace(unseen, (sign) => (joiners.test(sign) ? sign : ''))
    .replace(/\s+/g, ' ')
    .trim();
  if (clean === '' || /^\.+$/.test(clean)) return 'file';
  if (clean.length <= longestName) return clean;
  const ending = /\.[^.]{1,16}$/.exec(clean)?.[0] ?? '';
  return `${clean
    .slice(0, longestName - ending.length)
    .toWellFormed()
    .replaceAll('\ufffd', '')}${ending}`;
};

const tooLarge = (maximum: number) =>
  new Refusal(413, 'fileTooLarge', { parameters: { maximum: Math.floor(maximum / 1_000_000) }, members: { maximum } });

type Receiving = { readonly files: FileStore; readonly maximum: number };

const receive = async (stream: BusboyFileStream, name: string, key: string, { files, maximum }: Receiving): Promise<Upload> => {
  const hash = createHash('sha256');
  const head: Uint8Array[] = [];
  let size = 0;
  // Where the store fails, the rest is still read: the form ends only after it.
  const rest = stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>;
  const measured = async function* () {
    for await (const chunk of rest) {
      if (size < headLength) head.push(chunk.subarray(0, headLength - size));
      size += chunk.length;
      hash.update(chunk);
      yield chunk;
    }
  };
  await files.write(key, Readable.from(measured(), { objectMode: false }));
  if (stream.truncated) throw tooLarge(maximum);
  if (size === 0) throw invalid({ field: uploadField, reason: 'emptyFile' });
  const content_type = await typeOf(files, key, Buffer.concat(head));
  return { storage_key: key, file_name: cleanName(name), size, content_type, sha256: hash.digest('hex') };
};

const malformed = () => new Refusal(400, 'malformedForm');

/**
 * Receives the one file of a multipart form; a refused file leaves nothing in the store.
 * @throws Refusal 400 `malformedForm`, 413 `fileTooLarge`, 415 `notMultipart`, 422 for no file, an empty one, a second one, another field
 */
export const readUpload = async (request: Request, receiving: Receiving): Promise<Upload> => {
  const { files, maximum } = receiving;
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\b/i.test(type)) throw new Refusal(415, 'notMultipart');
  // The form's headers and boundaries take some bytes too.
  if (Number(request.headers.get('content-length') ?? 0) > maximum + 100_000) throw tooLarge(maximum);
  if (!request.body) throw malformed();
  // Loaded with the first form, to keep the start fast.
  const { Busboy } = await import('@fastify/busboy');
  const errors: FieldError[] = [];
  const key = files.newKey();
  let incoming: BusboyFileStream | undefined;
  let receivedFile: Promise<Upload | Error> | undefined;
  try {
    // One byte above the limit is enough to detect an excess.
    const limits = { fileSize: maximum, files: 5, fields: 20, fieldSize: 10_000, headerPairs: 20 };
    const form = new Busboy({ headers: { 'content-type': type }, limits, isPartAFile: (_field, _type, name) => name !== undefined });
    form.on('field', (field) => errors.push({ field, reason: field === uploadField ? 'required' : 'unknown' }));
    form.on('file', (field, stream, name) => {
      // The reader of the stream gets the error too.
      stream.on('error', () => {});
      if (field === uploadField && !incoming) {
        incoming = stream;
        receivedFile = receive(stream, name, key, receiving).catch((error: unknown) => {
          stream.resume();
          return error instanceof Error ? error : new Error(String(error));
        });
        return;
      }
      errors.push({ field, reason: field === uploadField ? 'oneFile' : 'unknown' });
      stream.resume();
    });
    try {
      await pipeline(Readable.fromWeb(request.body as Parameters<typeof Readable.fromWeb>[0]), form);
    } catch {
      // The upload broke off: code that waits for the rest of the file would wait for ever.
      incoming?.destroy(new Error('The upload was cut off.'));
      await receivedFile;
      throw malformed();
    }
    const upload = await receivedFile;
    if (errors.length > 0) throw invalid(...errors);
    if (!upload) throw invalid({ field: uploadField, reason: 'required' });
    if (upload instanceof Error) throw upload;
    return upload;
  } catch (error) {
    await files.remove(key);
    throw error instanceof Error && /^(Multipart|Unsupported content type|Malformed)/.test(error.message) ? malformed() : error;
  }
};
