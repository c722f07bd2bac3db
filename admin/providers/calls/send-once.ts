// A press that must count once: it goes out under one key until the server has answered, so that a lost answer never does the thing twice.

import type { AnswerOf, Bare, Known, Method } from '#public-pages/calls/call-types.ts';
import { addressOf, type Query } from './address.ts';
import { type Along, type Call, callEngine } from './http.ts';
import { newKey } from './idempotency-keys.ts';
import { isSilent, statusOf } from './problem.ts';

export { newKey } from './idempotency-keys.ts';

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

/** The rest of a path: a text of which nothing is known is none. */
type Below = '' | `/${string}`;

/** Sends under a key at a path of the server's document that is written out below `Base`: query, body and answer are typed by it. */
export type Sender<Base extends string> = {
  <const P extends Below>(path: P & Bare<`${Base}${P}`, 'PUT'>, options?: undefined, key?: string): Promise<AnswerOf<`${Base}${P}`, 'PUT'>>;
  <const P extends Below, const M extends Method = 'PUT'>(
    path: P & Known<`${Base}${P}`, M>,
    options: Sending<`${Base}${P}`, M> & { readonly method?: M },
    key?: string,
  ): Promise<AnswerOf<`${Base}${P}`, M>>;
};

/** Done around every act of a sender: what is to be read again, or shown at once. It may send under another key; `what` tells one act from another. */
type Around = <T>(send: (key?: string) => Promise<T>, intent: unknown) => Promise<T>;
type SendOptions = Pick<Call, 'method' | 'body' | 'headers'> & { readonly query?: Query };

/** The sender of what can be done below one address: with a record, `/task/12`. Its type is the one that says what is answered. */
export const sendOnceBelow =
  <const Base extends string>(base: Base, around: Around = (send) => send()): Sender<Base> =>
  (path: string, { query, ...options }: SendOptions = {}, key?: string) =>
    around(
      (ownKey = key) => sendOnceEngine<never>(addressOf(`${base}${path}`, query), options, ownKey),
      [options.method, path, options.body],
    );

/** The same at any path that is written out. */
export const sendOnce = sendOnceBelow('');
