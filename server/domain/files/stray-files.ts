// Cleans the file store: removes bytes without a row, and files left unattached for a day.

import { literal, number, prepared, sql } from '#server/core/database/sql.ts';
import { act, type Services } from '#server/core/events/act.ts';
import type { FileStore } from '#server/core/files/files.ts';
import { hangsNowhere } from './files.ts';

/** Much longer than an upload takes until its row is written. */
const strayAfterMs = 3_600_000;
/** How long an unattached file, such as the receipt of a refuel, is kept. */
const forgottenAfterMs = 86_400_000;
const atOnce = 500;

/** Removes unattached files and returns how many. */
const removeForgotten = ({ database, hub }: Services, now: Date): Promise<number> =>
  act({ database, hub }, null, async (tx) => {
    const before = new Date(now.getTime() - forgottenAfterMs);
    const ids = await tx.read.values(
      sql`select id from file f where ${hangsNowhere} and date_added < ${before} order by id limit ${literal(atOnce)}`,
      number,
    );
    for (const id of ids) {
      const file = await tx.get('file', id);
      tx.remove('file', file);
      tx.record({ entity: 'file', id: file.id, action: 'forget', before: { file_name: file.file_name, user_id: file.user_id } });
    }
    return ids.length;
  });

const known = prepared(
  (key: string) => sql`select 1 as known from file where storage_key = ${key} union all select 1 from removal where storage_key = ${key}`,
  { known: number },
);
/** Removes bytes that belong neither to a file nor to a deleted one that can be restored; returns how many. */
const removeStray = async ({ database }: Services, files: FileStore, now: Date): Promise<number> => {
  let removed = 0;
  for await (const { key, since } of files.all()) {
    if (now.getTime() - since.getTime() < strayAfterMs || (await known(database.read, key)).length > 0) continue;
    await files.remove(key);
    removed += 1;
  }
  return removed;
};

/** Cleans up once. */
export const cleanFiles = async (
  services: Services & { readonly files: FileStore },
  now = new Date(),
): Promise<{ forgotten: number; stray: number }> => {
  let forgottenCount = 0;
  for (let some = await removeForgotten(services, now); some > 0; some = await removeForgotten(services, now)) forgottenCount += some;
  // Bytes of files removed just now are stray; those younger than an hour are left for the next run.
  return { forgotten: forgottenCount, stray: await removeStray(services, services.files, now) };
};
