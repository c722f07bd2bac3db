// The state of a form that sends: busy until the answer arrives, and blocked while the server asks to wait.
import { useEffect, useState } from 'react';
import type { Refused } from './calls/call.ts';
import { useCountdown } from './login/use-countdown.ts';

export type Sending<Other extends { kind: string }> = {
  readonly busy: boolean;
  /** Why the last sending was refused, for reasons of this form or of any call. */
  readonly refused: Refused | Other | null;
  /** Seconds that the server asks to wait. */
  readonly left: number;
  refuse(refused: Refused | Other | null): void;
  /** Sends unless a sending is under way or must wait; a refusal is kept in `refused`. */
  send<A extends { kind: string }>(work: () => Promise<A>, isRefused: (answer: A) => (Refused | Other) | null): Promise<A | null>;
};

export const useSending = <Other extends { kind: string } = never>(): Sending<Other> => {
  const [busy, setBusy] = useState(false);
  const [refused, refuse] = useState<Refused | Other | null>(null);
  const [until, setUntil] = useState<number | null>(null);
  const left = useCountdown(until);
  useEffect(() => {
    // A page restored from the browser's back/forward cache is not sending any more.
    const shown = (event: PageTransitionEvent) => event.persisted && setBusy(false);
    addEventListener('pageshow', shown);
    return () => removeEventListener('pageshow', shown);
  }, []);
  return {
    busy,
    refused,
    left,
    refuse,
    send: async (work, isRefused) => {
      if (busy || left > 0) return null;
      setBusy(true);
      refuse(null);
      const answer = await work();
      const against = isRefused(answer);
      if (against) setBusy(false);
      refuse(against);
      if (against?.kind === 'tooManyTries' && 'seconds' in against) setUntil(Date.now() + Number(against.seconds) * 1000);
      return answer;
    },
  };
};
