// The data of the benchmark: large demo companies, each made once for the schema of today and kept in .cache, of which every run gets a copy.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Database, openDatabase, type Row } from '#server/core/database/database.ts';
import { environment } from '../support/environment.ts';
import { root } from '../support/root.ts';
import { demoPassword } from '../support/stories/cast.ts';

export type Kind = 'sqlite' | 'postgres';
export const nameOf: Readonly<Record<Kind, string>> = { sqlite: 'SQLite', postgres: 'PostgreSQL' };

/** How large a company is: as many clients as fit its tasks, or as are wanted. */
export type Size = { readonly tasks: number; readonly clients?: number };

/** A copy that may be written to, in a folder of its own for the files of its servers. */
export type Copy = { readonly url: string; readonly folder: string; remove(): Promise<void> };

/** Where the companies of one database are kept. */
export type Companies = {
  readonly kind: Kind;
  /** The address of a kept company, to be read only; seeded when there is none. */
  companyAt(size: Size): Promise<string>;
  copy(size: Size): Promise<Copy>;
  /** The first process of the database; null where it has none of its own. */
  readonly pid: number | null;
  end(): Promise<void>;
};

export const cache = join(root, '.cache/bench');

/** Whatever a row of the company depends on. */
const sourcesOf = (kind: Kind) => [
  `server/migrations/${kind}/*.ts`,
  'server/fields/*.ts',
  'server/core/{database/triggers/mirrors,database/triggers/search-index,security/password}.ts',
  'schema/{,*/}*.ts',
  'server/domain/{company/installation,company/load-company,files/load-files,terminals/load-terminal}.ts',
  'seeds/**/*.ts',
];
const fingerprint = (kind: Kind) => {
  const hash = createHash('sha256');
  for (const file of globSync(sourcesOf(kind), { cwd: root }).sort()) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 12);
};

/** What is the same of all editions of a company, and this edition. */
export const keyOf = (kind: Kind, { tasks, clients }: Size): { readonly size: string; readonly edition: string } => ({
  size: clients === undefined ? `${tasks}` : `${tasks}x${clients}`,
  edition: fingerprint(kind),
});

/** Fills an empty database, as an operator would. */
export const seed = (url: string, folder: string, { tasks, clients }: Size): void => {
  const sizeArguments = ['--tasks', String(tasks), ...(clients === undefined ? [] : ['--clients', String(clients)])];
  const { status } = spawnSync(process.execPath, ['seeds/main.ts', ...sizeArguments], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: environment({ DATA_DIR: folder, DATABASE_URL: url, DEMO_PASSWORD: demoPassword }),
  });
  if (status !== 0) throw new Error(`Seeding ${tasks} tasks ended with ${status}.`);
};

export const opened = async <T>(url: string, work: (database: Database) => Promise<T>): Promise<T> => {
  const database = await openDatabase(url);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
};

/** Reads once, beside the servers. */
export const rowsOf = (url: string, sql: string): Promise<Row[]> => opened(url, ({ read }) => read.all(sql));

/** How much the company holds, for the head of the table. */
export const holds = async (url: string): Promise<Readonly<Record<'task' | 'time_entry' | 'client', number>>> => {
  const counts = ['task', 'time_entry', 'client'].map((table) => `(select count(*) from ${table}) as ${table}`);
  const [row] = await rowsOf(url, `select ${counts.join(', ')}`);
  return { task: Number(row?.task), time_entry: Number(row?.time_entry), client: Number(row?.client) };
};
