// A server process hears what the other processes of the same PostgreSQL commit: a connection of its own is woken by them and reads what it has not told yet.
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { decoderOf } from '../database/columns.ts';
import { PublishedTransactions } from '../database/postgres/published-transactions.ts';
import { typeParsers } from '../database/postgres/types.ts';
import { compile, literal, selected, sql } from '../database/sql.ts';
import { beyondSnapshot, channel, published } from './event-rows.ts';
import type { Hub } from './events.ts';

/** By this name PostgreSQL shows the connection in its list. */
const listenerName = 'work-management events';
/** Milliseconds until a database that does not answer counts as lost. */
const patience = 5000;
/** How often it looks without being woken: a line that is cut off silently is found, and cursors stay short. */
const beatMs = 10_000;
const [firstPause, longestPause] = [50, 5000];
/** After so many missed events the oldest are left out: the screens read again for the newest of a topic. */
const most = 20_000;

// One statement sees both: the snapshot, and what it shows beyond the last one.
const unheard = (snapshot: string | null) =>
  sql`with fresh as materialized (select ${selected(published, 'event')}, xid::text as xid from event where ${beyondSnapshot(snapshot)})
    select pg_current_snapshot()::text as snapshot, e.* from (select 1) one left join (select * from fresh order by id desc limit ${literal(most)}) e on true`;
const publishedIn = decoderOf(published, 'postgres');

export type Following = { end(): Promise<void> };

/** Follows until it is ended; answers when it listens. A lost connection is made again, and what was missed meanwhile is told then. */
export const followEvents = async (url: string, hub: Hub, say: (message: string) => void): Promise<Following> => {
  const publishedTransactions = new PublishedTransactions();
  let client: pg.Client | undefined;
  let ended = false;

  const read = async (connection: pg.Client): Promise<void> => {
    const { text, parameters } = compile(unheard(publishedTransactions.snapshot), 'postgres');
    const { rows } = await connection.query<Record<string, unknown>>(text, [...parameters]);
    // Asked before the advance: own ones may have been told while the answer was on its way.
    const events = rows.filter(({ id, xid }) => id !== null && !publishedTransactions.has(Number(xid))).reverse();
    publishedTransactions.advance(String(rows[0]?.snapshot));
    hub.publishedTransactions = publishedTransactions;
    if (events.length > 0) hub.tell(publishedIn(events.map(({ snapshot: _snapshot, xid: _xid, ...event }) => event)));
  };
  /** Reads until nothing has come in between. */
  const reader = (connection: pg.Client) => {
    let woken = false;
    let reading: Promise<void> | null = null;
    const all = async () => {
      for (; woken; await read(connection)) woken = false;
    };
    return () => {
      woken = true;
      reading ??= all().finally(() => {
        reading = null;
      });
      return reading;
    };
  };

  /** Listens first and catches up then, so that nothing falls between the two. */
  const listen = async (): Promise<{ readonly lost: Promise<void> }> => {
    const connection = new pg.Client({
      connectionString: url,
      types: typeParsers,
      connectionTimeoutMillis: patience,
      query_timeout: patience,
      keepAlive: true,
      application_name: listenerName,
    });
    client = connection;
    let drop = () => {};
    const lost = new Promise<void>((resolve) => {
      drop = () => {
        resolve();
        void connection.end().catch(() => undefined);
      };
    });
    connection.on('error', drop);
    connection.on('end', drop);
    const readAll = reader(connection);
    const wake = () => void readAll().catch(drop);
    connection.on('notification', wake);
    try {
      await connection.connect();
      // The newest of a table are found by their index, whatever the planner believes before the table is analysed.
      await connection.query(`set enable_seqscan = off; listen ${channel}`);
      await readAll();
    } catch (error) {
      drop();
      throw error;
    }
    const beat = setInterval(wake, beatMs);
    return { lost: lost.finally(() => clearInterval(beat)) };
  };

  const goOn = async (lost: Promise<void>): Promise<void> => {
    await lost;
    if (!ended) say('The connection that hears of other processes is lost.');
    for (let wait = firstPause; !ended; wait = Math.min(wait * 2, longestPause)) {
      const next = await listen().catch(() => null);
      if (next) {
        say('Other processes are heard again.');
        return goOn(next.lost);
      }
      await pause(wait * (0.5 + Math.random()), undefined, { ref: false });
    }
  };

  void goOn((await listen()).lost);
  return {
    async end() {
      ended = true;
      await client?.end().catch(() => undefined);
    },
  };
};
