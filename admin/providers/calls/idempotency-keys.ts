// Idempotency keys of presses, kept until the server has answered: a retry of the same press never acts twice.

export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Sends with the key of the press that `intent` identifies. After an `open` error the outcome is unknown, so the next try reuses the key. */
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
