// A route is one call of the API, declared: who may, what it takes, what it answers, what it refuses; guard, document and tests read the declaration.
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

/** A body of its own, instead of the JSON of the answer; `Live` goes on after the call, 206 says that it is a part. */
export type Raw = { readonly body: ReadableStream | string | Live; readonly type: string; readonly status?: 206 };

/** What a handler may say beside its answer. */
export type Reply = {
  header(name: string, value: string): void;
  /** Cookies that the browser keeps; each is a header of its own. */
  readonly cookies: string[];
  /** Answers 304 with this ETag: the caller holds the same answer already. */
  unchanged?: string;
  raw?: Raw;
};

/** Parameters of a path that are texts; every other one is a number. */
export const textParameters = ['token', 'access_key', 'name'] as const;
export type TextParameter = (typeof textParameters)[number];

type Segment<Path extends string> = Path extends `${infer First}/${infer Rest}` ? First | Segment<Rest> : Path;
type NamedIn<Part> = Part extends `:${infer Name}` ? Name : never;
/** The names of the parameters of a path; a path that is known as a text alone may have any. */
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
  /** The file that was sent, where the call takes one; its bytes go again when the call is refused. */
  readonly upload: Upload | undefined;
  readonly headers: Headers;
  /** Only the headers of the answer are asked for. */
  readonly bodiless: boolean;
  /** Where the call comes from, for slowing down guesses. */
  readonly address: string;
  readonly secure: boolean;
  /** Where people outside reach the pages, for the links that they are sent. */
  readonly publicUrl: string;
  /** Whether mails leave from here; else they are read in the outbox. */
  readonly mails: boolean;
  readonly reply: Reply;
  /** Writes down what went wrong once the answer has begun, or beside it; a refusal is no fault. */
  readonly fault: (error: unknown) => void;
};

/** Which record a call is about, and the version of it that the caller saw. */
export const which = ({ params, headers }: { readonly params: { readonly id: number }; readonly headers: Headers }) => ({
  id: params.id,
  ifMatch: headers.get('if-match'),
});
/** A refusal that a call documents: HTTP status and the reasons that it names. */
export type Refusals = Readonly<Partial<Record<401 | 403 | 404 | 409 | 412 | 413 | 422 | 429, readonly string[]>>>;

export type Route<Named extends string = string> = {
  readonly access: Rule;
  readonly summary: string;
  readonly body?: z.ZodType;
  /** Bytes that its body may have, where the usual million is too few. */
  readonly largest?: number;
  /** What the document shows of the body, where the act itself checks it field by field. */
  readonly shows?: z.ZodType;
  /** Takes one file as `multipart/form-data`, in the field `file`, with at most so many bytes. */
  readonly upload?: { readonly maximum: number };
  readonly query?: z.ZodObject;
  readonly returns: z.ZodType | null;
  readonly status?: 200 | 201 | 204;
  readonly refuses?: Refusals;
  /** A GET that changes something: refused from another site, and counted as a write. */
  readonly changes?: boolean;
  /** Open to who still has to set up the second factor that their role asks for. */
  readonly beforeSecondFactor?: boolean;
  /** Open to who looks as another role, although it changes something. */
  readonly whileLooking?: boolean;
  /** The entity whose words name the fields of a refused body. */
  readonly entity?: Entity;
  /** For people outside, who are addressed formally, in the language of their page. */
  readonly outside?: boolean;
  /** Type of the answer, when it is not JSON; several where its bytes decide. */
  readonly produces?: string | readonly string[];
  /** Answers 304 for an unchanged answer: its `version` or `revision` becomes the ETag. */
  readonly conditional?: boolean;
  /** Answers 206 with the bytes that `Range` asks for. */
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

/** Declares a call; its parameters are those of the path at which a resource has it. `handle` answers what `returns` describes; where it acts, it answers exactly what its act answered, which is what an Idempotency-Key replays. */
export const route = <
  A extends Rule,
  B extends z.ZodType | undefined = undefined,
  Q extends z.ZodObject | undefined = undefined,
  Named extends string = string,
>(
  definition: Definition<A, B, Q, Named>,
): Route<Named> => definition as Route<Named>;

/** `route` for calls that are declared before a resource gives them their path, `RouteAt<'id'>`. */
export type RouteAt<Named extends string> = <
  A extends Rule,
  B extends z.ZodType | undefined = undefined,
  Q extends z.ZodObject | undefined = undefined,
>(
  definition: Definition<A, B, Q, Named>,
) => Route<Named>;

/** A parameter of a query that several calls take: the document says it once, as the component of this name. */
export const shared = <S extends z.ZodType>(component: string, schema: S): S => schema.meta({ component });

/** Where a resource stands: below the address of the API, or at the root of the server. */
type Base = 'api' | 'root';
export type Resource = {
  readonly path: string;
  readonly tag: string;
  readonly base: Base;
  readonly routes: Readonly<Record<string, Route>>;
};

/** The calls below one path; keys are a method and a path, `'PUT /pause'`. Parameters stand as `:id`. */
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
