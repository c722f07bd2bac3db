// Reads that every screen repeats are given again from memory until somebody writes: the one writer of a SQLite is this process, so it knows.
import type { Database } from './database.ts';

/** For how long a write of another process, somebody's repair by hand, may go unseen. */
const longestMs = 1000;
const most = 10_000;

/** A memory for answers of one statement. Where others write to the same database it holds nothing: PostgreSQL is asked each time. */
export const remembered = <Value>({ written }: Pick<Database, 'written'>) => {
  const values = new Map<number | string, Value>();
  let edition = -1;
  let until = 0;
  return {
    get(key: number | string): Value | undefined {
      if (!written) return;
      // Goes on where somebody sets the clock back.
      const now = performance.now();
      if (written() === edition && now < until) return values.get(key);
      values.clear();
      edition = written();
      until = now + longestMs;
    },
    /** Call it in the turn of the read itself, after a `get` of the same turn: what was written between is not in the value. */
    keep(key: number | string, value: Value): void {
      if (written && written() === edition && values.size < most) values.set(key, value);
    },
  };
};
