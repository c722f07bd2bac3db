// What both sides answer, compared before anything is measured: the same work has the same result.
import { isDeepStrictEqual } from 'node:util';
import { differences } from './differences.ts';
import type { Sides } from './rounds.ts';
import type { Call } from './wire.ts';

export type Answer = {
  readonly status: number;
  readonly etag: string | null;
  readonly range: string | null;
  readonly body: unknown;
};

export const ask = async (port: number, { method, path, body, headers = {} }: Call, cookie: string): Promise<Answer> => {
  const response = await fetch(`http://127.0.0.1:${port}/api/v1${path}`, {
    method,
    headers: { cookie, ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const parsed: unknown = text === '' ? null : JSON.parse(text);
  return { status: response.status, etag: response.headers.get('etag'), range: response.headers.get('content-range'), body: parsed };
};

/** Of more differences than these nobody reads. */
const most = 30;

/** @throws Error with the parts in which the answers differ, or where the product answers another status than this one */
export const compare = async (sides: Sides, calls: readonly Call[], cookie: string, status: number): Promise<void> => {
  for (const call of calls) {
    const [product, yardstick] = await Promise.all([ask(sides.product.port, call, cookie), ask(sides.yardstick.port, call, cookie)]);
    if (product.status === status && isDeepStrictEqual(product, yardstick)) continue;
    const statuses = `${product.status} of the product, ${yardstick.status} of the yardstick`;
    const parts = differences(product, yardstick).slice(0, most).join('\n');
    throw new Error(`${call.method} ${call.path} shall answer ${status}, on both sides the same; it answers ${statuses}\n${parts}`);
  }
};
