// Stores files that the server makes, such as a PDF: bytes are stored before the act that writes the row, and removed again if no row is written.
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { file } from '#schema/files/file.ts';
import type { Tx } from '../../core/events/act.ts';
import type { FileStore } from '../../core/files/files.ts';
import { insert } from '../../crud/write/write.ts';
import { dropBytes } from './files.ts';

export type GeneratedFile = { readonly file_name: string; readonly content_type: string; readonly bytes: Uint8Array };

export const hashOf = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex');

/** Writes the file's row inside an act, with this user as its uploader. @returns its id */
export type StoreFile = (tx: Tx, user_id: number) => Promise<number>;

/** Stores the bytes, then runs the work that writes the row; if it fails or writes none, the bytes are removed. */
export const withStored = async <T>(
  files: FileStore,
  { file_name, content_type, bytes }: GeneratedFile,
  work: (keep: StoreFile) => Promise<T>,
): Promise<T> => {
  const storage_key = files.newKey();
  await files.write(storage_key, Readable.from([bytes]));
  let isKept = false;
  const keep: StoreFile = async (tx, user_id) => {
    const stored = { file_name, content_type, size: bytes.length, sha256: hashOf(bytes), storage_key };
    const { id } = await insert(tx, file, {}, { ...stored, user_id, date_added: tx.now.toISOString() });
    isKept = true;
    return id;
  };
  try {
    const done = await work(keep);
    if (!isKept) await dropBytes(files, [storage_key]);
    return done;
  } catch (error) {
    await dropBytes(files, [storage_key]);
    throw error;
  }
};
