// Metrics of the process in Prometheus' text format; but for the stops of the event loop nothing is counted or loaded before the first request for them.
import { timingSafeEqual } from 'node:crypto';
import type { Histogram, Registry } from 'prom-client';
import { hashOf } from './security/session.ts';

/** A gauge that is read when it is requested, not counted as it changes. */
export type Figure = {
  readonly name: string;
  readonly help: string;
  readonly read: () => number | Promise<number>;
};

type Label = 'method' | 'route' | 'status';
type Loaded = { readonly registry: Registry; readonly durations: Histogram<Label> };

/** Seconds: a poll takes less than the first, a report may take the last. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Milliseconds between two looks at the clock. */
const betweenLooks = 20;

/** Looks at the clock again and again: a look that comes late tells how long the event loop stood still. Node's own histogram forgets, when it is read, the stop that has just ended. */
const stopwatch = () => {
  let looked = performance.now();
  let longest = 0;
  let started = false;
  const look = () => {
    const now = performance.now();
    longest = Math.max(longest, now - looked - betweenLooks);
    looked = now;
  };
  return {
    start: () => {
      if (started) return;
      started = true;
      looked = performance.now();
      setInterval(look, betweenLooks).unref();
    },
    /** Seconds of the longest stop since the last reading; one that has not been looked at yet counts too. */
    read: (): number => {
      look();
      const seconds = longest / 1000;
      longest = 0;
      return seconds;
    },
  };
};
const stops = stopwatch();

const load = async (figures: readonly Figure[]): Promise<Loaded> => {
  const { collectDefaultMetrics, Gauge, Histogram, Registry } = await import('prom-client');
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  for (const { name, help, read } of figures) {
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set(await read());
      },
    });
  }
  const durations = new Histogram<Label>({
    name: 'http_request_duration_seconds',
    help: 'Calls of the API, from the first look at them to the answer',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  });
  return { registry, durations };
};

export type Metrics = {
  /** Counts an answered call; `route` is its path with the names of its parameters. */
  countRequest(method: string, route: string, status: number, ms: number): void;
  /** The metrics as `text/plain; version=0.0.4`; the first request starts the counting. */
  text(): Promise<{ readonly type: string; readonly body: string }>;
};

export const metricsOf = (figures: readonly Figure[]): Metrics => {
  const stop: Figure = {
    name: 'event_loop_longest_stop_seconds',
    help: 'The longest time since the last reading in which nobody was answered',
    read: stops.read,
  };
  stops.start();
  let loading: Promise<Loaded> | undefined;
  let loaded: Loaded | undefined;
  return {
    countRequest(method, route, status, ms) {
      loaded?.durations.observe({ method, route, status: String(status) }, ms / 1000);
    },
    async text() {
      loading ??= load([...figures, stop]);
      loaded = await loading;
      return { type: loaded.registry.contentType, body: await loaded.registry.metrics() };
    },
  };
};

const loopback = /^(127\.|::1$|::ffff:127\.)/;

/** Metrics are for callers on this machine and for holders of the token; a proxied call needs the token even where the proxy is on this machine. */
export const mayRead = (headers: Headers, address: string, token: string | undefined): boolean => {
  const [, givenToken] = /^Bearer (.+)$/i.exec(headers.get('authorization') ?? '') ?? [];
  if (token && givenToken) return timingSafeEqual(Buffer.from(hashOf(givenToken)), Buffer.from(hashOf(token)));
  return loopback.test(address) && !headers.has('forwarded') && !headers.has('x-forwarded-for');
};
