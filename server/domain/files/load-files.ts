// Attaches sample files to tasks of a newly loaded company: bytes into the store, then rows.
import { Readable } from 'node:stream';
import type { RecordOf } from '#schema/core/entity.ts';
import type { file } from '#schema/files/file.ts';
import { openFiles } from '#server/core/files/files.ts';
import type { Installation } from '../company/installation.ts';
import { loadCompany } from '../company/load-company.ts';
import { hashOf } from './generated-file.ts';

export type LoadedFile = Pick<
  RecordOf<(typeof file)['fields']>,
  'task_id' | 'user_id' | 'file_name' | 'content_type' | 'notes' | 'date_added'
> & {
  readonly bytes: Uint8Array;
};

/** Only for an installation that has no files yet. */
export const loadFiles = async ({ database, configuration }: Installation, all: readonly LoadedFile[]): Promise<void> => {
  const store = openFiles(configuration.files);
  const rows = [];
  for (const { bytes, ...one } of all) {
    const storage_key = store.newKey(new Date(one.date_added));
    await store.write(storage_key, Readable.from([bytes]));
    const sha256 = hashOf(bytes);
    rows.push({ id: rows.length + 1, ...one, size: bytes.length, sha256, storage_key });
  }
  await loadCompany(database, { file: rows });
};
