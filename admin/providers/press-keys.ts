// The key of a press, kept until the server has answered it: a later try of the same press never does the thing twice.
import { useCallback, useRef } from 'react';
import { isUnanswered, newKey } from './send-once.ts';

/** Sends under the key of its press; `what` tells one press from another. */
export const usePressKeys = () => {
  const keys = useRef(new Map<string, string>());
  return useCallback(async <T>(what: unknown, send: (key: string) => Promise<T>): Promise<T> => {
    const press = JSON.stringify(what ?? null);
    const key = keys.current.get(press) ?? newKey();
    keys.current.set(press, key);
    try {
      const answer = await send(key);
      keys.current.delete(press);
      return answer;
    } catch (error) {
      if (!isUnanswered(error)) keys.current.delete(press);
      throw error;
    }
  }, []);
};
