// The offset between the server's clock and the device's, so that a running clock shows the same second on every screen.
import { useSyncExternalStore } from 'react';
import { type Clocks, readClocks } from '#public-pages/tokens/early-calls.ts';
import { api } from './api.ts';

/** Differences up to this may come from the header's whole seconds and from network latency. */
const certain = 1500;
/** The middle of the header's second errs by half a second, the middle of the round trip by half of it: beyond this round trip the sum exceeds `certain`. */
const longestWay = 2 * (certain - 500);
/** How often the device's clock is compared with the monotonic one. */
const lookMs = 1000;
const pingPath = `${api}/ping/`;

let offset = 0;
const listeners = new Set<() => void>();

/** The monotonic clock continues when somebody sets the wall clock. */
const jumped = (from: Clocks, to: Clocks) => Math.abs(to.wall - from.wall - (to.steady - from.steady)) > certain;

/** Reads the offset from an answer's `Date`; `sent` and `came` are both clocks at request and answer. Answers whether it could be measured. */
export const readServerClock = (headers: Headers, sent: Clocks, came = readClocks()): boolean => {
  const serverTime = Date.parse(headers.get('Date') ?? '');
  // The clock was set, the device slept, or the answer took too long: it proves nothing.
  if (Number.isNaN(serverTime) || jumped(sent, came) || came.wall - sent.wall > longestWay) return false;
  const measured = serverTime + 500 - (sent.wall + came.wall) / 2;
  const next = Math.abs(measured) <= certain ? 0 : Math.round(measured);
  if (next === offset || (Math.abs(next - offset) < certain && next !== 0)) return true;
  offset = next;
  for (const tell of listeners) tell();
  return true;
};

let clockReadings = readClocks();
let [uncertain, measuring] = [false, false];
const measure = async () => {
  measuring = true;
  const sent = readClocks();
  const answer = await fetch(pingPath, { cache: 'no-store' }).catch(() => null);
  if (answer && readServerClock(answer.headers, sent)) uncertain = false;
  measuring = false;
};
/** After sleep or a change of the device's clock the offset is measured again, even without a call. */
const look = () => {
  const now = readClocks();
  if (jumped(clockReadings, now)) uncertain = true;
  clockReadings = now;
  if (uncertain && !measuring) void measure();
};
let looks: ReturnType<typeof setInterval> | undefined;
const onVisible = () => {
  if (!document.hidden) look();
};

const subscribe = (tell: () => void) => {
  if (listeners.size === 0) {
    clockReadings = readClocks();
    looks = setInterval(look, lookMs);
    document.addEventListener('visibilitychange', onVisible);
  }
  listeners.add(tell);
  return () => {
    listeners.delete(tell);
    if (listeners.size > 0) return;
    clearInterval(looks);
    document.removeEventListener('visibilitychange', onVisible);
  };
};

/** Milliseconds that the server is ahead; 0 if both agree. */
const serverOffset = (): number => offset;
export const useServerOffset = (): number => useSyncExternalStore(subscribe, serverOffset);

/** Now on the server, in whole seconds, as it writes instants. */
export const serverNow = (): string => new Date(Math.floor((Date.now() + offset) / 1000) * 1000).toISOString();
