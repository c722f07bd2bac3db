// Removes orphaned files from the store soon after the start and once an hour, in every process with a file store.
import type { Services } from '#server/core/events/act.ts';
import type { FileStore } from '#server/core/files/files.ts';
import type { LogLine } from '#server/core/log.ts';
import { cleanFiles } from '#server/domain/files/stray-files.ts';
import { type Repeated, repeat } from './repeat.ts';

const everyMs = 3_600_000;

export const startCleaning = (services: Services & { readonly files: FileStore; readonly log: (line: LogLine) => void }): Repeated =>
  repeat(
    everyMs,
    async () => {
      await cleanFiles(services);
      return false;
    },
    services.log,
  );
