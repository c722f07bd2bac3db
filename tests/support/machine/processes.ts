// The server processes of one database: three on a PostgreSQL, the one of an embedded SQLite.
import { afterAll, beforeAll } from 'vitest';
import type { Api, Person } from '../api.ts';
import { type Caller, callerOver } from '../caller.ts';
import { type Server, startServer } from '../server.ts';

export const onPostgres = process.env.TEST_DATABASE === 'postgres';

export type Processes = {
  readonly all: readonly Server[];
  /** The one whose turn it is when calls go round. */
  turn(n: number): Server;
  /** Calls one of them over a socket. */
  at(server: Server, person: Person | number): Caller;
};

/** Starts two other processes beside that of `useApi({ over: 'process' })`, where the database takes one. */
export const useProcesses = (api: Api): Processes => {
  let others: readonly Server[] = [];
  beforeAll(async () => {
    if (onPostgres) others = await Promise.all([startServer({ databaseUrl: api.url }), startServer({ databaseUrl: api.url })]);
  });
  afterAll(() => Promise.all(others.map((one) => one.stop())));
  const all = () => [api.server, ...others];
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
