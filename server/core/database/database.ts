// The database of an installation: one writer through MikroORM's unit of work, and plain SQL reads beside it.
import type { EntityManager, MikroORM } from '@mikro-orm/core';
import type { Kysely } from 'kysely';
import type { Tables } from '#generated/entities.ts';
import type { Reader, Row } from './reader.ts';
import type { Dialect } from './template.ts';

export type { Reader, Row } from './reader.ts';
export type { Dialect } from './template.ts';

/** Several values as one parameter of a built statement (`amongIds`); the template's `among` does this itself. */
export const listed = (dialect: Dialect, values: readonly unknown[]): unknown => (dialect === 'sqlite' ? JSON.stringify(values) : values);

export type Database = {
  readonly dialect: Dialect;
  /** Loads the writer, unless it is loaded; no read waits for it. */
  ready(): Promise<void>;
  /** For writing; `act` forks it for each transaction. @throws Error before `ready` */
  readonly orm: MikroORM;
  /** The writer's entities, by table name. @throws Error before `ready` */
  readonly entities: Tables;
  /** Reads beside the writer: committed rows, without waiting for an open transaction. */
  readonly read: Reader;
  /** Reads on the connection of an open transaction: committed rows and the transaction's own changes. */
  inside(em: EntityManager): Reader;
  /** A counter that rises with every statement of the writer; null where other processes write too. */
  readonly written: (() => number) | null;
  /** Compiles Kysely expressions for this dialect; it has no connection. */
  readonly build: Kysely<Record<string, Row>>;
  /** Runs pending migrations; a failing one leaves the database unchanged. Answers the names of those that ran. */
  migrate(): Promise<string[]>;
  /** The names of the migrations that have not run. */
  migrationsPending(): Promise<string[]>;
  close(): Promise<void>;
};

/** Where rows are read: beside the writer, or inside an open transaction. */
export type ReadSource = Pick<Database, 'read'>;

/** Makes a value once for each database, usually a prepared statement. */
export const perDatabase = <T extends object>(make: (database: Database) => T): ((database: Database) => T) => {
  const made = new WeakMap<Database, T>();
  return (database) => {
    const instance = made.get(database) ?? make(database);
    made.set(database, instance);
    return instance;
  };
};

export type OpenOptions = {
  /** Folder of the migrations; the tests use their own. */
  readonly migrations?: string;
  /** The size of each of PostgreSQL's two connection pools. */
  readonly connections?: number;
  /** Starts faster by loading the writer, half of which is a library, only with the first act. */
  readonly writesLater?: boolean;
};

/** A value that is made when it is first needed; a failed attempt is repeated. */
export const madeLater = <T>(make: () => Promise<T>) => {
  let made: T | undefined;
  let making: Promise<void> | undefined;
  return {
    ready: (): Promise<void> => {
      making ??= make().then(
        (one) => {
          made = one;
        },
        (error: unknown) => {
          making = undefined;
          throw error;
        },
      );
      return making;
    },
    /** The value; undefined before it is made. */
    known: () => made,
    get(): T {
      if (made === undefined) throw new Error('The database was not made ready for writing.');
      return made;
    },
  };
};

/** Refuses an entity manager outside a transaction: it has no connection of its own. */
export const requireTransaction = (em: EntityManager): void => {
  if (!em.isInTransaction()) throw new Error('This entity manager is in no transaction; read through database.read instead.');
};

const openByUrl = async (url: string, options: OpenOptions): Promise<Database> => {
  if (url.startsWith('sqlite:')) {
    const { openSqlite } = await import('./sqlite/sqlite.ts');
    return openSqlite(url.slice('sqlite:'.length), options);
  }
  if (/^postgres(ql)?:\/\//.test(url)) {
    const { openPostgres } = await import('./postgres/postgres.ts');
    return openPostgres(url, options);
  }
  throw new Error('DATABASE_URL must be sqlite:<path> or postgres://user:password@host/database.');
};

/** Opens `sqlite:<path>` or `postgres://…`; the file is created, the tables are not (see `migrate`). */
export const openDatabase = async (url: string, options: OpenOptions = {}): Promise<Database> => {
  const database = await openByUrl(url, options);
  if (!options.writesLater) await database.ready();
  return database;
};
