// Reads on PostgreSQL share few connections: concurrent reads are pipelined on one connection, without waiting for each other's answers.
import pg from 'pg';

/** So many reads share a connection before another one is opened. */
const most = 4;
/** A connection without an answer for so many milliseconds runs a long query: no further read is queued on it. */
const longMs = 5;

/** A connection in use: its state, the number of waiting reads, and the time of its last answer. */
type Shared = { readonly client: Promise<pg.PoolClient>; stands: boolean; lost: boolean; waiting: number; moved: number };

export type Reading = { query<Row extends pg.QueryResultRow>(statement: pg.QueryConfig): Promise<Row[]>; end(): Promise<void> };

/** Runs reads, each as its own transaction, on as many connections as the pool may have. */
export const openReading = (options: pg.PoolConfig): Reading => {
  const pool = new pg.Pool({ ...options, pipeline: true });
  // A dropped connection is replaced at the next read; waiting reads get the error themselves.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const inUse = new Set<Shared>();

  const shared = (): Shared => {
    const now = performance.now();
    let coming: Shared | undefined;
    for (const one of inUse) {
      if (one.waiting < most && now - one.moved < longMs) return one;
      if (!one.stands) coming = one;
    }
    // Opening a connection costs PostgreSQL as much as a hundred quick reads: concurrent callers wait for the same new one.
    if (coming) return coming;
    const opened: Shared = { client: pool.connect(), stands: false, lost: false, waiting: 0, moved: now };
    inUse.add(opened);
    return opened;
  };

  return {
    async query<Row extends pg.QueryResultRow>(statement: pg.QueryConfig) {
      const one = shared();
      one.waiting += 1;
      try {
        const client = await one.client;
        one.stands = true;
        return (await client.query<Row>(statement)).rows;
      } catch (error) {
        // The error is not an answer of the database: the connection takes no more reads, even before the pool notices its end.
        if (!(error instanceof pg.DatabaseError)) {
          one.lost = true;
          inUse.delete(one);
        }
        throw error;
      } finally {
        one.waiting -= 1;
        one.moved = performance.now();
        if (one.waiting === 0) {
          inUse.delete(one);
          one.client.then(
            (client) => client.release(one.lost),
            () => undefined,
          );
        }
      }
    },
    end: () => pool.end(),
  };
};
