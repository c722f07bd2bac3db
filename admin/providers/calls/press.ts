// One press that sends something: under one key until the server has answered, once however often it is pressed; what was entered stays, with the server's words, until it is done.
import { useCallback, useRef, useState } from 'react';
import { useSay } from '../person/speech.tsx';
import { useFailure, useFailureWords } from './failure.ts';
import { usePressKeys } from './press-keys.ts';
import { isUnanswered } from './send-once.ts';

/** What a press answers that has a next step: nothing is closed. */
export const stay = Symbol('stay');

/**
 * The press of a popup or a form: `close` is called once it is done. A refusal and a silence keep what was entered; the
 * same question keeps its key as long as nobody knows whether it was done. `press` resolves to whether it was done.
 */
export const usePress = (close: () => void) => {
  const words = useFailureWords();
  const fail = useFailure();
  const say = useSay();
  const keyed = usePressKeys();
  const [failure, setFailure] = useState<unknown>(null);
  const [sending, setSending] = useState(false);
  const running = useRef<Promise<boolean>>(undefined);
  const attempt = async (intent: unknown, send: (key: string) => Promise<unknown>): Promise<boolean> => {
    setFailure(null);
    setSending(true);
    try {
      if ((await keyed(intent, send)) !== stay) close();
      return true;
    } catch (refused) {
      setFailure(refused);
      // Nothing that was entered is to blame: it is told as every other failure is, and what was entered waits for another try.
      if (isUnanswered(refused)) fail(refused);
      return false;
    } finally {
      running.current = undefined;
      setSending(false);
    }
  };
  /** `what` tells one question from another: all that was entered. */
  const press = (intent: unknown, send: (key: string) => Promise<unknown>): Promise<boolean> => {
    running.current ??= attempt(intent, send);
    return running.current;
  };
  const failureText = failure ? (isUnanswered(failure) ? `${words(failure)} ${say('generic.kept')}` : words(failure)) : null;
  return { failure, error: failureText, sending, press };
};

/** The press of a button that asks nothing: a refusal is told in a notification. Resolves to whether it was done. */
export const useAttempt = () => {
  const fail = useFailure();
  return useCallback(
    async (work: () => Promise<unknown>): Promise<boolean> => {
      try {
        await work();
        return true;
      } catch (refused) {
        fail(refused);
        return false;
      }
    },
    [fail],
  );
};
