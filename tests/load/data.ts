// The data of the benchmark: a large demo company, made once for each schema and kept in .cache, of which every run gets a copy.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { constants, copyFileSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { demoPassword } from '../support/cast.ts';
import { guard } from '../support/guardian.ts';
import { root } from '../support/import-graph.ts';

const cache = join(root, '.cache/bench');
/** Whatever a row of the company depends on. */
const sources = [
  'server/migrations/sqlite/*.ts',
  'server/fields/*.ts',
  'server/core/password.ts',
  'server/core/search-index.ts',
  'schema/core/{fold,search-words}.ts',
  'seeds/**/*.ts',
];

const fingerprint = () => {
  const hash = createHash('sha256');
  for (const file of globSync(sources, { cwd: root }).sort()) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 12);
};

/** The file of a company with so many tasks, and as many clients as fit them or as are wanted; seeded when there is none for the schema of today. */
export const companyOf = (tasks: number, clients?: number): string => {
  const size = clients === undefined ? `${tasks}` : `${tasks}x${clients}`;
  const file = join(cache, `${size}-${fingerprint()}.sqlite`);
  if (existsSync(file)) return file;
  mkdirSync(cache, { recursive: true });
  for (const old of globSync(`${size}-*.sqlite*`, { cwd: cache })) rmSync(join(cache, old));
  const folder = mkdtempSync(join(cache, 'seed-'));
  const wanted = ['--tasks', String(tasks), ...(clients === undefined ? [] : ['--clients', String(clients)])];
  const { status } = spawnSync(process.execPath, ['seeds/main.ts', ...wanted], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: `sqlite:${join(folder, 'company.sqlite')}`, DEMO_PASSWORD: demoPassword },
  });
  if (status !== 0) throw new Error(`Seeding ${tasks} tasks ended with ${status}.`);
  renameSync(join(folder, 'company.sqlite'), file);
  rmSync(folder, { recursive: true });
  return file;
};

/** A folder on the same disk as the kept companies, with a copy of one that may be written to. */
export const workingCopy = (company: string): { readonly folder: string; readonly file: string; remove(): void } => {
  const folder = mkdtempSync(join(cache, 'run-'));
  const file = join(folder, 'company.sqlite');
  copyFileSync(company, file, constants.COPYFILE_FICLONE);
  const dismiss = guard({ directory: folder });
  const remove = () => {
    dismiss();
    rmSync(folder, { recursive: true, force: true });
  };
  return { folder, file, remove };
};

/** How much the company holds, for the head of the table. */
export const holds = (file: string): Readonly<Record<'task' | 'time_entry' | 'client', number>> => {
  const database = new Sqlite(file, { readonly: true });
  const count = (table: string) => Number(database.prepare(`select count(*) from "${table}"`).pluck().get());
  const counts = { task: count('task'), time_entry: count('time_entry'), client: count('client') };
  database.close();
  return counts;
};
