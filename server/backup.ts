// Copies the database and the files of a running installation into one folder: npm run backup -- <folder>.
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import Sqlite from 'better-sqlite3';
import { readConfiguration } from './core/configuration.ts';
import { copyFiles } from './core/copy-files.ts';
import { copyPostgres } from './core/copy-postgres.ts';
import { openFiles } from './core/files.ts';

const [target] = process.argv.slice(2);
if (!target || (existsSync(target) && readdirSync(target).length > 0)) {
  console.error('Say where to, a folder that is new or empty: npm run backup -- <folder>');
  process.exit(2);
}
const folder = resolve(target);
mkdirSync(folder, { recursive: true });
const { databaseUrl, files: place } = readConfiguration(process.env);
const [from, to] = [openFiles(place), openFiles(join(folder, 'files'))];

// What is deleted while the database is copied is there already, and what comes meanwhile follows: each row of the copy has its bytes.
await copyFiles(from, to);
if (databaseUrl.startsWith('sqlite:')) {
  // SQLite's own online copy: consistent while the server goes on writing.
  const database = new Sqlite(databaseUrl.slice('sqlite:'.length), { fileMustExist: true });
  await database.backup(join(folder, 'work.sqlite'));
  database.close();
} else await copyPostgres(databaseUrl, join(folder, 'database.jsonl.gz'));
await copyFiles(from, to);
console.log(`Saved to ${folder}`);
