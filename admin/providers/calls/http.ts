// The one place that calls the server: sends the session cookie, throws refusals, and goes to sign-in after a lost session.

import type { AnswerOf, Bare, Known, Method, WithBody, WithQuery } from '#public-pages/calls/call-types.ts';
import { type EarlyAnswer, readClocks, takeEarly } from '#public-pages/tokens/early-calls.ts';
import { signedOut } from '../person/signed-out.ts';
import { addressOf, type Query } from './address.ts';
import { api } from './api.ts';
import { askForPassword } from './password-proof.ts';
import { problemOf, refused, unreachable } from './problem.ts';
import { readServerClock } from './server-clock.ts';

export type Call = {
  readonly method?: Method;
  /** The body, sent as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** The call survives leaving the page. */
  readonly keepalive?: boolean;
};
export type Answer<T> = { readonly status: number; readonly headers: Headers; readonly json: T };
export const answered = <T>({ json }: Answer<T>): T => json;

/** The body of an answer, parsed if it is JSON. */
export const parsed = (text: string): unknown => {
  if (!text) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
};

const send = async (path: string, { method = 'GET', body, headers, signal, keepalive = false }: Call): Promise<EarlyAnswer> => {
  const sent = readClocks();
  const response = await fetch(`${api}${path}`, {
    method,
    headers: { Accept: 'application/json', ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal,
    keepalive,
  });
  return { sent, came: readClocks(), response };
};

/** An answer that breaks off counts as no answer. */
const textOf = async (response: Response, signal: AbortSignal | undefined): Promise<string> => {
  try {
    return await response.text();
  } catch (error) {
    if (signal?.aborted) throw error;
    throw unreachable();
  }
};

/** Calls a path below /api/v1 and throws a refusal; one that asks for the user's password is repeated after the password. After a lost session the promise never settles: the page is leaving for sign-in. */
export const ask = async (path: string, options: Call = {}): Promise<Response> => {
  const { method = 'GET', headers, signal } = options;
  let answer: EarlyAnswer;
  try {
    answer = await ((method === 'GET' && !headers && takeEarly(`${api}${path}`)) || send(path, options));
  } catch (error) {
    if (signal?.aborted) throw error;
    throw unreachable();
  }
  const { sent, came, response } = answer;
  readServerClock(response.headers, sent, came);
  if (response.status === 401) {
    signedOut();
    return new Promise(() => {});
  }
  if (!response.ok) {
    const refusal = refused(response.status, parsed(await textOf(response, signal)));
    if (problemOf(refusal)?.reason === 'passwordNeeded' && (await askForPassword())) return ask(path, options);
    throw refusal;
  }
  return response;
};

/**
 * For paths built at run time from an entity's or a transition's metadata, and for react-admin's own REST dialect:
 * such a path has no type, so the caller states the type of the answer. For literal paths use `call`.
 */
export const callEngine = async <T = unknown>(path: string, options: Call = {}): Promise<Answer<T>> => {
  const response = await ask(path, options);
  const json = parsed(await textOf(response, options.signal));
  return { status: response.status, headers: response.headers, json: json as T };
};

/** The query and body of a call with a literal path, typed by the API document. */
export type Along<P extends string, M extends Method> = Omit<Call, 'method' | 'body'> & WithBody<P, M> & WithQuery<P, M>;

/** Calls a literal path of the API document, which types query, body and answer. */
export function call<const P extends string>(path: P & Bare<P, 'GET'>): Promise<Answer<AnswerOf<P>>>;
export function call<const P extends string, const M extends Method = 'GET'>(
  path: P & Known<P, M>,
  options: Along<P, M> & { readonly method?: M },
): Promise<Answer<AnswerOf<P, M>>>;
export function call(path: string, { query, ...options }: Call & { readonly query?: Query } = {}): Promise<Answer<unknown>> {
  return callEngine(addressOf(path, query), options);
}
