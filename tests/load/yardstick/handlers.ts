// What the yardstick answers on either database: SQLite at once, PostgreSQL by a promise.
import type { Caller } from './caller.ts';

type Soon<T> = T | Promise<T>;
export type Status = {
  readonly status: number;
  readonly time: unknown;
  readonly running_users: readonly number[];
  readonly revision: number;
};
/** `?filter=…&range=…&sort=["deadline","ASC"]`: of a user in a state, or found by words. */
export type Query = {
  readonly company_user_id: number;
  readonly status: number;
  readonly q: string | undefined;
  readonly first: number;
  readonly last: number;
};
export type Page = { readonly records: readonly unknown[]; readonly total: number };
/** Null where it is refused. */
export type Act = (user: number, id: number, body: Record<string, unknown>) => Soon<unknown>;

export type Handlers = {
  callerOf(cookies?: string): Soon<Caller | null>;
  status(user: number, id: number): Soon<Status | null>;
  revision(id: number): Soon<number | undefined>;
  task(me: Caller, id: number): Soon<object | null>;
  list(query: Query): Soon<Page>;
  readonly acts: Readonly<Record<string, Act>>;
};
