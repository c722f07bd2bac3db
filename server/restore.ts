// Brings a backup back, all of it or nothing: npm run restore -- <folder>; a server that runs goes on with what stood in it.
import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import Sqlite from 'better-sqlite3';
import { readConfiguration } from './core/configuration.ts';
import { bringBackPostgres } from './core/database/copy-postgres.ts';
import { openDatabase } from './core/database/database.ts';
import { copyFiles } from './core/files/copy-files.ts';
import { openFiles } from './core/files/files.ts';
import { keepPrivate, privateDatabase } from './core/files/private-files.ts';

keepPrivate();
const { databaseUrl, files: place } = readConfiguration(process.env);
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

const [saved, files] = [openFiles(join(folder, 'files')), openFiles(place)];

const isWhole = (backup: Sqlite.Database): boolean => {
  try {
    return backup.pragma('integrity_check', { simple: true }) === 'ok' && backup.prepare('pragma foreign_key_check').all().length === 0;
  } catch {
    return false;
  }
};

const restoreSqlite = async (file: string): Promise<void> => {
  const backup = new Sqlite(source, { readonly: true, fileMustExist: true });
  try {
    if (!isWhole(backup)) throw new Error(`${source} is no whole backup; nothing was changed.`);
    mkdirSync(dirname(file), { recursive: true });
    // Copied page by page through SQLite itself: a server that still runs sees the old or the new database, never half of one.
    await backup.backup(file);
    privateDatabase(databaseUrl);
  } finally {
    backup.close();
  }
};

const restorePostgres = async (): Promise<void> => {
  const database = await openDatabase(databaseUrl);
  await database.migrate().finally(() => database.close());
  await bringBackPostgres(databaseUrl, source);
};

// Before the rows that name them; files of later days stay until the server finds that no row knows them.
const copiedKeys = await copyFiles(saved, files);
try {
  await (sqlite ? restoreSqlite(resolve(databaseUrl.slice('sqlite:'.length))) : restorePostgres());
} catch (error) {
  for (const key of copiedKeys) await files.remove(key);
  throw error;
}
// What a server that runs has cleaned away before their rows were there.
await copyFiles(saved, files);
console.log(`Restored from ${folder}`);
