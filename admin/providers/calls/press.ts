// A press that sends something once, with one idempotency key until the server has answered; after an error the input stays, with the server's message.
import { useCallback, useRef, useState } from 'react';
import { useSay } from '../person/speech.tsx';
import { useFailure, useFailureWords } from './failure.ts';
import { usePressKeys } from './press-keys.ts';
import { isUnanswered } from './send-once.ts';

/** The answer of a press that has a next step: the popup stays open. */
export const stay = Symbol('stay');

/**
 * The press of a popup or a form: `close` is called after success. A refusal or a missing answer keeps the input; equal
 * input keeps its key while the outcome is unknown. `press` resolves to whether it succeeded.
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
      // No input is to blame for a missing answer: it becomes a notification, and the input waits for a retry.
      if (isUnanswered(refused)) fail(refused);
      return false;
    } finally {
      running.current = undefined;
      setSending(false);
    }
  };
  /** `intent` identifies the press: all entered values. */
  const press = (intent: unknown, send: (key: string) => Promise<unknown>): Promise<boolean> => {
    running.current ??= attempt(intent, send);
    return running.current;
  };
  const failureText = failure ? (isUnanswered(failure) ? `${words(failure)} ${say('generic.kept')}` : words(failure)) : null;
  return { failure, error: failureText, sending, press };
};

/** The press of a button without input: a refusal becomes a notification. Resolves to whether it succeeded. */
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
