// The API as an integrator sees it, over a database of its own, with the named cast signed in; every answer is held against the document.
import { afterAll, beforeAll, expect } from 'vitest';
import { type App, createApp } from '#server/app.ts';
import { type Database, openDatabase } from '#server/core/database.ts';
import { hashOf, newToken } from '#server/core/session.ts';
import { cast, type Person } from './cast.ts';
import { type FreshDatabase, freshDatabase } from './databases.ts';
import { undocumented } from './documented.ts';

export { cast, type Person };

export type Fields = Readonly<Record<string, unknown>>;
/** The document has checked the shape; `body` is the record, `rows` the list, whichever it was. */
export type Answer = { readonly status: number; readonly body: Fields; readonly rows: readonly Fields[]; readonly headers: Headers };
type Options = { readonly headers?: Readonly<Record<string, string>>; readonly raw?: string };

export type Caller = {
  get(path: string, options?: Options): Promise<Answer>;
  post(path: string, body?: unknown, options?: Options): Promise<Answer>;
  put(path: string, body?: unknown, options?: Options): Promise<Answer>;
  delete(path: string, body?: unknown, options?: Options): Promise<Answer>;
};

export type Api = {
  readonly database: Database;
  readonly app: App;
  /** Calls as somebody of the cast, or as a user by id; null is signed out. */
  as(person: Person | number | null): Caller;
  /** The id of somebody of the cast. */
  id(person: Person): number;
  /** The events of a record, oldest first. */
  eventsOf(entity: string, id: number): Promise<Record<string, unknown>[]>;
};

const query = (database: Database, sql: string) => (database.dialect === 'postgres' ? sql.replaceAll(/\?(\d)/g, '$$$1') : sql.replaceAll(/\?\d/g, '?'));

const caller = (app: App, cookie: () => Promise<string | null>): Caller => {
  const call = async (method: string, path: string, body: unknown, { headers = {}, raw }: Options = {}): Promise<Answer> => {
    const session = await cookie();
    const sent = raw ?? (body === undefined ? undefined : JSON.stringify(body));
    const response = await app.fetch(
      new Request(`http://test.example/api/v1${path}`, {
        method,
        headers: { 'accept-language': 'en', ...(session && { cookie: `session=${session}` }), ...(sent !== undefined && { 'content-type': 'application/json' }), ...headers },
        ...(sent !== undefined && { body: sent }),
      }),
    );
    const text = await response.text();
    const type = response.headers.get('content-type');
    const answer: unknown = text === '' ? undefined : type?.includes('json') ? JSON.parse(text) : text;
    const [plain = path] = path.split('?');
    expect(undocumented(method, `/api/v1${plain}`, response.status, type, answer)).toBeNull();
    return { status: response.status, body: (answer ?? {}) as Fields, rows: Array.isArray(answer) ? (answer as Fields[]) : [], headers: response.headers };
  };
  return {
    get: (path, options) => call('GET', path, undefined, options),
    post: (path, body, options) => call('POST', path, body, options),
    put: (path, body, options) => call('PUT', path, body, options),
    delete: (path, body, options) => call('DELETE', path, body, options),
  };
};

const openSession = async (database: Database, user_id: number): Promise<string> => {
  const token = newToken();
  const now = new Date();
  await database.orm.em.fork().transactional(async (em) => {
    em.create(database.entities.session, { token_hash: hashOf(token), user_id, created_at: now, last_seen_at: now, expires_at: new Date(now.getTime() + 86_400_000) });
  });
  return token;
};

/** Opens the API for one test file, on the database of the running project; use it at the top of the file. */
export const useApi = (): Api => {
  let fresh: FreshDatabase;
  let database: Database;
  let app: App;
  const ids = new Map<string, number>();
  const sessions = new Map<number, Promise<string>>();
  beforeAll(async () => {
    fresh = await freshDatabase();
    database = await openDatabase(fresh.url);
    app = createApp(database);
    for (const row of await database.read.all('select id, email from "user"')) ids.set(String(row.email), Number(row.id));
  });
  afterAll(async () => {
    await database.close();
    await fresh.remove();
  });
  const id = (person: Person) => {
    const found = ids.get(`${person}@example.com`);
    if (!found) throw new Error(`${person} is not in the cast.`);
    return found;
  };
  return {
    get database() {
      return database;
    },
    get app() {
      return app;
    },
    id,
    as: (person) => ({
      ...caller(app, async () => {
        if (person === null) return null;
        const user = typeof person === 'number' ? person : id(person);
        const session = sessions.get(user) ?? openSession(database, user);
        sessions.set(user, session);
        return session;
      }),
    }),
    eventsOf: async (entity, record) => database.read.all(query(database, 'select * from event where entity = ?1 and entity_id = ?2 order by id'), [entity, record]),
  };
};
