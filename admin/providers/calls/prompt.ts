// A popup that asks before it acts: its press counts once, and what it was told stays where the server did not answer.
import { useState } from 'react';
import { useFailure, useFailureWords } from './failure.ts';
import { usePressKeys } from './press-keys.ts';
import { isUnanswered } from './send-once.ts';

/** The popup has a next step after the answer. */
export const stay = Symbol('stay');

/** What a popup does with its answer: it closes on success and on a refusal; a silence keeps it, with what was entered, for another try of the same press. */
export const usePrompt = (close: () => void) => {
  const words = useFailureWords();
  const fail = useFailure();
  const keyed = usePressKeys();
  const [error, setError] = useState<string | null>(null);
  const act = async (what: unknown, send: (key: string) => Promise<unknown>, refused?: (error: unknown) => boolean) => {
    setError(null);
    try {
      const next = await keyed(what, send);
      if (next !== stay) close();
    } catch (failure) {
      if (isUnanswered(failure)) setError(words(failure));
      else if (!refused?.(failure)) {
        close();
        fail(failure);
      }
    }
  };
  return { error, act };
};
