// SQLite, the embedded default: one writer, and a second, read-only connection that never waits for it.
import { MikroORM, SqliteConnection } from '@mikro-orm/sqlite';
import Sqlite from 'better-sqlite3';
import { DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { fold } from '#schema/core/fold.ts';
import type { Database, OpenOptions, Reader, Row, Run } from './database.ts';
import { ormOptions, requireTransaction } from './database-orm.ts';
import { migrate, migrationsPending } from './migrate.ts';

/** Milliseconds that a statement waits for another process, a backup for example. */
const patience = 5000;
const remembered = 1000;

/** Statements are parsed at their first run and kept: the tables may not exist when they are named. */
const readerOn = (connection: Sqlite.Database): Reader => {
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
  return { prepare, all: async (sql, parameters = []) => statementOf(sql).all(...parameters) };
};

export const openSqlite = async (path: string, options: OpenOptions): Promise<Database> => {
  const { tables, options: common } = ormOptions('sqlite');
  const orm = new MikroORM({ ...common, dbName: path, driverOptions: { timeout: patience } });
  const connection = orm.driver.getConnection();
  if (!(connection instanceof SqliteConnection)) throw new Error('MikroORM opened SQLite by another driver than better-sqlite3.');
  const writer = await connection.getNativeClient();
  writer.pragma('journal_mode = wal');
  // Acknowledged means on disk.
  writer.pragma('synchronous = full');
  // The driver prepares a statement in the turn in which it runs, a commit as well: nothing can be read between the two.
  let statements = 0;
  const prepare = writer.prepare.bind(writer);
  writer.prepare = ((sql: string) => {
    statements += 1;
    return prepare(sql);
  }) as typeof writer.prepare;
  const reading = new Sqlite(path, { readonly: true, timeout: patience });
  // The driver would let each keep 16 MB; what the file has beyond that the machine's own cache holds, once for all.
  writer.pragma('cache_size = -2000');
  reading.pragma('cache_size = -8000');
  // PostgreSQL does it in SQL; SQLite knows no letters beyond ASCII.
  reading.function('fold', { deterministic: true }, (text) => (text === null ? null : fold(String(text))));
  const inside = readerOn(writer);
  const database: Database = {
    dialect: 'sqlite',
    orm,
    entities: tables,
    read: readerOn(reading),
    inside(em) {
      requireTransaction(em);
      return inside;
    },
    written: () => statements,
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
      // The writer last: only it can fold the write-ahead log into the file.
      reading.close();
      await orm.close(true);
    },
  };
  return database;
};
