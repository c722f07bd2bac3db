// The file store: bytes under random keys, outside the database; names and owners are in the database's rows.
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open as openHandle, rename, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Stretch } from '../http/byte-range.ts';

export type Stored = { readonly key: string; readonly since: Date };

/** Chooses the wanted range of `size` bytes, null for all; an error that it throws ends the read. */
export type RangeChooser = (size: number) => Stretch | null;
/** A file being read, whole or in a range; `size` is that of the whole file. */
export type Reading = { readonly bytes: Readable; readonly size: number; readonly stretch: Stretch | null };

export type FileStore = {
  /** A new key: letters, digits and dashes in a folder for each month, so that no folder grows without limit. */
  newKey(now?: Date): string;
  /** Writes all bytes; after a failure the caller removes the key. */
  write(key: string, bytes: Readable): Promise<void>;
  /** The bytes, or the chosen range of them; null for a missing key. */
  read(key: string, chooseRange?: RangeChooser): Promise<Reading | null>;
  /** Removes a file; a missing key is no error. */
  remove(key: string): Promise<void>;
  /** All stored files. */
  all(): AsyncGenerator<Stored>;
};

/** The suffix of an incomplete file: no row refers to it, and backups skip it. */
const coming = '.part';
export const isWhole = (key: string): boolean => !key.endsWith(coming);

/** Writes under another name, syncs file and folder to disk, then renames: under its key a file is complete. The library does neither and hides errors. */
const writeDown = async (file: string, bytes: Readable): Promise<void> => {
  await mkdir(dirname(file), { recursive: true });
  try {
    await pipeline(bytes, createWriteStream(`${file}${coming}`, { flush: true }));
    await rename(`${file}${coming}`, file);
  } catch (error) {
    await rm(`${file}${coming}`, { force: true });
    throw error;
  }
  const folder = await openHandle(dirname(file));
  await folder.sync().finally(() => folder.close());
};

const nullWhereMissing = (error: unknown): null => {
  if (isMissing(error)) return null;
  throw error;
};

/** Once open, a file can be read to its end even if it is deleted meanwhile. */
const readBack = async (file: string, chooseRange?: RangeChooser): Promise<Reading | null> => {
  const handle = await openHandle(file).catch(nullWhereMissing);
  if (!handle) return null;
  try {
    const { size } = await handle.stat();
    const stretch = chooseRange?.(size) ?? null;
    return { size, stretch, bytes: handle.createReadStream(stretch ? { start: stretch.first, end: stretch.last } : {}) };
  } catch (error) {
    await handle.close();
    throw error;
  }
};

const openFolder = async (folder: string) => {
  const [{ Disk }, { FSDriver }] = await Promise.all([import('flydrive'), import('flydrive/drivers/fs')]);
  const disk = new Disk(new FSDriver({ location: resolve(folder), visibility: 'private' }));
  return {
    disk,
    write: (key: string, bytes: Readable) => writeDown(resolve(folder, key), bytes),
    read: (key: string, chooseRange?: RangeChooser) => readBack(resolve(folder, key), chooseRange),
  };
};

const open = async (place: string) => {
  if (!place.startsWith('s3:')) return openFolder(place);
  const { openBucket } = await import('./s3.ts');
  return openBucket(place);
};

/** Opens the store in a folder, created with the first file, or in an existing bucket (`s3://…`). */
export const openFiles = (place: string): FileStore => {
  let opened: ReturnType<typeof open> | undefined;
  const store = () => {
    opened ??= open(place);
    return opened;
  };
  return {
    newKey: (now = new Date()) => `${now.toISOString().slice(0, 7).replace('-', '/')}/${randomUUID()}`,
    write: async (key, bytes) => (await store()).write(key, bytes),
    read: async (key, chooseRange) => (await store()).read(key, chooseRange),
    remove: async (key) => (await store()).disk.delete(key),
    async *all() {
      const { disk } = await store();
      let paginationToken: string | undefined;
      do {
        const page = await disk.listAll('', { recursive: true, ...(paginationToken && { paginationToken }) }).catch(nullWhereMissing);
        if (!page) return;
        for (const one of page.objects) {
          if (!one.isFile) continue;
          // Files may be deleted during the listing.
          const known = await disk.getMetaData(one.key).catch(nullWhereMissing);
          if (known) yield { key: one.key, since: known.lastModified };
        }
        paginationToken = page.paginationToken;
      } while (paginationToken);
    },
  };
};

const isMissing = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && error.code === 'ENOENT') || error.name === 'NotFound' || error.name === 'NoSuchKey' || isMissing(error.cause));

/** Bytes in memory, with the interface of the store. */
export const inMemory = (bytes: Uint8Array): Pick<FileStore, 'read'> => ({
  read: async (_key, chooseRange) => {
    const stretch = chooseRange?.(bytes.length) ?? null;
    const part = stretch ? bytes.subarray(stretch.first, stretch.last + 1) : bytes;
    return { bytes: Readable.from([part]), size: bytes.length, stretch };
  },
});
