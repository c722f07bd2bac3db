// Follows the commits of other processes on the same PostgreSQL: a dedicated connection is notified of them and reads their unpublished events.
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { decoderOf } from '../database/columns.ts';
import { PublishedTransactions } from '../database/postgres/published-transactions.ts';
import { typeParsers } from '../database/postgres/types.ts';
import { compile, literal, selected, sql } from '../database/sql.ts';
import { beyondSnapshot, channel, published } from './event-rows.ts';
import type { Hub } from './events.ts';

/** The name of the connection in PostgreSQL's list of sessions. */
const listenerName = 'work-management events';
/** Milliseconds after which an unresponsive database counts as lost. */
const patience = 5000;
/** The interval of reads without a notification: they detect a silently cut connection and keep cursors short. */
const beatMs = 10_000;
const [firstPause, longestPause] = [50, 5000];
/** With more missed events the oldest are skipped: for the newest event of a topic screens read again anyway. */
const most = 20_000;

// One statement reads the new snapshot and the events that the last one did not show.
const unpublishedEvents = (snapshot: string | null) =>
  sql`with fresh as materialized (select ${selected(published, 'event')}, xid::text as xid from event where ${beyondSnapshot(snapshot)})
    select pg_current_snapshot()::text as snapshot, e.* from (select 1) one left join (select * from fresh order by id desc limit ${literal(most)}) e on true`;
const publishedIn = decoderOf(published, 'postgres');

export type Following = { end(): Promise<void> };

/** Follows until it is stopped; resolves when it is listening. After a lost connection it reconnects and publishes the missed events. */
export const followEvents = async (url: string, hub: Hub, say: (message: string) => void): Promise<Following> => {
  const publishedTransactions = new PublishedTransactions();
  let client: pg.Client | undefined;
  let ended = false;

  const read = async (connection: pg.Client): Promise<void> => {
    const { text, parameters } = compile(unpublishedEvents(publishedTransactions.snapshot), 'postgres');
    const { rows } = await connection.query<Record<string, unknown>>(text, [...parameters]);
    // Filtered before `advance`: own events may have been published while the query ran.
    const events = rows.filter(({ id, xid }) => id !== null && !publishedTransactions.has(Number(xid))).reverse();
    publishedTransactions.advance(String(rows[0]?.snapshot));
    hub.publishedTransactions = publishedTransactions;
    if (events.length > 0) hub.tell(publishedIn(events.map(({ snapshot: _snapshot, xid: _xid, ...event }) => event)));
  };
  /** Reads until no notification has come in between. */
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

  /** Listens first and then catches up, so that no event falls between. */
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
      // The index finds the newest events, whatever the planner assumes before the table is analysed.
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
