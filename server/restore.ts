// Brings a backup back: npm run restore -- <file>; the server is stopped while a SQLite file is replaced.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import Sqlite from 'better-sqlite3';
import { readConfiguration } from './core/configuration.ts';

const [source] = process.argv.slice(2);
if (!source || !existsSync(source)) {
  console.error('Say from where: npm run restore -- <file>');
  process.exit(2);
}
const { databaseUrl } = readConfiguration(process.env);
if (databaseUrl.startsWith('sqlite:')) {
  const file = resolve(databaseUrl.slice('sqlite:'.length));
  const backup = new Sqlite(source, { readonly: true, fileMustExist: true });
  if (backup.pragma('integrity_check', { simple: true }) !== 'ok') throw new Error(`${source} is no whole backup; nothing was changed.`);
  mkdirSync(dirname(file), { recursive: true });
  // Copied page by page through SQLite itself: a server that still runs sees the old or the new database, never half of one.
  await backup.backup(file);
  backup.close();
} else {
  const { status, error } = spawnSync(
    'pg_restore',
    ['--clean', '--if-exists', '--no-owner', '--single-transaction', `--dbname=${databaseUrl}`, resolve(source)],
    { stdio: 'inherit' },
  );
  if (error) console.error(`pg_restore of the PostgreSQL client tools is needed: ${error.message}`);
  if (status !== 0) process.exit(1);
}
console.log(`Restored from ${resolve(source)}`);
