// Caches reads that every screen repeats until the next write: with SQLite this process is the only writer and knows of each.
import type { Database } from './database.ts';

/** How long a write by another process, such as a manual repair, may stay unseen. */
const longestMs = 1000;
const most = 10_000;

/** A cache for the results of one statement. It stays empty where other processes write too: PostgreSQL is queried each time. */
export const remembered = <Value>({ written }: Pick<Database, 'written'>) => {
  const values = new Map<number | string, Value>();
  let edition = -1;
  let until = 0;
  return {
    get(key: number | string): Value | undefined {
      if (!written) return;
      // A monotonic clock: setting the system clock back does not stop the cache from expiring.
      const now = performance.now();
      if (written() === edition && now < until) return values.get(key);
      values.clear();
      edition = written();
      until = now + longestMs;
    },
    /** Call it in the same turn of the event loop as the read and its `get`: the value misses any write in between. */
    keep(key: number | string, value: Value): void {
      if (written && written() === edition && values.size < most) values.set(key, value);
    },
  };
};
