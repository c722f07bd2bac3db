// PostgreSQL: several server processes share one database; each has one pool for writing and one for reading.
import { createHash } from 'node:crypto';
import { CompiledQuery, DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type pg from 'pg';
import { type Database, madeLater, type OpenOptions, requireTransaction } from '../database.ts';
import { migrate, migrationsPending } from '../migrate.ts';
import { type Reader, type Row, readerOf } from '../reader.ts';
import { openReading } from './reading.ts';
import { typeParsers } from './types.ts';

/** Milliseconds after which an unresponsive database counts as lost. */
export const patience = 5000;
/** Milliseconds after which an unanswered read counts as lost, as when a connection was cut silently: longer than any report takes. */
const longestRead = 60_000;
const defaultConnections = 10;

const readerOn = (query: (statement: pg.QueryConfig) => Promise<Row[]>): Reader =>
  readerOf('postgres', {
    prepare(sql) {
      const name = createHash('sha256').update(sql).digest('base64url');
      return (parameters) => query({ name, text: sql, values: [...parameters] });
    },
    all: (sql, parameters = []) => query({ text: sql, values: [...parameters] }),
  });

export const openPostgres = async (url: string, { migrations, connections = defaultConnections }: OpenOptions): Promise<Database> => {
  const writing = madeLater(async () => (await import('./writing.ts')).openWriting(url, connections));
  const reading = openReading({
    connectionString: url,
    max: connections,
    types: typeParsers,
    connectionTimeoutMillis: patience,
    query_timeout: longestRead,
  });
  const database: Database = {
    dialect: 'postgres',
    ready: writing.ready,
    get orm() {
      return writing.get().orm;
    },
    get entities() {
      return writing.get().tables;
    },
    read: readerOn((statement) => reading.query<Row>(statement)),
    inside(em) {
      requireTransaction(em);
      const transaction = em.getTransactionContext<Kysely<unknown>>();
      if (!transaction) throw new Error('This transaction has no connection yet.');
      return readerOn(async ({ text, values }) => (await transaction.executeQuery<Row>(CompiledQuery.raw(text, values ?? []))).rows);
    },
    written: null,
    build: new Kysely({
      dialect: {
        createAdapter: () => new PostgresAdapter(),
        createDriver: () => new DummyDriver(),
        createIntrospector: (db) => new PostgresIntrospector(db),
        createQueryCompiler: () => new PostgresQueryCompiler(),
      },
    }),
    migrate: () => migrate(database, migrations),
    migrationsPending: () => migrationsPending(database, migrations),
    async close() {
      await Promise.all([reading.end(), writing.known()?.orm.close(true)]);
    },
  };
  return database;
};
