// Copies the database of a running installation into one file: npm run backup -- <file>.
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import Sqlite from 'better-sqlite3';
import { readConfiguration } from './core/configuration.ts';

const [target] = process.argv.slice(2);
if (!target) {
  console.error('Say where to: npm run backup -- <file>');
  process.exit(2);
}
const { databaseUrl } = readConfiguration(process.env);
if (databaseUrl.startsWith('sqlite:')) {
  // SQLite's own online copy: consistent while the server goes on writing.
  const database = new Sqlite(databaseUrl.slice('sqlite:'.length), { fileMustExist: true });
  await database.backup(resolve(target));
  database.close();
} else {
  const { status, error } = spawnSync('pg_dump', ['--format=custom', '--no-owner', `--file=${resolve(target)}`, databaseUrl], {
    stdio: 'inherit',
  });
  if (error) console.error(`pg_dump of the PostgreSQL client tools is needed: ${error.message}`);
  if (status !== 0) process.exit(1);
}
console.log(`Saved to ${resolve(target)}`);
