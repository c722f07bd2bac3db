// Every call of the admin to the server goes through here: the session's cookie along, a refusal as an error, a lost session to sign-in.
import { type EarlyAnswer, readClocks, takeEarly } from '#public-pages/tokens/early-calls.ts';
import { signedOut } from '../person/signed-out.ts';
import { api } from './api.ts';
import { refused, unreachable } from './problem.ts';
import { readServerClock } from './server-clock.ts';

export type Call = {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** Sent also while the page is being left. */
  readonly keepalive?: boolean;
};
export type Answer<T> = { readonly status: number; readonly headers: Headers; readonly json: T };

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

/** The same, and reads what is answered. */
export const call = async <T = unknown>(path: string, asked: Call = {}): Promise<Answer<T>> => {
  const response = await ask(path, asked);
  const json = parsed(await textOf(response, asked.signal));
  return { status: response.status, headers: response.headers, json: json as T };
};
