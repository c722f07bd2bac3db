// Streams a ZIP archive: one file at a time passes through the memory, whatever the archive's size.
import { PassThrough, type Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';

export type Entry = { readonly path: string; readonly bytes: Readable };

/** A ZIP of the entries, each opened when the previous one is sent; reading stops when the receiver is gone. */
export const zipped = async (entries: AsyncIterable<Entry>): Promise<Readable> => {
  const { ZipFile } = await import('yazl');
  const zip = new ZipFile();
  const out = new PassThrough();
  const gone = new AbortController();
  out.once('close', () => gone.abort());
  zip.on('error', (error: Error) => out.destroy(error));
  const fill = async () => {
    for await (const { path, bytes } of entries) {
      zip.addReadStream(bytes, path);
      await finished(bytes, { signal: gone.signal }).finally(() => bytes.destroy());
    }
    zip.end();
  };
  fill().catch((error: Error) => out.destroy(error));
  // The receiver of the stream gets the error.
  pipeline(zip.outputStream, out).catch(() => gone.abort());
  return out;
};
