// One press of a popup's button: sent under one key until the server has answered; what was entered stays, with the server's words, when it refuses.
import { useRef, useState } from 'react';
import { useFailureWords } from './failure.ts';
import { isUnanswered, newKey } from './send-once.ts';

export const usePress = (done: () => void) => {
  const words = useFailureWords();
  const [error, setError] = useState<string | null>(null);
  const keys = useRef(new Map<string, string>());
  /** Sends what was asked for; the same question keeps its key as long as nobody knows whether it was done. */
  const press = async (what: unknown, send: (key: string) => Promise<void>): Promise<void> => {
    const name = JSON.stringify(what ?? null);
    const key = keys.current.get(name) ?? newKey();
    keys.current.set(name, key);
    setError(null);
    try {
      await send(key);
      done();
    } catch (failure) {
      if (!isUnanswered(failure)) keys.current.delete(name);
      setError(words(failure));
    }
  };
  return { error, press };
};
