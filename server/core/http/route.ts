// A route declares one call of the API: who may call it, its input, output and refusals; guard, OpenAPI document and tests read the declaration.
import type { z } from 'zod';
import type { Rule } from '#schema/core/access.ts';
import type { Entity } from '#schema/core/entity.ts';
import type { Database } from '../database/database.ts';
import type { Hub } from '../events/events.ts';
import type { FileStore } from '../files/files.ts';
import type { Upload } from '../files/upload.ts';
import type { Me } from '../security/session.ts';
import type { Live } from './event-stream.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A body other than JSON; `Live` continues after the call, status 206 marks a part. */
export type Raw = { readonly body: ReadableStream | string | Live; readonly type: string; readonly status?: 206 };

/** What a handler may set beside its answer. */
export type Reply = {
  header(name: string, value: string): void;
  /** Cookies to set; each is a header of its own. */
  readonly cookies: string[];
  /** Answers 304 with this ETag: the caller already holds this answer. */
  unchanged?: string;
  raw?: Raw;
};

/** Path parameters that are texts; all others are numbers. */
export const textParameters = ['token', 'access_key', 'name'] as const;
export type TextParameter = (typeof textParameters)[number];

type Segment<Path extends string> = Path extends `${infer First}/${infer Rest}` ? First | Segment<Rest> : Path;
type NamedIn<Part> = Part extends `:${infer Name}` ? Name : never;
/** The names of a path's parameters; any, where the path is not known as a literal. */
export type ParametersOf<Path extends string> = string extends Segment<Path> ? string : NamedIn<Segment<Path>>;

export type Context<Body, Query, Caller, Named extends string = string> = {
  readonly database: Database;
  readonly hub: Hub;
  readonly files: FileStore;
  readonly me: Caller;
  readonly params: Readonly<Record<Exclude<Named, TextParameter>, number>>;
  readonly texts: Readonly<Record<string extends Named ? TextParameter : Extract<Named, TextParameter>, string>>;
  readonly body: Body;
  readonly query: Query;
  /** The uploaded file, where the call takes one; its bytes are deleted when the call is refused. */
  readonly upload: Upload | undefined;
  readonly headers: Headers;
  /** The request is a HEAD. */
  readonly bodiless: boolean;
  /** The caller's address, for limiting guesses. */
  readonly address: string;
  readonly secure: boolean;
  /** The call came through a proxy that `PROXIES` does not name. */
  readonly unnamedProxy: boolean;
  /** The public address of the pages, for links to people outside. */
  readonly publicUrl: string;
  /** Whether mails are sent; otherwise they are only shown in the outbox. */
  readonly mails: boolean;
  readonly reply: Reply;
  /** Logs a fault that occurs after the response has begun, or beside it; a refusal is no fault. */
  readonly fault: (error: unknown) => void;
};

/** The id of the call's record, and the version that the caller saw. */
export const which = ({ params, headers }: { readonly params: { readonly id: number }; readonly headers: Headers }) => ({
  id: params.id,
  ifMatch: headers.get('if-match'),
});
/** The documented refusals of a call: their reasons by HTTP status. */
export type Refusals = Readonly<Partial<Record<401 | 403 | 404 | 409 | 412 | 413 | 422 | 429, readonly string[]>>>;

export type Route<Named extends string = string> = {
  readonly access: Rule;
  readonly summary: string;
  readonly body?: z.ZodType;
  /** The most bytes of the body, where the usual million is too few. */
  readonly largest?: number;
  /** The body's schema in the document, where the act itself checks it field by field. */
  readonly shows?: z.ZodType;
  /** Takes one file as `multipart/form-data`, in the field `file`, up to this size in bytes. */
  readonly upload?: { readonly maximum: number };
  readonly query?: z.ZodObject;
  readonly returns: z.ZodType | null;
  readonly status?: 200 | 201 | 204;
  readonly refuses?: Refusals;
  /** A GET that changes something: refused from other sites, and counted as a write. */
  readonly changes?: boolean;
  /** Open to users who still have to set up the second factor that their role requires. */
  readonly beforeSecondFactor?: boolean;
  /** Open to users who look at the application as another role, although it changes something. */
  readonly whileLooking?: boolean;
  /** The entity whose words name the fields of a refused body. */
  readonly entity?: Entity;
  /** For people outside, who are addressed formally, in the language of their page. */
  readonly outside?: boolean;
  /** The response's media type, when it is not JSON; several where the bytes decide. */
  readonly produces?: string | readonly string[];
  /** Answers 304 for an unchanged answer: its `version` or `revision` is the ETag. */
  readonly conditional?: boolean;
  /** Answers 206 with the range that `Range` asks for. */
  readonly partial?: boolean;
  handle(context: Context<unknown, unknown, Me | null, Named>): Promise<unknown>;
};

type Open = { is: 'always' };
type CallerOf<A> = [A] extends [Open] ? Me | null : Me;
type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;

type Definition<A extends Rule, B, Q, Named extends string> = Omit<Route, 'handle' | 'access' | 'body' | 'query'> & {
  access: A;
  body?: B;
  query?: Q;
  handle(context: Context<Parsed<B>, Parsed<Q>, CallerOf<A>, Named>): Promise<unknown>;
};

/** Declares a call; its path parameters come from the resource that mounts it. `handle` answers what `returns` describes; if it acts, it answers exactly the act's result, which is what an Idempotency-Key replays. */
export const route = <
  A extends Rule,
  B extends z.ZodType | undefined = undefined,
  Q extends z.ZodObject | undefined = undefined,
  Named extends string = string,
>(
  definition: Definition<A, B, Q, Named>,
): Route<Named> => definition as Route<Named>;

/** `route` for calls that are declared before a resource gives them their path: `RouteAt<'id'>`. */
export type RouteAt<Named extends string> = <
  A extends Rule,
  B extends z.ZodType | undefined = undefined,
  Q extends z.ZodObject | undefined = undefined,
>(
  definition: Definition<A, B, Q, Named>,
) => Route<Named>;

/** A query parameter that several calls share: a component of this name in the document. */
export const shared = <S extends z.ZodType>(component: string, schema: S): S => schema.meta({ component });

/** Where a resource is mounted: below the address of the API, or at the root of the server. */
type Base = 'api' | 'root';
export type Resource = {
  readonly path: string;
  readonly tag: string;
  readonly base: Base;
  readonly routes: Readonly<Record<string, Route>>;
};

/** The calls below one path; keys are a method and a path, `'PUT /pause'`, with parameters as `:id`. */
export const resource = <const Path extends string, Key extends `${Method} ${string}`>(
  path: Path,
  routes: { readonly [Each in Key]?: Route<ParametersOf<Each extends `${Method} ${infer Below}` ? `${Path}${Below}` : never>> },
  tag = path.split('/')[1] ?? '',
  base: Base = 'api',
): Resource => ({ path, tag, base, routes: routes as Resource['routes'] });

/** One call with its full path. */
export type Call = { readonly method: Method; readonly path: string; readonly tag: string; readonly route: Route };
/** The calls of a resource; `prefix` is the address of the API. */
export const callsOf = ({ path, tag, base, routes }: Resource, prefix: string): Call[] =>
  Object.entries(routes).map(([key, one]) => {
    const [method = '', below = ''] = key.split(' ');
    return { method: method as Method, path: `${base === 'api' ? prefix : ''}${path}${below === '/' ? '' : below}`, tag, route: one };
  });
