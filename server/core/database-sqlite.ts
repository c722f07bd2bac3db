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
/** Statements that a connection keeps, and the longest that is worth keeping: a load of many rows runs once. */
const most = 1000;
const longest = 5000;

type Statement = Sqlite.Statement<unknown[], Row>;

/** Keeps what a connection has parsed, whoever asks for it; answers how to forget it. */
const keepStatements = (connection: Sqlite.Database): (() => void) => {
  const parse = connection.prepare.bind(connection);
  const kept = new Map<string, Statement>();
  const prepare = (sql: string): Statement => {
    const known = kept.get(sql);
    if (known) return known;
    const made = parse<unknown[], Row>(sql);
    if (sql.length > longest) return made;
    if (kept.size >= most) kept.delete(kept.keys().next().value ?? '');
    kept.set(sql, made);
    return made;
  };
  Object.assign(connection, { prepare });
  return () => kept.clear();
};

/** Statements are parsed at their first run: the tables may not exist when they are named. */
const readerOn = (connection: Sqlite.Database): Reader => {
  const prepare = (sql: string): Run => {
    let statement: Statement | undefined;
    return (parameters) => {
      statement ??= connection.prepare<unknown[], Row>(sql);
      return statement.all(...parameters);
    };
  };
  return { prepare, all: async (sql, parameters = []) => connection.prepare<unknown[], Row>(sql).all(...parameters) };
};

export const openSqlite = async (path: string, options: OpenOptions): Promise<Database> => {
  const { tables, options: common } = ormOptions('sqlite');
  const orm = await MikroORM.init({ ...common, dbName: path, driverOptions: { timeout: patience } });
  const connection = orm.driver.getConnection();
  if (!(connection instanceof SqliteConnection)) throw new Error('MikroORM opened SQLite by another driver than better-sqlite3.');
  const writer = await connection.getNativeClient();
  writer.pragma('journal_mode = wal');
  // Acknowledged means on disk.
  writer.pragma('synchronous = full');
  const reading = new Sqlite(path, { readonly: true, timeout: patience });
  // PostgreSQL does it in SQL; SQLite knows no letters beyond ASCII.
  reading.function('fold', { deterministic: true }, (text) => (text === null ? null : fold(String(text))));
  // Through the unit of work come few statements, each of them again and again.
  const forget = [writer, reading].map(keepStatements);
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
    build: new Kysely({
      dialect: {
        createAdapter: () => new SqliteAdapter(),
        createDriver: () => new DummyDriver(),
        createIntrospector: (db) => new SqliteIntrospector(db),
        createQueryCompiler: () => new SqliteQueryCompiler(),
      },
    }),
    async migrate() {
      const ran = await migrate(database, options.migrations);
      for (const one of forget) one();
      return ran;
    },
    migrationsPending: () => migrationsPending(database, options.migrations),
    async close() {
      // The writer last: only it can fold the write-ahead log into the file.
      reading.close();
      await orm.close(true);
    },
  };
  return database;
};
