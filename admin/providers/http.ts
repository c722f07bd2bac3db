// Every call of the admin to the server goes through here: the session's cookie along, a refusal as an error, a lost session to sign-in.
import { type EarlyAnswer, readClocks, takeEarly } from '#public-pages/tokens/early-calls.ts';
import { refused, unreachable } from './problem.ts';
import { readServerClock } from './server-clock.ts';
import { signedOut } from './signed-out.ts';

export const api = '/api/v1';

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

const read = async (response: Response): Promise<unknown> => {
  const text = await response.text();
  if (!text) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
};

/** Calls the server at a path below /api/v1. A lost session never answers: the page is on its way to sign-in. */
export const call = async <T = unknown>(
  path: string,
  { method = 'GET', body, headers, signal, keepalive = false }: Call = {},
): Promise<Answer<T>> => {
  const ask = async (): Promise<EarlyAnswer> => {
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
  let answer: EarlyAnswer;
  try {
    answer = await ((method === 'GET' && !headers && takeEarly(`${api}${path}`)) || ask());
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
  const json = await read(response);
  if (!response.ok) throw refused(response.status, response.statusText, json);
  return { status: response.status, headers: response.headers, json: json as T };
};
