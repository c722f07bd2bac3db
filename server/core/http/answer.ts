// Builds responses: the result as JSON with its ETag, or a problem document; a server fault reveals no internals.
import type { ServerResponse } from 'node:http';
import { causesOf, codeOf } from '../database/rules.ts';
import { eventStreamResponse } from './event-stream.ts';
import { type ProblemOptions, problemOf } from './problem.ts';
import { Refusal } from './refusal.ts';
import type { Raw, Reply, Route } from './route.ts';

const etagOf = (answer: unknown): string | null => {
  if (typeof answer !== 'object' || answer === null) return null;
  const { version, revision, etag } = answer as { version?: number; revision?: number; etag?: string };
  if (etag) return `"${etag}"`;
  if (version !== undefined) return `"${version}"`;
  return revision === undefined ? null : `"r${revision}"`;
};

type Answer = {
  readonly value: unknown;
  readonly status: number;
  readonly route: Route;
  readonly reply: Reply;
  /** Headers of every response to this request. */
  readonly out: Record<string, string>;
  readonly headers: Headers;
  /** The connection, where there is one. */
  readonly outgoing: ServerResponse | undefined;
  /** The request is a HEAD. */
  readonly bodiless: boolean;
};

/** A body that nobody reads is cancelled or never started, so that it keeps no file open. */
const rawAnswer = ({ body, type, ...raw }: Raw, { out, outgoing, bodiless, ...answer }: Answer): Response => {
  const status = raw.status ?? answer.status;
  out['content-type'] = type;
  if (bodiless && body instanceof ReadableStream) void body.cancel();
  if (bodiless) return new Response(null, { status, headers: out });
  if (typeof body === 'function') return eventStreamResponse(body, outgoing, { status, headers: out });
  return new Response(body, { status, headers: out });
};

/** The headers of a response; most set no cookie, and a plain record is written fastest. */
const withCookies = (out: Record<string, string>, { cookies }: Reply): Record<string, string> | [string, string][] =>
  cookies.length === 0 ? out : [...Object.entries(out), ...cookies.map((one): [string, string] => ['set-cookie', one])];

export const jsonResponse = (answer: Answer): Response => {
  const { value, status, route, reply, out, headers } = answer;
  if (reply.raw) return rawAnswer(reply.raw, answer);
  if (reply.unchanged !== undefined) {
    out.etag = reply.unchanged;
    return new Response(null, { status: 304, headers: out });
  }
  if (route.returns === null || status === 204) return new Response(null, { status: 204, headers: withCookies(out, reply) });
  const tag = route.conditional ? etagOf(value) : null;
  if (tag) {
    out.etag = tag;
    if (headers.get('if-none-match') === tag) return new Response(null, { status: 304, headers: out });
  }
  out['content-type'] = 'application/json';
  return new Response(JSON.stringify(value ?? null), { status, headers: withCookies(out, reply) });
};

/** The first response to a call that was repeated under its Idempotency-Key. */
export const replayResponse = (
  { status, body }: { readonly status: number; readonly body: string },
  out: Record<string, string>,
): Response => {
  out['content-type'] = 'application/json';
  out['idempotency-replayed'] = 'true';
  return new Response(status === 204 ? null : body, { status, headers: out });
};

const fullCodes = /^(SQLITE_FULL|ENOSPC|EDQUOT|53100)/;
/** Errors of a database that is locked, unreachable, shutting down, or rolled the transaction back: a later try may succeed. */
const lostCodes =
  /^(SQLITE_(BUSY|LOCKED|IOERR|CANTOPEN|READONLY|PROTOCOL)|E(CONN|PIPE|IO$|MFILE|NFILE|ROFS|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN)|08|53|57P|55000|3D000|40001|40P01)/;
const lostWords =
  /connection is not open|Connection terminated|timeout exceeded when trying to connect|after calling end on the pool|already been destroyed|server closed the connection|is not queryable|^(timeout expired|Query read timeout)$/i;

/** Whether an object storage answered that it is overloaded (SlowDown) or has an internal error. */
const isStorageBusy = (error: Error): boolean => {
  const { httpStatusCode: status = 0 } = '$metadata' in error ? (error.$metadata as { httpStatusCode?: number }) : {};
  return status === 429 || status >= 500;
};

/** The refusal for any error: a refusal itself, 503 for an unreachable or full database, 500 for anything else. */
export const refusalOf = (error: unknown): Refusal => {
  if (error instanceof Refusal) return error;
  const causes = causesOf(error);
  if (causes.some((cause) => fullCodes.test(codeOf(cause)))) return new Refusal(503, 'diskFull');
  if (causes.some((cause) => lostCodes.test(codeOf(cause)) || lostWords.test(cause.message) || isStorageBusy(cause)))
    return new Refusal(503, 'unavailable');
  return new Refusal(500, 'internal');
};

export const problemResponse = (
  refusal: Refusal,
  problemOptions: ProblemOptions,
  instance: string,
  out: Record<string, string> = {},
): Response => {
  out['content-type'] = 'application/problem+json';
  out['content-language'] = problemOptions.language;
  const { seconds, size } = refusal.parameters;
  if (refusal.status === 429 && typeof seconds === 'number') out['retry-after'] = String(seconds);
  if (refusal.status === 416) out['content-range'] = `bytes */${size}`;
  return new Response(JSON.stringify(problemOf(refusal, problemOptions, instance)), { status: refusal.status, headers: out });
};
