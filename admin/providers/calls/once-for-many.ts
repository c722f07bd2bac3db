// Many changes that come together are one reason to read: the first of them begins a pause, and what is asked for is done once after it.
import { useEffect, useEffectEvent, useRef } from 'react';

/** What is done once for all calls within `pause` milliseconds; nothing is done any more once the screen is gone. */
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
