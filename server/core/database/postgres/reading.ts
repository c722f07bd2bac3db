// Reads on PostgreSQL share few connections: those that come together are sent behind each other on one, without waiting for answers in between.
import pg from 'pg';

/** So many reads share a connection before another is taken. */
const most = 4;
/** After so many milliseconds without an answer a connection works on something long: nobody is sent behind it. */
const longMs = 5;

/** A connection in use: whether it stands or is lost, how many wait for it, and when it last got on. */
type Shared = { readonly client: Promise<pg.PoolClient>; stands: boolean; lost: boolean; waiting: number; moved: number };

export type Reading = { query<Row extends pg.QueryResultRow>(statement: pg.QueryConfig): Promise<Row[]>; end(): Promise<void> };

/** Reads, each a transaction of its own, on as many connections as the pool may have. */
export const openReading = (options: pg.PoolConfig): Reading => {
  const pool = new pg.Pool({ ...options, pipeline: true });
  // A connection that the server drops is replaced at the next read; who waits for it is told by their own read.
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
    // Opening one costs PostgreSQL as much as a hundred quick reads: however many ask at once, they wait for one.
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
        // No answer of the database: nobody else is sent this way, not even before the pool hears of its end.
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
