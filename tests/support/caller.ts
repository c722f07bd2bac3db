// Somebody who calls the API, over the app itself or over a socket; every answer is held against the document.
import { expect } from 'vitest';
import { undocumented } from './documented.ts';

export type Fields = Readonly<Record<string, unknown>>;
/** The document has checked the shape; `body` is the record, `rows` the list, whichever it was. */
export type Answer = { readonly status: number; readonly body: Fields; readonly rows: readonly Fields[]; readonly headers: Headers };

type Options = {
  readonly headers?: Readonly<Record<string, string>>;
  /** The body as it is sent, instead of JSON. */
  readonly raw?: string | Uint8Array<ArrayBuffer>;
  /** The network address that the call comes from. */
  readonly address?: string;
};

export type Caller = {
  get(path: string, options?: Options): Promise<Answer>;
  post(path: string, body?: unknown, options?: Options): Promise<Answer>;
  put(path: string, body?: unknown, options?: Options): Promise<Answer>;
  delete(path: string, body?: unknown, options?: Options): Promise<Answer>;
  /** By any method. */
  send(method: string, path: string, body?: unknown, options?: Options): Promise<Answer>;
};

/** Brings a request to the server; `path` begins with a slash. */
export type Ask = (path: string, init: RequestInit, address: string) => Promise<Response>;

/** What only the server's own files, stacks and drivers say. */
export const inside = /node_modules|\.ts:\d|SQLITE_|\bat \w+ \(/;

/** A caller with a session of its own; null is signed out. `home`: where they call from, unless a call says otherwise. */
export const callerOver = (ask: Ask, session: () => Promise<string | null>, home = '192.0.2.1'): Caller => {
  const send: Caller['send'] = async (method, path, body, { headers = {}, raw, address = home } = {}) => {
    const token = await session();
    const sent = raw ?? (body === undefined ? undefined : JSON.stringify(body));
    const init: RequestInit = {
      method,
      headers: {
        'accept-language': 'en',
        ...(token && { cookie: `session=${token}` }),
        ...(sent !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(sent !== undefined && { body: sent }),
    };
    const whole = path.startsWith('/pdf/') ? path : `/api/v1${path}`;
    const response = await ask(whole, init, address);
    const text = await response.text();
    // An assertion is dear, and there are a hundred thousand answers.
    if (inside.test(text)) expect(text, 'an answer tells nothing of the inside').not.toMatch(inside);
    const type = response.headers.get('content-type');
    const answer: unknown = text === '' ? undefined : type?.includes('json') ? JSON.parse(text) : text;
    const [plain = whole] = whole.split('?');
    const wrong = undocumented(method, plain, response.status, type, answer);
    if (wrong !== null) expect(wrong).toBeNull();
    return {
      status: response.status,
      body: (answer ?? {}) as Fields,
      rows: Array.isArray(answer) ? (answer as Fields[]) : [],
      headers: response.headers,
    };
  };
  return {
    get: (path, options) => send('GET', path, undefined, options),
    post: (path, body, options) => send('POST', path, body, options),
    put: (path, body, options) => send('PUT', path, body, options),
    delete: (path, body, options) => send('DELETE', path, body, options),
    send,
  };
};

/** What a refusal says of its fields: each with the reason. */
export const errorsOf = ({ body }: Answer): (readonly [field: string, reason: string])[] =>
  ((body.errors ?? []) as { field: string; reason: string }[]).map(({ field, reason }) => [field, reason]);

/** The query of a list, as the dialect writes it. */
export const queryString = (query: { filter?: unknown; range?: unknown; sort?: unknown; type?: string; columns?: string }): string =>
  `?${new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, typeof value === 'string' ? value : JSON.stringify(value)]],
    ),
  )}`;
