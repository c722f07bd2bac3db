// One press of a popup's button: sent under one key until the server has answered; what was entered stays, with the server's words, when it refuses.
import { useState } from 'react';
import { useFailureWords } from './failure.ts';
import { usePressKeys } from './press-keys.ts';

export const usePress = (done: () => void) => {
  const words = useFailureWords();
  const keyed = usePressKeys();
  const [error, setError] = useState<string | null>(null);
  /** Sends what was asked for; the same question keeps its key as long as nobody knows whether it was done. */
  const press = async (what: unknown, send: (key: string) => Promise<void>): Promise<void> => {
    setError(null);
    try {
      await keyed(what, send);
      done();
    } catch (failure) {
      setError(words(failure));
    }
  };
  return { error, press };
};
