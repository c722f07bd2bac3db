// The key of each press, kept until the server has answered it: a later try of the same press never does the thing twice.

export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Sends under the key of its press; `what` tells one press from another. After an error that is `open` nobody knows whether it was done: the next try has the same key. */
export const keepKeys = (open: (error: unknown) => boolean) => {
  const keys = new Map<string, string>();
  return async <T>(intent: unknown, send: (key: string) => Promise<T>): Promise<T> => {
    const press = JSON.stringify(intent ?? null);
    const key = keys.get(press) ?? newKey();
    keys.set(press, key);
    try {
      const answer = await send(key);
      keys.delete(press);
      return answer;
    } catch (error) {
      if (!open(error)) keys.delete(press);
      throw error;
    }
  };
};
