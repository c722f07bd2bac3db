// A database of its own for each test file, copied in a moment from the template that stands ready.
import { constants, copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { createDatabase, dropDatabase } from './machine/postgres.ts';

/** Where the prepared database stands; the global setup of a project provides it. */
export type DatabaseTemplate =
  | { kind: 'sqlite'; directory: string; file: string }
  | { kind: 'postgres'; directory: string; server: string; name: string };

export type FreshDatabase = {
  readonly kind: 'sqlite' | 'postgres';
  /** A `DATABASE_URL`: tables made, demo company loaded, shared with nobody. */
  readonly url: string;
  /** A `DATA_DIR` for its files. */
  readonly dataDir: string;
  /** Call it after closing every connection. */
  remove(): Promise<void>;
};

let copies = 0;

/** The database of the running project (`api-sqlite` or `api-postgres`), as the seeds leave it. */
export const freshDatabase = async (): Promise<FreshDatabase> => {
  const template = inject('database');
  const dataDir = mkdtempSync(join(template.directory, 'data-'));
  if (template.kind === 'sqlite') {
    const file = join(dataDir, 'company.sqlite');
    copyFileSync(template.file, file, constants.COPYFILE_FICLONE);
    return { kind: 'sqlite', url: `sqlite:${file}`, dataDir, remove: async () => rmSync(dataDir, { recursive: true, force: true }) };
  }
  copies += 1;
  const name = `test_${process.pid}_${copies}`;
  const url = await createDatabase(template.server, name, template.name);
  return {
    kind: 'postgres',
    url,
    dataDir,
    async remove() {
      await dropDatabase(template.server, name);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
