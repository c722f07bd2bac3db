// The company of a long proof: a database of its own that survives what is done to its server, people who are signed in, and everything in one folder.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Permission, permissions } from '#schema/permissions.ts';
import { type Database, openDatabase, type Row } from '#server/core/database/database.ts';
import { sessionSeconds } from '#server/core/security/session.ts';
import { prepareTemplate } from '../support/application.ts';
import { createDatabase, type Postgres, startPostgres } from '../support/machine/postgres.ts';
import { type Server, startServer } from '../support/server.ts';
import { hire, openSession } from '../support/stories/hired.ts';

export type Kind = 'sqlite' | 'postgres';
export type Worker = { readonly id: number; readonly cookie: string };

export type Company = {
  readonly kind: Kind;
  readonly url: string;
  readonly dataDir: string;
  /** The server of a PostgreSQL; null on SQLite. */
  readonly postgres: Postgres | null;
  /** They may everything, and none of them works or drives anywhere yet. */
  readonly people: readonly Worker[];
  /** `parameters` are what Node is started with. */
  start(env?: Readonly<Record<string, string>>, parameters?: readonly string[]): Promise<Server>;
  /** Reads beside the server, or instead of it. */
  rows(sql: string): Promise<Row[]>;
  remove(): Promise<void>;
};

const everything = Object.keys(permissions) as Permission[];

/** They may everything, and are signed in for a day. */
export const hireMany = async (database: Database, people: number): Promise<Worker[]> => {
  const workers: Worker[] = [];
  for (let at = 0; at < people; at += 1) {
    const id = await hire(database, everything);
    workers.push({ id, cookie: `session=${await openSession(database, id)}` });
  }
  return workers;
};

const placeFor = async (kind: Kind, dataDir: string) => {
  if (kind === 'sqlite') return { postgres: null, url: `sqlite:${join(dataDir, 'work.sqlite')}` };
  const postgres = await startPostgres({ durable: true });
  return { postgres, url: await createDatabase(postgres.url('postgres'), 'company') };
};

export const openCompany = async (kind: Kind, people: number): Promise<Company> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'work-management-proof-'));
  const { postgres, url } = await placeFor(kind, dataDir);
  await prepareTemplate(url);
  const database = await openDatabase(url);
  const workers = await hireMany(database, people);
  // As long as a sign-in lasts.
  await database.orm.em.fork().nativeUpdate(database.entities.session, {}, { expires_at: new Date(Date.now() + sessionSeconds * 1000) });
  await database.close();
  return {
    kind,
    url,
    dataDir,
    postgres,
    people: workers,
    start: (env = {}, parameters) => startServer({ databaseUrl: url, dataDir, env, ...(parameters && { parameters }) }),
    async rows(sql) {
      const beside = await openDatabase(url, { connections: 1 });
      try {
        return await beside.read.all(sql);
      } finally {
        await beside.close();
      }
    },
    async remove() {
      await postgres?.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
