// Migrates the tables of a database to the current schema, all or nothing.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Constructor } from '@mikro-orm/core';
import type { Migration } from '@mikro-orm/migrations';
import type { AbstractSqlConnection, SqlEntityManager } from '@mikro-orm/sqlite';
import type { Database, Dialect } from './database.ts';
import { executing, rebuildDerived, staleDerived } from './fill-derived.ts';
import { migrationTable } from './migration-table.ts';
import { dropTriggers, type Execute } from './triggers/triggers.ts';

const folderOf = (dialect: Dialect, folder = join(import.meta.dirname, '../../migrations')) => join(folder, dialect);

/** The migrations of a dialect in their order, by file name. */
const namesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.replace(/\.ts$/, ''))
    .sort();

/** The key of the advisory lock; any number that nothing else in the database uses. */
const lockNumber = 7_023_514;

const connectionOf = ({ orm }: Database) => (orm.em as SqlEntityManager).getConnection() as AbstractSqlConnection;

const seenBy = async (database: Database): Promise<ReadonlySet<unknown>> => {
  const exists =
    database.dialect === 'sqlite'
      ? `select 1 from sqlite_master where name = '${migrationTable}'`
      : `select 1 where to_regclass('${migrationTable}') is not null`;
  if ((await database.read.all(exists)).length === 0) return new Set();
  return new Set((await database.read.all(`select name from ${migrationTable}`)).map(({ name }) => name));
};

export const migrationsPending = async (database: Database, folder?: string): Promise<string[]> => {
  const appliedHashes = await seenBy(database);
  return namesIn(folderOf(database.dialect, folder)).filter((name) => !appliedHashes.has(name));
};

type Transaction = Parameters<AbstractSqlConnection['execute']>[3];

/** When several processes start at once, one migrates; the others wait and find nothing to do. */
const alone = async (database: Database, transaction: Transaction): Promise<void> => {
  if (database.dialect === 'postgres')
    await connectionOf(database).execute(`select pg_advisory_xact_lock(${lockNumber})`, [], 'all', transaction);
};

/** Creates the migrator's table beforehand: the migrator would do it outside the transaction, where two processes collide and SQLite deadlocks. */
const makeMigrationTable = (database: Database): Promise<void> =>
  connectionOf(database).transactional(async (transaction) => {
    await alone(database, transaction);
    const columns =
      database.dialect === 'sqlite'
        ? "id integer not null primary key autoincrement, name text not null, executed_at datetime not null default (strftime('%s', 'now') * 1000)"
        : 'id serial primary key, name varchar(255) not null, executed_at timestamptz not null default current_timestamp';
    await connectionOf(database).execute(`create table if not exists ${migrationTable} (${columns})`, [], 'run', transaction);
  });

/** The migrator for a folder of migrations. */
const migratorFor = async (database: Database, path: string) => {
  const { Migrator } = await import('@mikro-orm/migrations');
  const migrationsList = await Promise.all(
    namesIn(path).map(async (name) => {
      const module = (await import(pathToFileURL(join(path, `${name}.ts`)).href)) as { default: Constructor<Migration> };
      return { name, class: module.default };
    }),
  );
  // `snapshot: false`: the snapshot belongs to `generate`; written after a run, it would make the next draft drop the triggers.
  const { config } = database.orm;
  config.set('migrations', { ...config.get('migrations'), tableName: migrationTable, migrationsList, snapshot: false, silent: true });
  return new Migrator(database.orm.em as SqlEntityManager);
};

/** Switches foreign keys off: where SQLite rebuilds a table, `on delete cascade` would delete the children. */
const withForeignKeysResting = async <T>(database: Database, work: () => Promise<T>): Promise<T> => {
  if (database.dialect === 'postgres') return work();
  const connection = connectionOf(database);
  await connection.execute('pragma foreign_keys = off');
  try {
    return await work();
  } finally {
    await connection.execute('pragma foreign_keys = on');
  }
};

/** Keeps SQLite's id counters: a rebuilt table would count on from its remaining rows and give a deleted row's id, with its history, to a new row. */
const withSequencesKept = async <T>(database: Database, execute: Execute, work: () => Promise<T>): Promise<T> => {
  if (database.dialect === 'postgres') return work();
  const sequences = await execute('select name, seq from sqlite_sequence');
  const done = await work();
  for (const { name, seq } of sequences) {
    await execute(
      `insert into sqlite_sequence (name, seq) select name, 0 from sqlite_master where name = '${name}' and name not in (select name from sqlite_sequence)`,
    );
    await execute(`update sqlite_sequence set seq = max(seq, ${seq}) where name = '${name}'`);
  }
  return done;
};

/** Runs pending migrations and derives changed columns anew, in one transaction; answers the names of the migrations that ran. */
export const migrate = async (database: Database, folder?: string): Promise<string[]> => {
  const pending = await migrationsPending(database, folder);
  if (pending.length === 0 && (await staleDerived(database)).length === 0) return [];
  await database.ready();
  await makeMigrationTable(database);
  const migrator = await migratorFor(database, folderOf(database.dialect, folder));
  // Creates the migrator's table before the transaction begins, for the same reason.
  await migrator.getPending();
  const connection = connectionOf(database);
  return withForeignKeysResting(database, () =>
    connection.transactional(async (transaction) => {
      await alone(database, transaction);
      const execute = executing(connection, transaction);
      const appliedNames = new Set((await execute(`select name from ${migrationTable}`)).map(({ name }) => name));
      // Another process may have migrated while this one waited. Triggers go first: SQLite cannot rebuild a table that a trigger names.
      const changes = pending.some((name) => !appliedNames.has(name));
      if (changes) await dropTriggers(execute, database.dialect);
      const ran = await withSequencesKept(database, execute, () => migrator.up({ transaction }));
      await rebuildDerived(database, transaction, changes);
      if (database.dialect === 'sqlite') {
        const broken = await connection.execute<{ table: string; parent: string }[]>('pragma foreign_key_check', [], 'all', transaction);
        if (broken[0])
          throw new Error(
            `The migration leaves ${broken.length} rows that refer to nothing, the first in ${broken[0].table} to ${broken[0].parent}.`,
          );
      }
      return ran.map(({ name }) => name);
    }),
  );
};
