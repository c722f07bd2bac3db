// Brings a backup back: npm run restore -- <folder>; stop the server before, and start it after.
import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import Sqlite from 'better-sqlite3';
import { readConfiguration } from './core/configuration.ts';
import { copyFiles } from './core/copy-files.ts';
import { bringBackPostgres } from './core/copy-postgres.ts';
import { openDatabase } from './core/database.ts';
import { openFiles } from './core/files.ts';

const { databaseUrl, filesDir } = readConfiguration(process.env);
const sqlite = databaseUrl.startsWith('sqlite:');
const [given] = process.argv.slice(2);
const folder = resolve(given ?? '');
const source = join(folder, sqlite ? 'work.sqlite' : 'database.jsonl.gz');
if (!given || !existsSync(source)) {
  console.error(
    `Say from where, a folder of npm run backup that holds ${sqlite ? 'work.sqlite' : 'database.jsonl.gz'}: npm run restore -- <folder>`,
  );
  process.exit(2);
}

// Before the rows that name them; files of later days stay until the server finds that no row knows them.
await copyFiles(openFiles(join(folder, 'files')), openFiles(filesDir));
if (sqlite) {
  const file = resolve(databaseUrl.slice('sqlite:'.length));
  const backup = new Sqlite(source, { readonly: true, fileMustExist: true });
  if (backup.pragma('integrity_check', { simple: true }) !== 'ok') throw new Error(`${source} is no whole backup; nothing was changed.`);
  mkdirSync(dirname(file), { recursive: true });
  // Copied page by page through SQLite itself: a server that still runs sees the old or the new database, never half of one.
  await backup.backup(file);
  backup.close();
} else {
  const database = await openDatabase(databaseUrl);
  await database.migrate();
  await database.close();
  await bringBackPostgres(databaseUrl, source);
}
console.log(`Restored from ${folder}`);
