// An archive that is made while it is taken: whatever it holds, one file at a time passes through the memory.
import { PassThrough, type Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';

export type Entry = { readonly path: string; readonly bytes: Readable };

/** A ZIP of these, each asked for when the one before has gone out; nothing is read any more once nobody takes it. */
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
  // What went wrong on the way is told to whoever takes it.
  pipeline(zip.outputStream, out).catch(() => gone.abort());
  return out;
};
