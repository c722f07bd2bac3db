// One after the other, and each person in their turn: whoever asks for much at once waits behind who asks for little, and only so long.
import { AsyncLocalStorage } from 'node:async_hooks';

const asker = new AsyncLocalStorage<number>();
/** Runs a call for somebody, so that what it waits for is theirs. */
export const askedBy = <T>(user_id: number, work: () => Promise<T>): Promise<T> => asker.run(user_id, work);

/** Whom nobody asked for: a job of the server itself. */
const nobody = 0;

/** Works one at a time, in turns of those who wait; `refuse` makes what is thrown where somebody has `most` of them waiting. */
export const fairQueue = (most: number, refuse: () => Error) => {
  const waiting = new Map<number, (() => Promise<void>)[]>();
  let busy = false;
  const next = async (): Promise<void> => {
    const [first] = waiting;
    if (busy || !first) return;
    const [who, [work, ...others]] = first;
    // Whoever has more of it goes behind the others.
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
