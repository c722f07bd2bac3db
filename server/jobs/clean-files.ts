// The file store is cleaned at the start and once an hour, by every process that has one.
import type { FileStore } from '#server/core/files.ts';
import type { LogLine } from '#server/core/log.ts';
import type { Door } from '#server/crud/write.ts';
import { cleanFiles } from '#server/domain/stray-files.ts';

const everyMs = 3_600_000;

export const startCleaning = (
  door: Door & { readonly files: FileStore; readonly log: (line: LogLine) => void },
): { end(): Promise<void> } => {
  let running: Promise<unknown> = Promise.resolve();
  const clean = () => {
    running = cleanFiles(door).catch((error: unknown) =>
      door.log({ at: new Date().toISOString(), error: error instanceof Error ? error.stack : String(error) }),
    );
  };
  clean();
  const clock = setInterval(clean, everyMs);
  clock.unref();
  return {
    end: async () => {
      clearInterval(clock);
      await running;
    },
  };
};
