// Every call of the admin to the server goes through here: the session's cookie along, a refusal as an error, a lost session to sign-in.

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
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** Sent also while the page is being left. */
  readonly keepalive?: boolean;
};
export type Answer<T> = { readonly status: number; readonly headers: Headers; readonly json: T };
export const answered = <T>({ json }: Answer<T>): T => json;

/** What was answered, as JSON where it is that. */
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

/** An answer that is cut off on its way is none. */
const textOf = async (response: Response, signal: AbortSignal | undefined): Promise<string> => {
  try {
    return await response.text();
  } catch (error) {
    if (signal?.aborted) throw error;
    throw unreachable();
  }
};

/** Asks the server at a path below /api/v1; a refusal is thrown, but for one that asks for the own password first: then the call is sent once more. A lost session never answers: the page is on its way to sign-in. */
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
 * The same at a path that the engine puts together where the page runs, of what the metadata says of an entity or of a transition, and for react-admin's
 * own REST dialect: no type can be read from such a path, so that the reader says what is answered. A path that can be written out goes through `call`.
 */
export const callEngine = async <T = unknown>(path: string, options: Call = {}): Promise<Answer<T>> => {
  const response = await ask(path, options);
  const json = parsed(await textOf(response, options.signal));
  return { status: response.status, headers: response.headers, json: json as T };
};

/** What goes along with a call at a written path: its query and its body as the document has them. */
export type Along<P extends string, M extends Method> = Omit<Call, 'method' | 'body'> & WithBody<P, M> & WithQuery<P, M>;

/** Calls the server at a path of its document, written out: query, body and answer are typed by it. */
export function call<const P extends string>(path: P & Bare<P, 'GET'>): Promise<Answer<AnswerOf<P>>>;
export function call<const P extends string, const M extends Method = 'GET'>(
  path: P & Known<P, M>,
  options: Along<P, M> & { readonly method?: M },
): Promise<Answer<AnswerOf<P, M>>>;
export function call(path: string, { query, ...options }: Call & { readonly query?: Query } = {}): Promise<Answer<unknown>> {
  return callEngine(addressOf(path, query), options);
}
