// The server processes of one database: two on a PostgreSQL, the one of an embedded SQLite.
import { afterAll, beforeAll } from 'vitest';
import type { Api, Person } from './api.ts';
import { type Caller, callerOver } from './caller.ts';
import { type Server, startServer } from './server.ts';

export const onPostgres = process.env.TEST_DATABASE === 'postgres';

export type Processes = {
  readonly all: readonly Server[];
  /** The one whose turn it is when calls go round. */
  turn(n: number): Server;
  /** Calls one of them over a socket. */
  at(server: Server, person: Person | number): Caller;
};

/** Starts another process beside that of `useApi({ over: 'process' })`, where the database takes one. */
export const useProcesses = (api: Api): Processes => {
  let other: Server | undefined;
  beforeAll(async () => {
    if (onPostgres) other = await startServer({ databaseUrl: api.url });
  });
  afterAll(() => other?.stop());
  const all = () => (other ? [api.server, other] : [api.server]);
  return {
    get all() {
      return all();
    },
    turn: (n) => all()[n % all().length] ?? api.server,
    at: ({ url }, person) =>
      callerOver(
        (path, init) => fetch(`${url}${path}`, init),
        () => api.sessionOf(person),
      ),
  };
};
