// Sends an answer once: waits while the line is down and tries again by itself, and never asks for the same twice.
import { useEffect, useRef, useState } from 'react';
import type { Language } from '#schema/core/words.ts';
import type { Refused } from '../calls/call.ts';
import { useCountdown } from '../login/use-countdown.ts';
import { type Given, type Looked, type Place, readLink, sendAnswer } from './link.ts';

const pauseMs = 10_000;

export type Giving = {
  readonly busy: boolean;
  /** What stands against it. */
  readonly refused: Refused | null;
  /** Seconds that the server asks to wait. */
  readonly left: number;
  /** The line is down: the answer waits here. */
  readonly waits: boolean;
  give(given: Given): void;
  again(): void;
  /** Back to the form, with everything in it. */
  putBack(): void;
};

export const useGiving = (place: Place, language: Language, onAnswer: (looked: Looked) => void): Giving => {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [pending, setPending] = useState<Given | null>(null);
  const [until, setUntil] = useState<number | null>(null);
  const left = useCountdown(until);
  const sending = useRef(false);

  /** `waited`: it is tried again. */
  const give = async (given: Given, waited = false) => {
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
    // Whoever has gone back to the form meanwhile stays there.
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
