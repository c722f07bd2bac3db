// PostgreSQL: any number of server processes on one database; one pool writes, one reads.
import { createHash } from 'node:crypto';
import { MikroORM } from '@mikro-orm/postgresql';
import { CompiledQuery, DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type pg from 'pg';
import type { Database, OpenOptions, Reader, Row } from './database.ts';
import { ormOptions, requireTransaction } from './database-orm.ts';
import { openReading } from './database-postgres-reading.ts';
import { typeParsers } from './database-postgres-types.ts';
import { migrate, migrationsPending } from './migrate.ts';

/** Milliseconds until a database that does not answer counts as lost. */
const patience = 5000;
const defaultConnections = 10;

const readerOn = (query: (statement: pg.QueryConfig) => Promise<Row[]>): Reader => ({
  prepare(sql) {
    const name = createHash('sha256').update(sql).digest('base64url');
    return (parameters) => query({ name, text: sql, values: [...parameters] });
  },
  all: (sql, parameters = []) => query({ text: sql, values: [...parameters] }),
});

/** So many different texts are kept: a text with values in it would be a new one each time, and the database forgets none. */
const remembered = 1000;
const kept = new Map<string, string>();
const nameFor = (text: string): string | undefined => {
  if (!kept.has(text) && kept.size < remembered) kept.set(text, `kept${kept.size}`);
  return kept.get(text);
};

/** What an act reads is prepared once on each connection, as other reads are: planning the statement of a whole record takes longer than running it. */
const keepStatements = (client: pg.PoolClient): void => {
  const { query } = client;
  client.query = ((...asked: unknown[]) => {
    const [text, values] = asked;
    const name = asked.length === 2 && typeof text === 'string' && Array.isArray(values) && values.length > 0 ? nameFor(text) : undefined;
    return Reflect.apply(query, client, name ? [{ name, text, values }] : asked);
  }) as typeof client.query;
};

/** A connection that is cut in a transaction is given back: its rollback fails, and whoever waits for that would keep its place in the pool for ever. */
const freeLost = (pool: pg.Pool): void => {
  const held = new Set<pg.PoolClient>();
  pool.on('acquire', (client) => held.add(client));
  pool.on('release', (_error, client) => held.delete(client));
  pool.on('connect', (client) => {
    keepStatements(client);
    client.once('end', () => {
      if (!held.has(client)) return;
      const { release } = client;
      // Who does release it all the same comes too late.
      client.release = () => {};
      release(true);
    });
  });
};

export const openPostgres = async (url: string, { migrations, connections = defaultConnections }: OpenOptions): Promise<Database> => {
  const { tables, options: common } = ormOptions('postgres');
  const orm = new MikroORM({
    ...common,
    clientUrl: url,
    pool: { min: 0, max: connections },
    driverOptions: { types: typeParsers, connectionTimeoutMillis: patience, onPoolCreated: freeLost },
  });
  const reading = openReading({ connectionString: url, max: connections, types: typeParsers, connectionTimeoutMillis: patience });
  const database: Database = {
    dialect: 'postgres',
    orm,
    entities: tables,
    read: readerOn((statement) => reading.ask<Row>(statement)),
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
      await Promise.all([reading.end(), orm.close(true)]);
    },
  };
  return database;
};
