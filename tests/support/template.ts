// Before the tests of a database: one database with the tables and the demo company, from which each test file gets its copy.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { prepareTemplate } from './application.ts';
import type { DatabaseTemplate } from './databases.ts';
import { guard } from './guardian.ts';
import { createDatabase, type Postgres, startPostgres } from './machine/postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    database: DatabaseTemplate;
  }
}

const onSqlite = async (directory: string): Promise<DatabaseTemplate> => {
  const file = join(directory, 'template.sqlite');
  await prepareTemplate(`sqlite:${file}`);
  if (existsSync(`${file}-wal`))
    throw new Error('The template is still open: what stands in its write-ahead log would be missing in the copies.');
  return { kind: 'sqlite', directory, file };
};

const onPostgres = async (directory: string, server: string): Promise<DatabaseTemplate> => {
  const name = 'template_company';
  await prepareTemplate(await createDatabase(server, name));
  return { kind: 'postgres', directory, server, name };
};

/** Runs in the main process, once for each project; the answer takes everything away again. */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const directory = mkdtempSync(join(tmpdir(), 'work-management-tests-'));
  const dismiss = guard({ directory });
  let postgres: Postgres | undefined;
  const clean = async () => {
    await postgres?.stop();
    dismiss();
    rmSync(directory, { recursive: true, force: true });
  };
  try {
    if (project.config.env.TEST_DATABASE === 'postgres') {
      postgres = await startPostgres();
      project.provide('database', await onPostgres(directory, postgres.url('postgres')));
    } else {
      project.provide('database', await onSqlite(directory));
    }
  } catch (error) {
    await clean();
    throw error;
  }
  return clean;
};
