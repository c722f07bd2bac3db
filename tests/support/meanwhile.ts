// Two acts in the same moment: the first one keeps what it has changed to itself until the second waits for it.
import { expect } from 'vitest';
import { act, type Tx } from '#server/core/events/act.ts';
import type { Api } from './api.ts';
import { onPostgres } from './machine/processes.ts';

/** Some statement of this database waits for a lock that another transaction holds. */
const somebodyWaits = async ({ rows }: Api): Promise<boolean> =>
  (await rows("select 1 as waits from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'")).length > 0;

/** Begins `second` when `first` has done its work, ends `first` when `second` waits, and answers what came of `second`. */
export const meanwhile = async <T>(api: Api, first: (tx: Tx) => Promise<unknown>, second: () => Promise<T>): Promise<T> => {
  const [done, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = act(api.app, null, async (tx) => {
    await first(tx);
    await tx.flush();
    done.resolve();
    await end.promise;
  });
  await Promise.race([done.promise, holding]);
  let settled = false;
  const answer = second().finally(() => {
    settled = true;
  });
  // On SQLite it waits for its turn from the beginning.
  if (onPostgres) await expect.poll(async () => settled || (await somebodyWaits(api)), { interval: 5 }).toBe(true);
  end.resolve();
  const [come] = await Promise.all([answer, holding]);
  return come;
};
