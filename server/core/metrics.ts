// Figures of the running process in the text that Prometheus reads; nothing is counted, and nothing loaded, before somebody asks for them.
import { timingSafeEqual } from 'node:crypto';
import type { Histogram, Registry } from 'prom-client';
import { hashOf } from './security/session.ts';

/** A figure that is read when it is asked for, not counted as it changes. */
export type Figure = {
  readonly name: string;
  readonly help: string;
  readonly read: () => number | Promise<number>;
};

type Label = 'method' | 'route' | 'status';
type Loaded = { readonly registry: Registry; readonly durations: Histogram<Label> };

/** Seconds: a poll takes less than the first, a report may take the last. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

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
  /** A call has been answered; `route` is its path with the names of its parameters. */
  countRequest(method: string, route: string, status: number, ms: number): void;
  /** `text/plain; version=0.0.4`; the first who asks starts the counting. */
  text(): Promise<{ readonly type: string; readonly body: string }>;
};

export const metricsOf = (figures: readonly Figure[]): Metrics => {
  let loading: Promise<Loaded> | undefined;
  let loaded: Loaded | undefined;
  return {
    countRequest(method, route, status, ms) {
      loaded?.durations.observe({ method, route, status: String(status) }, ms / 1000);
    },
    async text() {
      loading ??= load(figures);
      loaded = await loading;
      return { type: loaded.registry.contentType, body: await loaded.registry.metrics() };
    },
  };
};

const loopback = /^(127\.|::1$|::ffff:127\.)/;

/** The figures are for this machine alone, and for who brings the token; a proxy on this machine speaks for others. */
export const mayRead = (headers: Headers, address: string, token: string | undefined): boolean => {
  const [, brought] = /^Bearer (.+)$/i.exec(headers.get('authorization') ?? '') ?? [];
  if (token && brought) return timingSafeEqual(Buffer.from(hashOf(brought)), Buffer.from(hashOf(token)));
  return loopback.test(address) && !headers.has('forwarded') && !headers.has('x-forwarded-for');
};
