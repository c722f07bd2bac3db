// Sends an answer once: without connection it waits and retries, and never asks the reader twice.
import { useEffect, useRef, useState } from 'react';
import type { Language } from '#schema/core/words.ts';
import type { Refused } from '../calls/call.ts';
import { useCountdown } from '../login/use-countdown.ts';
import { type GivenAnswer, type Looked, type Place, readLink, sendAnswer } from './link.ts';

const pauseMs = 10_000;

export type Giving = {
  readonly busy: boolean;
  /** Why the answer was refused. */
  readonly refused: Refused | null;
  /** Seconds that the server asks to wait. */
  readonly left: number;
  /** There is no connection: the answer waits here. */
  readonly waits: boolean;
  give(given: GivenAnswer): void;
  again(): void;
  /** Returns to the form, with everything in it. */
  putBack(): void;
};

export const useGiving = (place: Place, language: Language, onAnswer: (looked: Looked) => void): Giving => {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [pending, setPending] = useState<GivenAnswer | null>(null);
  const [until, setUntil] = useState<number | null>(null);
  const left = useCountdown(until);
  const sending = useRef(false);

  /** `waited`: this is a retry. */
  const give = async (given: GivenAnswer, waited = false) => {
    if (sending.current || left > 0) return;
    sending.current = true;
    setBusy(true);
    const sent = await sendAnswer(place, language, given);
    const looked = sent.kind === 'answeredBefore' ? await readLink(place, language) : sent;
    sending.current = false;
    setBusy(false);
    if (looked.kind !== 'failed') {
      setPending(null);
      setRefused(null);
      onAnswer(looked);
      return;
    }
    // A reader who has returned to the form meanwhile stays there.
    setPending((now) => (looked.refused.kind === 'offline' && (now || !waited) ? given : null));
    setRefused(looked.refused);
    if (looked.refused.kind === 'tooManyTries') setUntil(Date.now() + looked.refused.seconds * 1000);
  };
  const again = () => {
    if (pending) give(pending, true);
  };
  const latest = useRef(again);
  latest.current = again;

  const waits = pending !== null;
  useEffect(() => {
    if (!waits) return;
    const retry = () => latest.current();
    const timer = setInterval(retry, pauseMs);
    addEventListener('online', retry);
    return () => {
      clearInterval(timer);
      removeEventListener('online', retry);
    };
  }, [waits]);

  const putBack = () => {
    setPending(null);
    setRefused(null);
  };
  return { busy, refused, left, waits, give, again, putBack };
};
