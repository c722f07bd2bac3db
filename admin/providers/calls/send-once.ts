// Sends a call that must act once: retries use the same idempotency key, so a lost answer never acts twice.

import type { AnswerOf, Bare, Known, Method } from '#public-pages/calls/call-types.ts';
import { addressOf, type Query } from './address.ts';
import { type Along, type Call, callEngine } from './http.ts';
import { newKey } from './idempotency-keys.ts';
import { isSilent, statusOf } from './problem.ts';

export { newKey } from './idempotency-keys.ts';

/** Milliseconds before each retry of an unanswered call. */
const pauses = [500, 2000, 5000];

/** Whether the outcome is unknown: the server was not reached, or failed. A retry with the same key finds out. */
export const isUnanswered = (error: unknown): boolean => {
  const status = statusOf(error);
  return status === null || status === 0 || status >= 500;
};
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Sends a call with its key at a path built at run time, as `callEngine` does; a refusal is thrown at once, a missing answer after the retries. A later try of the same press may reuse the key. */
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

/** The rest of a path; a text of unknown content is not allowed. */
type Below = '' | `/${string}`;

/** Sends with a key at a literal path of the API document below `Base`, which types query, body and answer. */
export type Sender<Base extends string> = {
  <const P extends Below>(path: P & Bare<`${Base}${P}`, 'PUT'>, options?: undefined, key?: string): Promise<AnswerOf<`${Base}${P}`, 'PUT'>>;
  <const P extends Below, const M extends Method = 'PUT'>(
    path: P & Known<`${Base}${P}`, M>,
    options: Sending<`${Base}${P}`, M> & { readonly method?: M },
    key?: string,
  ): Promise<AnswerOf<`${Base}${P}`, M>>;
};

/** Wraps every call of a sender, to read data again or to show the result early. It may send with another key; `intent` identifies the call. */
type SendWrapper = <T>(send: (key?: string) => Promise<T>, intent: unknown) => Promise<T>;
type SendOptions = Pick<Call, 'method' | 'body' | 'headers'> & { readonly query?: Query };

/** The sender for calls below one path: for a record, `/task/12`. `Sender` types the answers. */
export const sendOnceBelow =
  <const Base extends string>(base: Base, around: SendWrapper = (send) => send()): Sender<Base> =>
  (path: string, { query, ...options }: SendOptions = {}, key?: string) =>
    around(
      (ownKey = key) => sendOnceEngine<never>(addressOf(`${base}${path}`, query), options, ownKey),
      [options.method, path, options.body],
    );

/** The sender for any literal path. */
export const sendOnce = sendOnceBelow('');
