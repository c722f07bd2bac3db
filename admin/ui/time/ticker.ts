// One timer for all clocks of the page, correct again after sleep.
import { useCallback, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

const tick = () => {
  for (const tell of listeners) tell();
  wind();
};
const wind = () => {
  clearTimeout(timer);
  // Just after the next whole second, so that no second is shown twice.
  timer = listeners.size > 0 && !document.hidden ? setTimeout(tick, 1005 - (Date.now() % 1000)) : undefined;
};
const onVisible = () => {
  if (!document.hidden) tick();
};

const subscribe = (tell: () => void) => {
  if (listeners.size === 0) document.addEventListener('visibilitychange', onVisible);
  listeners.add(tell);
  if (timer === undefined) wind();
  return () => {
    listeners.delete(tell);
    if (listeners.size > 0) return;
    document.removeEventListener('visibilitychange', onVisible);
    clearTimeout(timer);
    timer = undefined;
  };
};
const never = () => () => {};

/**
 * The server's clock in milliseconds, rounded down to `step`, ticking while `running`.
 * `offset` is how far the server is ahead of this device (its `Date` header minus the device's clock), in milliseconds.
 */
export const useNow = (offset = 0, { running = true, step = 1000 } = {}) => {
  const read = useCallback(() => Math.floor((Date.now() + offset) / step) * step, [offset, step]);
  return useSyncExternalStore(running ? subscribe : never, read);
};

/** The seconds of a clock with `base` seconds that has been running since an instant; without one it stands still. */
export const useSeconds = (since: string | null | undefined, base = 0, offset = 0) => {
  const running = Boolean(since);
  useNow(offset, { running });
  return since ? base + Math.max(0, Math.floor((Date.now() + offset - Date.parse(since)) / 1000)) : base;
};
