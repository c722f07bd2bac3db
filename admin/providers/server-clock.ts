// How far the server's clock is ahead of this device, so that a running clock shows the same second on every screen.
import { useSyncExternalStore } from 'react';

/** Below this the difference may come from the header, which tells whole seconds, and from the way to the server. */
const certain = 1500;

let offset = 0;
const listeners = new Set<() => void>();

/** Reads it from an answer's `Date`; `sentAt` is when the call left. */
export const readServerClock = (headers: Headers, sentAt: number): void => {
  const said = Date.parse(headers.get('Date') ?? '');
  if (Number.isNaN(said)) return;
  const measured = said + 500 - (sentAt + Date.now()) / 2;
  const next = Math.abs(measured) < certain ? 0 : Math.round(measured);
  if (Math.abs(next - offset) < certain && next !== 0) return;
  if (next === offset) return;
  offset = next;
  for (const tell of listeners) tell();
};

const subscribe = (tell: () => void) => {
  listeners.add(tell);
  return () => listeners.delete(tell);
};

/** Milliseconds that the server is ahead; 0 while the two agree. */
export const serverOffset = (): number => offset;
export const useServerOffset = (): number => useSyncExternalStore(subscribe, serverOffset);

/** Now on the server, in whole seconds, as it writes instants. */
export const serverNow = (): string => new Date(Math.floor((Date.now() + offset) / 1000) * 1000).toISOString();
