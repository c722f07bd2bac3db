// An act is the only way to change data: one transaction with the change and its events as rows; listeners are told after the commit.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { EntityManager, MikroORM } from '@mikro-orm/core';
import type { Rows } from '#generated/entities.ts';
import type { Database, Reader } from '../database/database.ts';
import { exclusive, forUpdate } from '../database/locks.ts';
import { brokenReference, brokenRule, causesOf, codeOf } from '../database/rules.ts';
import { identifier, nullable, number, sql, text } from '../database/sql.ts';
import { conflict, notFound, Refusal } from '../http/refusal.ts';
import { type WrittenEvents, writeEvents } from './event-rows.ts';
import type { Hub } from './events.ts';

/** The database and the hub, which every act works with. */
export type Services = { readonly database: Database; readonly hub: Hub };

/** The acting user; null for the system itself. */
export type Actor = { readonly id: number; readonly looks_as_id?: number | null } | null;

export type NewEvent = {
  readonly entity: string;
  readonly id: number;
  readonly action: string;
  readonly before?: Readonly<Record<string, unknown>> | undefined;
  readonly after?: Readonly<Record<string, unknown>> | undefined;
  readonly reason?: string | undefined;
  /** Topics of the screens that show the record, beside its own topic `{entity}:{id}`. */
  readonly topics?: readonly string[];
};

export type Tx = {
  readonly em: EntityManager;
  readonly database: Database;
  readonly me: Actor;
  /** The instant of the act in whole seconds: all its changes carry it. */
  readonly now: Date;
  /** Reads by raw SQL inside the transaction. */
  readonly read: Reader;
  /** Takes the current instant anew, before anything is changed: of two acts that waited for each other, one comes later. */
  renew(): void;
  /** The row, locked until the act ends; refused with 404 for a missing row. */
  get<N extends keyof Rows & string>(entity: N, id: number): Promise<Rows[N]>;
  /** Locks a row without reading it; refused with 404 for a missing row. */
  lock(entity: keyof Rows & string, id: number): Promise<void>;
  /** Creates a row; its id is known after `flush`. */
  create<N extends keyof Rows & string>(entity: N, values: Partial<Rows[N]>): Rows[N];
  remove<N extends keyof Rows & string>(entity: N, row: Rows[N]): void;
  /** Writes the changes so far to the database; broken database rules are refused by name. */
  flush(): Promise<void>;
  /** Adds an event; events are written last, and published after the commit. */
  record(event: NewEvent): void;
};

/** The Idempotency-Key of a call; the fingerprint tells whether a repeated call is the same. */
export type Key = { readonly key: string; readonly call: string; readonly user_id: number };
/** Thrown inside an act whose key was used before: carries the first answer. */
export class Replay extends Error {
  readonly answer: { readonly status: number; readonly body: string };
  constructor(answer: { status: number; body: string }) {
    super('replay');
    this.answer = answer;
  }
}

const inside = new AsyncLocalStorage<{ readonly act: true }>();
const keys = new AsyncLocalStorage<{ key: Key; used: boolean; status: number } | undefined>();
/** Runs a call under its Idempotency-Key: its only act claims the key and stores the answer in the same transaction. */
export const underKey = <T>(key: Key, status: number, work: () => Promise<T>): Promise<T> => keys.run({ key, used: false, status }, work);
/** Runs an act that the call's answer does not cover, such as storing a document: a repeated call finds it done. */
export const outsideIdempotencyKey = <T>(work: () => Promise<T>): Promise<T> => keys.run(undefined, work);

// SQLite has one writer: acts queue here instead of failing on a locked database.
const turns = new WeakMap<Database, Promise<unknown>>();
const inTurn = <T>(database: Database, work: () => Promise<T>): Promise<T> => {
  if (database.dialect !== 'sqlite') return work();
  const run = (turns.get(database) ?? Promise.resolve()).then(work);
  const settled = run.catch(() => undefined);
  turns.set(database, settled);
  return run;
};

const guarded = new WeakSet<MikroORM>();
/** A fork of the entity manager for writing. Inside an act it is refused: a second transaction would deadlock on SQLite's only connection. */
const writer = async (database: Database): Promise<EntityManager> => {
  await database.ready();
  const { orm } = database;
  if (!guarded.has(orm)) {
    guarded.add(orm);
    const fork = orm.em.fork.bind(orm.em);
    orm.em.fork = (options) => {
      if (inside.getStore()) throw new Error('fork() inside an act would wait for ever: use the em of the act.');
      return fork(options);
    };
  }
  return orm.em.fork();
};

