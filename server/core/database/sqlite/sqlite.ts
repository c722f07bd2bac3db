// SQLite, the embedded default: one writing connection, and a read-only one that never waits for it.
import { existsSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { fold } from '#schema/core/fold.ts';
import { type Database, madeLater, type OpenOptions, requireTransaction } from '../database.ts';
import { migrate, migrationsPending } from '../migrate.ts';
import { type Reader, type Row, type Run, readerOf } from '../reader.ts';

/** Milliseconds that a statement waits for another process, such as a backup. */
export const patience = 5000;
const remembered = 1000;

/** Statements are parsed at their first run and kept: their tables may not exist before the migration. */
export const readerOn = (connection: Sqlite.Database): Reader => {
  const statements = new Map<string, Sqlite.Statement<unknown[], Row>>();
  const statementOf = (sql: string) => {
    const known = statements.get(sql);
    if (known) return known;
    if (statements.size >= remembered) statements.delete(statements.keys().next().value ?? '');
    const made = connection.prepare<unknown[], Row>(sql);
    statements.set(sql, made);
    return made;
  };
  const prepare = (sql: string): Run => {
    let statement: Sqlite.Statement<unknown[], Row> | undefined;
    return (parameters) => {
      statement ??= statementOf(sql);
      return statement.all(...parameters);
    };
  };
  return readerOf('sqlite', { prepare, all: async (sql, parameters = []) => statementOf(sql).all(...parameters) });
};

export const openSqlite = async (path: string, options: OpenOptions): Promise<Database> => {
  const writing = madeLater(async () => (await import('./writing.ts')).openWriting(path));
  // The writer creates the file.
  if (!existsSync(path)) await writing.ready();
  const reading = new Sqlite(path, { readonly: true, timeout: patience });
  // The driver's default is 16 MB for each connection; the operating system caches the file once for all of them.
  reading.pragma('cache_size = -8000');
  // Folds text as PostgreSQL does in SQL: SQLite's own functions know only ASCII letters.
  reading.function('fold', { deterministic: true }, (text) => (text === null ? null : fold(String(text))));
  const database: Database = {
    dialect: 'sqlite',
    ready: writing.ready,
    get orm() {
      return writing.get().orm;
    },
    get entities() {
      return writing.get().tables;
    },
    read: readerOn(reading),
    inside(em) {
      requireTransaction(em);
      return writing.get().inside;
    },
    written: () => writing.known()?.statements() ?? 0,
    build: new Kysely({
      dialect: {
        createAdapter: () => new SqliteAdapter(),
        createDriver: () => new DummyDriver(),
        createIntrospector: (db) => new SqliteIntrospector(db),
        createQueryCompiler: () => new SqliteQueryCompiler(),
      },
    }),
    migrate: () => migrate(database, options.migrations),
    migrationsPending: () => migrationsPending(database, options.migrations),
    async close() {
      // The writer last: only it can checkpoint the write-ahead log into the file.
      reading.close();
      await writing.known()?.orm.close(true);
    },
  };
  return database;
};
