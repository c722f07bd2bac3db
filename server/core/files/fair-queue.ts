// A fair queue: one piece of work at a time, users in turn, so that somebody with many requests does not delay somebody with one.
import { AsyncLocalStorage } from 'node:async_hooks';

const asker = new AsyncLocalStorage<number>();
/** Runs a call on behalf of a user, under whose name its work is queued. */
export const askedBy = <T>(user_id: number, work: () => Promise<T>): Promise<T> => asker.run(user_id, work);

/** The user id for jobs of the server itself. */
const nobody = 0;

/** Runs one piece of work at a time, users in turn; `refuse` makes the error for a user who has `most` pieces waiting. */
export const fairQueue = (most: number, refuse: () => Error) => {
  const waiting = new Map<number, (() => Promise<void>)[]>();
  let busy = false;
  const next = async (): Promise<void> => {
    const [first] = waiting;
    if (busy || !first) return;
    const [who, [work, ...others]] = first;
    // A user with more waiting work goes to the end of the queue.
    waiting.delete(who);
    if (others.length > 0) waiting.set(who, others);
    busy = true;
    await work?.();
    busy = false;
    void next();
  };
  return <T>(work: () => Promise<T>): Promise<T> => {
    const who = asker.getStore() ?? nobody;
    const own = waiting.get(who) ?? [];
    if (who !== nobody && own.length >= most) return Promise.reject(refuse());
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    waiting.set(who, [...own, () => work().then(resolve, reject)]);
    void next();
    return promise;
  };
};