/** Changes derived data without an event, in the writer's queue and in its own transaction. */
export const withoutEvent = <T>(database: Database, work: (em: EntityManager) => Promise<T>): Promise<T> =>
  inTurn(database, async () => (await writer(database)).transactional(work));

const attempts = 5;
/** Whether PostgreSQL ended this act because of a deadlock or a serialization failure: it was rolled back and can be repeated. */
const isRetryable = (error: unknown): boolean => causesOf(error).some((cause) => ['40P01', '40001'].includes(codeOf(cause)));

const translated = (error: unknown): unknown => {
  if (error instanceof Refusal || error instanceof Replay) return error;
  const rule = brokenRule(error);
  if (rule) return conflict(rule.table, rule.name);
  if (brokenReference(error)) return new Refusal(409, 'referred', { parameters: { smart_count: 1 } });
  return error;
};

/**
 * Runs one business act in one transaction and publishes its events after the commit.
 * @throws Refusal for a broken rule (409), a missing row (404) and every refusal of the act; the transaction is rolled back.
 * @throws Error for an act inside an act, which would deadlock: pass the `Tx` on instead.
 */
export const act = async <T>({ database, hub }: Services, me: Actor, work: (tx: Tx) => Promise<T>): Promise<T> => {
  if (inside.getStore()) throw new Error('An act inside an act would wait for itself: pass its tx on.');
  // A user who looks at the application as another role may change nothing, by any call.
  if (typeof me?.looks_as_id === 'number') throw new Refusal(403, 'lookingOnly');
  const idempotent = keys.getStore();
  if (idempotent?.used) throw new Error('A call with an Idempotency-Key acts once: its answer is kept with that act.');
  if (idempotent) idempotent.used = true;
  let written: WrittenEvents = { events: [], transaction: null };
  const run = async () =>
    (await writer(database)).transactional((em) =>
      inside.run({ act: true }, async () => {
        const newEvents: NewEvent[] = [];
        // Rows that the act has locked: from then on only the act changes them.
        const locked = new Map<string, object>();
        const second = () => new Date(Math.floor(Date.now() / 1000) * 1000);
        let now = second();
        const tx: Tx = {
          em,
          database,
          me,
          get now() {
            return now;
          },
          renew() {
            now = second();
          },
          read: database.inside(em),
          async get(entity, id) {
            const known = locked.get(`${entity}:${id}`);
            if (known) return known as Rows[typeof entity];
            const row = await em.findOne(database.entities[entity], { id } as never, { lockMode: exclusive });
            if (!row) throw notFound();
            locked.set(`${entity}:${id}`, row);
            return row as Rows[typeof entity];
          },
          async lock(entity, id) {
            const found = await tx.read.value(sql`select id from ${identifier(entity)} where id = ${id} ${forUpdate}`, number);
            if (found === null) throw notFound();
          },
          create: (entity, values) => em.create(database.entities[entity], values as never, { persist: true }) as Rows[typeof entity],
          remove: (_entity, row) => {
            for (const [key, one] of locked) if (one === row) locked.delete(key);
            em.remove(row);
          },
          flush: () => em.flush(),
          record: (event) => {
            newEvents.push(event);
          },
        };
        // Claimed first: a second call with the same key waits here for the first, and then finds its answer.
        const keyRow = idempotent && em.create(database.entities.idempotency_key, { ...idempotent.key, created_at: now });
        if (keyRow) await em.flush();
        const answer = await work(tx);
        // Merged again: an act of thousands of rows clears its identity map.
        if (keyRow) Object.assign(em.merge(keyRow), { status: idempotent.status, answer: JSON.stringify(answer ?? null) });
        await em.flush();
        written = await writeEvents(tx, newEvents);
        return answer;
      }),
    );
  for (let attempt = 1; ; attempt += 1) {
    try {
      const answer = await inTurn(database, run);
      hub.publish(written.events, written.transaction);
      return answer;
    } catch (error) {
      if (attempt < attempts && isRetryable(error)) continue;
      if (idempotent && brokenRule(error)?.table === 'idempotency_key') throw await firstAnswer(database, idempotent.key);
      throw translated(error);
    }
  }
};

const firstAnswer = async ({ read }: Database, key: Key): Promise<Error> => {
  const first = await read.row(sql`select call, status, answer from idempotency_key where user_id = ${key.user_id} and key = ${key.key}`, {
    call: text,
    status: nullable(number),
    answer: nullable(text),
  });
  if (first?.call !== key.call) return new Refusal(422, 'keyReused');
  return new Replay({ status: Number(first.status), body: String(first.answer) });
};
