// What both sides answer, compared before anything is measured: the same work has the same result.
import { isDeepStrictEqual } from 'node:util';
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

/** @throws Error with both answers where they differ, or where the product answers another status than this one */
export const compare = async (sides: Sides, calls: readonly Call[], cookie: string, status: number): Promise<void> => {
  for (const call of calls) {
    const [product, yardstick] = await Promise.all([ask(sides.product.port, call, cookie), ask(sides.yardstick.port, call, cookie)]);
    if (product.status === status && isDeepStrictEqual(product, yardstick)) continue;
    const both = `${JSON.stringify(product)}\nand\n${JSON.stringify(yardstick)}`;
    throw new Error(`${call.method} ${call.path} shall answer ${status}, on both sides the same; it answers\n${both}`);
  }
};
