// The API as an integrator sees it, over a database of its own, with the named cast signed in; every answer is held against the document.
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import type { Rows } from '#generated/entities.ts';
import type { Permission } from '#schema/permissions.ts';
import { type App, createApp } from '#server/app.ts';
import { type Database, openDatabase } from '#server/core/database/database.ts';
import { openFiles } from '#server/core/files/files.ts';
import { somewhere } from './addresses.ts';
import { type Ask, type Caller, callerOver, queryString } from './caller.ts';
import { type FreshDatabase, freshDatabase } from './databases.ts';
import { type Server, startServer } from './server.ts';
import type { Person } from './stories/cast.ts';
import { hire, openSession } from './stories/hired.ts';

export { type Answer, errorsOf, type Fields, queryString } from './caller.ts';
export type { Person };

export type Api = {
  readonly database: Database;
  /** Where the database stands, for a connection beside the application's own. */
  readonly url: string;
  readonly app: App;
  /** The app once more, over the same database and files, composed otherwise. */
  another(options?: Omit<Composing, 'files'>): App;
  /** The process that answers, where one was asked for. */
  readonly server: Server;
  /** Calls as somebody of the cast, or as a user by id; null is signed out. */
  as(person: Person | number | null): Caller;
  /** The response itself, whatever it is made of; `path` stands from the root. From this file's own address to its app, unless told otherwise. */
  fetch(person: Person | number | null, path: string, init?: Init): Promise<Response>;
  /** The id of somebody of the cast. */
  id(person: Person): number;
  /** The token of their session. */
  sessionOf(person: Person | number): Promise<string>;
  /** Somebody new with a role of their own that holds these permissions; answers the id. */
  hire(names: readonly Permission[], fields?: Partial<Rows['user']>): Promise<number>;
  /** The number of rows that a list knows of. */
  count(person: Person, entity: string, filter?: object): Promise<number>;
  /** Reads with SQL; places are `?1`, `?2` in their order, on both databases. */
  rows(sql: string, parameters?: readonly unknown[]): Promise<Record<string, unknown>[]>;
  /** The events of a record, oldest first. */
  eventsOf(entity: string, id: number): Promise<Record<string, unknown>[]>;
};

export type Init = Omit<RequestInit, 'headers'> & {
  readonly headers?: Readonly<Record<string, string>>;
  readonly by?: App;
  readonly address?: string;
};
type Composing = Parameters<typeof createApp>[1];
type Options = {
  /** `process`: a server process of its own answers over sockets, instead of the app in the test's own process. */
  readonly over?: 'app' | 'process';
  /** What the app sees instead of the database, for example one that counts. */
  readonly wrapDatabase?: (database: Database) => Database;
};

/** Opens the API for one test file, on the database of the running project; use it at the top of the file. */
export const useApi = ({ over = 'app', wrapDatabase = (database) => database }: Options = {}): Api => {
  let fresh: FreshDatabase;
  let database: Database;
  let app: App;
  let server: Server | undefined;
  const ids = new Map<string, number>();
  const sessions = new Map<number, Promise<string>>();
  beforeAll(async () => {
    fresh = await freshDatabase();
    database = await openDatabase(fresh.url);
    app = createApp(wrapDatabase(database), { files: openFiles(join(fresh.dataDir, 'files')) });
    if (over === 'process') server = await startServer({ databaseUrl: fresh.url });
    for (const row of await database.read.all('select id, email from "user"')) ids.set(String(row.email), Number(row.id));
  });
  afterAll(async () => {
    await server?.stop();
    await database.close();
    await fresh.remove();
  });
  const id = (person: Person) => {
    const found = ids.get(`${person}@example.com`);
    if (!found) throw new Error(`${person} is not in the cast.`);
    return found;
  };
  const sessionOf = (person: Person | number) => {
    const user = typeof person === 'number' ? person : id(person);
    const session = sessions.get(user) ?? openSession(database, user);
    sessions.set(user, session);
    return session;
  };
  const answered = (by: App, path: string, init: RequestInit, address: string) =>
    by.fetch(new Request(`http://test.example${path}`, init), { incoming: { socket: { remoteAddress: address } } });
  const ask: Ask = async (path, init, address) => (server ? fetch(`${server.url}${path}`, init) : answered(app, path, init, address));
  const home = somewhere();
  const as = (person: Person | number | null) => callerOver(ask, async () => (person === null ? null : sessionOf(person)), home);
  const rows = (sql: string, parameters: readonly unknown[] = []) =>
    database.read.all(sql.replaceAll(/\?(\d)/g, database.dialect === 'postgres' ? '$$$1' : '?'), parameters);
  return {
    get database() {
      return database;
    },
    get url() {
      return fresh.url;
    },
    get app() {
      return app;
    },
    get server() {
      if (!server) throw new Error('This test file asked for no process.');
      return server;
    },
    another: (options = {}) => createApp(database, { ...options, files: app.files }),
    id,
    as,
    sessionOf,
    fetch: async (person, path, { by = app, address = home, headers, ...init } = {}) => {
      const session = person === null ? null : await sessionOf(person);
      const name = headers?.['x-forwarded-proto'] === 'https' ? '__Host-session' : 'session';
      return answered(by, path, { ...init, headers: { ...(session && { cookie: `${name}=${session}` }), ...headers } }, address);
    },
    hire: (names, fields) => hire(database, names, fields),
    count: async (person, entity, filter = {}) => {
      const { headers } = await as(person).get(`/${entity}${queryString({ filter, range: [0, 0] })}`);
      return Number(headers.get('content-range')?.split('/')[1]);
    },
    rows,
    eventsOf: (entity, record) => rows('select * from event where entity = ?1 and entity_id = ?2 order by id', [entity, record]),
  };
};
