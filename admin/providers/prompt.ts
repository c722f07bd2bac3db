// A popup that asks before it acts: its press counts once, and what it was told stays where the server did not answer.
import { useRef, useState } from 'react';
import { useFailure, useFailureWords } from './failure.ts';
import { isUnanswered, newKey } from './send-once.ts';

/** The popup has a next step after the answer. */
export const stay = Symbol('stay');

/** What a popup does with its answer: it closes on success and on a refusal; a silence keeps it, with what was entered, for another try of the same press. */
export const usePrompt = (close: () => void) => {
  const words = useFailureWords();
  const fail = useFailure();
  const [error, setError] = useState<string | null>(null);
  const keys = useRef(new Map<string, string>());
  const act = async (what: unknown, send: (key: string) => Promise<unknown>, refused?: (error: unknown) => boolean) => {
    const name = JSON.stringify(what ?? null);
    const key = keys.current.get(name) ?? newKey();
    keys.current.set(name, key);
    setError(null);
    try {
      const next = await send(key);
      keys.current.delete(name);
      if (next !== stay) close();
    } catch (failure) {
      if (isUnanswered(failure)) setError(words(failure));
      else {
        keys.current.delete(name);
        if (refused?.(failure)) return;
        close();
        fail(failure);
      }
    }
  };
  return { error, act };
};
