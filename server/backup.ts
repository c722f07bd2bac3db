// Copies the database and the files of a running installation into one folder: npm run backup -- <folder>.
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import Sqlite from 'better-sqlite3';
import { readConfiguration } from './core/configuration.ts';
import { copyPostgres } from './core/database/copy-postgres.ts';
import { copyFiles } from './core/files/copy-files.ts';
import { openFiles } from './core/files/files.ts';
import { keepPrivate, privateFolder } from './core/files/private-files.ts';

const [target] = process.argv.slice(2);
if (!target || (existsSync(target) && readdirSync(target).length > 0)) {
  console.error('Say where to, a folder that is new or empty: npm run backup -- <folder>');
  process.exit(2);
}
const folder = resolve(target);
keepPrivate();
privateFolder(folder);
const { databaseUrl, files: place } = readConfiguration(process.env);
const [from, to] = [openFiles(place), openFiles(join(folder, 'files'))];

/** Files that people add and delete in the middle of it make it begin anew; so often at most. */
const tries = 5;
const knownFiles = 'select storage_key as v from file';

const allPages = 0x7fff_ffff;
const copySqlite = async (file: string): Promise<string[]> => {
  // SQLite's own online copy: consistent while the server goes on writing. All pages at once: whatever another process writes between two
  // parts makes it begin anew, and on a busy day it would never end; nobody waits for who only reads.
  const database = new Sqlite(databaseUrl.slice('sqlite:'.length), { fileMustExist: true });
  await database.backup(file, { progress: () => allPages });
  database.close();
  // Open for writing, so that closing it takes its log away: the copy is one file.
  const copy = new Sqlite(file, { fileMustExist: true });
  const keys = copy.prepare<[], string>(knownFiles).pluck().all();
  copy.close();
  return keys;
};

/** Copies rows and bytes; answers how many of its rows have none. */
const copyAll = async (): Promise<number> => {
  // What is deleted while the database is copied is there already, and what comes meanwhile follows.
  await copyFiles(from, to);
  const keys = await (databaseUrl.startsWith('sqlite:')
    ? copySqlite(join(folder, 'work.sqlite'))
    : copyPostgres(databaseUrl, join(folder, 'database.jsonl.gz'), knownFiles));
  await copyFiles(from, to);
  const there = new Set<string>();
  for await (const { key } of to.all()) there.add(key);
  return keys.filter((key) => !there.has(key)).length;
};

let without = await copyAll();
for (let left = tries - 1; without > 0 && left > 0; left -= 1) without = await copyAll();
if (without > 0) console.error(`${without} files have no bytes in it: they are missing in the store, or were deleted meanwhile.`);
console.log(`Saved to ${folder}`);
