// Every call of the admin to the server goes through here: the session's cookie along, a refusal as an error, a lost session to sign-in.
import type { AnswerOf, Known, Method, WithBody } from '#admin/providers/calls/call-types.ts';
import { type EarlyAnswer, readClocks, takeEarly } from '#public-pages/tokens/early-calls.ts';
import { signedOut } from '../person/signed-out.ts';
import { api } from './api.ts';
import { refused, unreachable } from './problem.ts';
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

/** Asks the server at a path below /api/v1; a refusal is thrown. A lost session never answers: the page is on its way to sign-in. */
export const ask = async (path: string, asked: Call = {}): Promise<Response> => {
  const { method = 'GET', headers, signal } = asked;
  let answer: EarlyAnswer;
  try {
    answer = await ((method === 'GET' && !headers && takeEarly(`${api}${path}`)) || send(path, asked));
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
  if (!response.ok) throw refused(response.status, parsed(await textOf(response, signal)));
  return response;
};

/** The same for a path that is put together where the page runs, by the name of an entity: its reader says what is answered. */
export const callAt = async <T = unknown>(path: string, asked: Call = {}): Promise<Answer<T>> => {
  const response = await ask(path, asked);
  const json = parsed(await textOf(response, asked.signal));
  return { status: response.status, headers: response.headers, json: json as T };
};

/** Calls the server at a path of its document, written out: body and answer are typed by it. */
export const call = <const P extends string, const M extends Method = 'GET'>(
  path: P & Known<P, M>,
  asked?: Omit<Call, 'method' | 'body'> & { readonly method?: M } & WithBody<P, M>,
): Promise<Answer<AnswerOf<P, M>>> => callAt(path, asked);
