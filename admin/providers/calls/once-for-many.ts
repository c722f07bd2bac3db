// Throttles a reaction to many changes: the first one starts a pause, after which the reaction runs once.
import { useEffect, useEffectEvent, useRef } from 'react';

/** Runs `act` once for all calls within `pause` milliseconds; never after unmounting. */
export const useOnceForMany = (act: () => void, pause: number): (() => void) => {
  const newest = useEffectEvent(act);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);
  return () => {
    waiting.current ??= setTimeout(() => {
      waiting.current = undefined;
      newest();
    }, pause);
  };
};
