// A press that must count once: it goes out under one key until the server has answered, so that a lost answer never does the thing twice.

import type { AnswerOf, Bare, Known, Method } from '#public-pages/calls/call-types.ts';
import { addressOf, type Query } from './address.ts';
import { type Along, type Call, callEngine } from './http.ts';
import { newKey } from './kept-keys.ts';
import { isSilent, statusOf } from './problem.ts';

export { newKey } from './kept-keys.ts';

/** Milliseconds to wait before a call without an answer is sent again. */
const pauses = [500, 2000, 5000];

/** Nobody knows whether it was done: the server was not reached, or broke. A later try with the same key finds out. */
export const isUnanswered = (error: unknown): boolean => {
  const status = statusOf(error);
  return status === null || status === 0 || status >= 500;
};
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Sends an act under its key at a path that the engine puts together, as `callEngine` does; a refusal is thrown at once, a silence only after it has been tried again. The same key may be used for a later try of the same press. */
export const sendOnceEngine = async <T>(
  path: string,
  { method = 'PUT', body, headers }: Pick<Call, 'method' | 'body' | 'headers'> = {},
  key = newKey(),
): Promise<T> => {
  for (let tries = 0; ; tries += 1) {
    try {
      return (await callEngine<T>(path, { method, body, headers: { ...headers, 'Idempotency-Key': key } })).json;
    } catch (error) {
      const pause = pauses[tries];
      if (!isSilent(error, 'network') || pause === undefined) throw error;
      await wait(pause);
    }
  }
};

type Sending<P extends string, M extends Method> = Omit<Along<P, M>, 'signal' | 'keepalive'>;

/** The same at a path of the server's document, written out: query, body and answer are typed by it. */
export function sendOnce<const P extends string>(path: P & Bare<P, 'PUT'>, asked?: undefined, key?: string): Promise<AnswerOf<P, 'PUT'>>;
export function sendOnce<const P extends string, const M extends Method = 'PUT'>(
  path: P & Known<P, M>,
  asked: Sending<P, M> & { readonly method?: M },
  key?: string,
): Promise<AnswerOf<P, M>>;
export function sendOnce(
  path: string,
  { query, ...asked }: Pick<Call, 'method' | 'body' | 'headers'> & { readonly query?: Query } = {},
  key?: string,
): Promise<unknown> {
  return sendOnceEngine(addressOf(path, query), asked, key);
}
