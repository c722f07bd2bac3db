// Serving a call: who calls, whether they may, what they sent, what they get; the same for every route.
import { createHash } from 'node:crypto';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Hono, Context as HonoContext } from 'hono';
import type { z } from 'zod';
import { forUser, permissionsIn } from '#schema/core/access.ts';
import { explain } from '#schema/core/explain.ts';
import { defaultLanguage, isLanguage, type Language } from '#schema/core/words.ts';
import { Replay, underKey } from './act.ts';
import type { Database } from './database.ts';
import type { Hub } from './events.ts';
import { problemOf } from './problem.ts';
import { notAllowed, Refusal } from './refusal.ts';
import type { Call, Reply, Route } from './route.ts';
import { type Me, sessions } from './session.ts';

export type Services = { readonly database: Database; readonly hub: Hub; readonly log: (line: Readonly<Record<string, unknown>>) => void };
export const largestBody = 1_000_000;

/** The language of an answer: the user's own, else the first one of the browser's that we speak. */
export const languageOf = (headers: Headers, me: Me | null): Language => {
  if (me) return me.language;
  for (const part of (headers.get('accept-language') ?? '').split(',')) {
    const tag = part.trim().slice(0, 2).toLowerCase();
    if (isLanguage(tag)) return tag;
  }
  return defaultLanguage;
};

// A request is foreign only when the browser says so: tools and body-less calls without these headers stay welcome.
const isForeign = (headers: Headers): boolean => {
  const site = headers.get('sec-fetch-site');
  if (site && site !== 'same-origin' && site !== 'none') return true;
  const origin = headers.get('origin');
  return origin !== null && (!URL.canParse(origin) || new URL(origin).host !== headers.get('host'));
};

const readBody = async (c: HonoContext, route: Route): Promise<unknown> => {
  if (!route.body) return undefined;
  if (Number(c.req.header('content-length') ?? 0) > largestBody)
    throw new Refusal(413, 'tooLarge', { parameters: { maximum: largestBody } });
  const bytes = new Uint8Array(await c.req.arrayBuffer());
  if (bytes.length > largestBody) throw new Refusal(413, 'tooLarge', { parameters: { maximum: largestBody } });
  const type = c.req.header('content-type');
  if (bytes.length > 0 && type && !/^application\/(json|[\w.+-]+\+json)\b/.test(type)) throw new Refusal(415, 'unsupported');
  let value: unknown = {};
  try {
    if (bytes.length > 0) value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new Refusal(400, 'malformed');
  }
  return parsed(route.body, value, route);
};

const parsed = (schema: z.ZodType, value: unknown, route: Pick<Route, 'entity'>, below = ''): unknown => {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  const errors = explain(result.error.issues, (field) => route.entity?.info[field]?.kind).map((one) => ({
    ...one,
    field: `${below}${one.field}`,
  }));
  throw new Refusal(422, 'invalid', { errors });
};

const readParams = (c: HonoContext): { params: Record<string, number>; texts: Record<string, string> } => {
  const params: Record<string, number> = {};
  const texts: Record<string, string> = {};
  for (const [name, value] of Object.entries(c.req.param() as Record<string, string>)) {
    texts[name] = value;
    const id = /^(0|[1-9]\d{0,9})$/.test(value) ? Number(value) : Number.NaN;
    if (id <= 2_147_483_647) params[name] = id;
    else if (/(^id|[iI]d)$/.test(name)) throw new Refusal(404, 'notFound');
  }
  return { params, texts };
};

const guard = (route: Route, me: Me | null): void => {
  if (route.access.is === 'always') return;
  if (!me) throw new Refusal(401, 'notSignedIn');
  if (forUser(route.access, me) === false) throw notAllowed(permissionsIn(route.access)[0]);
};

const keyOf = (c: HonoContext, me: Me | null, body: unknown) => {
  const key = c.req.header('idempotency-key');
  if (!key || !me) return null;
  if (key.length > 200 || !/^[\x21-\x7e]+$/.test(key))
    throw new Refusal(422, 'invalid', { errors: [{ field: 'Idempotency-Key', reason: 'tooLong', parameters: { maximum: 200 } }] });
  const call = `${c.req.method} ${c.req.path} ${createHash('sha256')
    .update(JSON.stringify(body ?? null))
    .digest('base64url')}`;
  return { key, call: call.slice(0, 400), user_id: me.id };
};

const etagOf = (answer: unknown): string | null => {
  if (typeof answer !== 'object' || answer === null) return null;
  const { version, revision, etag } = answer as { version?: number; revision?: number; etag?: string };
  return etag
    ? `"${etag}"`
    : revision !== undefined && version === undefined
      ? `"r${revision}"`
      : version === undefined
        ? null
        : `"${version}"`;
};

/** Mounts calls on the app; every error becomes a problem document, every request one line of the log. */
export const serveCalls = (app: Hono, calls: readonly Call[], { database, hub, log }: Services): void => {
  const findSession = sessions(database);
  for (const { method, path, route } of calls) {
    const changes = method !== 'GET' || route.changes === true;
    app.on(method, path, async (c) => {
      const started = performance.now();
      const headers = c.req.raw.headers;
      const id = headers.get('x-request-id')?.slice(0, 64) ?? crypto.randomUUID();
      let me: Me | null = null;
      let response: Response;
      let failure: unknown;
      try {
        me = await findSession(headers.get('cookie') ?? undefined);
        guard(route, me);
        if (changes && isForeign(headers)) throw new Refusal(403, 'foreignOrigin');
        const { params, texts } = readParams(c);
        const body = await readBody(c, route);
        const query = route.query ? parsed(route.query, c.req.query(), route) : undefined;
        const out = new Headers();
        const reply: Reply = { header: (name, value) => out.append(name, value) };
        const secure = new URL(c.req.url).protocol === 'https:' || headers.get('x-forwarded-proto') === 'https';
        const run = () => route.handle({ database, hub, me, params, texts, body, query, headers, address: addressOf(c), secure, reply });
        const key = changes ? keyOf(c, me, body) : null;
        const status = route.status ?? (route.returns ? 200 : 204);
        const answer = key ? await underKey(key, status, run) : await run();
        response = answered(answer, status, route, reply, out, headers);
      } catch (error) {
        if (error instanceof Replay)
          response = new Response(error.answer.status === 204 ? null : error.answer.body, {
            status: error.answer.status,
            headers: { 'content-type': 'application/json', 'idempotency-replayed': 'true' },
          });
        else response = problemResponse(refusalOf(error), languageOf(headers, me), c.req.path);
        if (response.status >= 500) failure = error;
      }
      response.headers.set('x-request-id', id);
      response.headers.set('cache-control', response.headers.get('cache-control') ?? 'no-store');
      log({
        at: new Date().toISOString(),
        id,
        method,
        path: c.req.path,
        status: response.status,
        user: me?.id ?? null,
        ms: Math.round((performance.now() - started) * 100) / 100,
        ...(failure !== undefined && { error: failure instanceof Error ? failure.stack : String(failure) }),
      });
      return response;
    });
  }
};

const addressOf = (c: HonoContext): string => {
  try {
    return getConnInfo(c).remote.address ?? 'unknown';
  } catch {
    // Called without a socket: a test that asks the app directly.
    return 'unknown';
  }
};

const answered = (answer: unknown, status: number, route: Route, reply: Reply, out: Headers, headers: Headers): Response => {
  if (reply.raw) {
    out.set('content-type', reply.raw.type);
    return new Response(reply.raw.body, { status, headers: out });
  }
  if (reply.unchanged !== undefined) {
    out.set('etag', reply.unchanged);
    return new Response(null, { status: 304, headers: out });
  }
  if (route.returns === null || status === 204) return new Response(null, { status: 204, headers: out });
  const tag = route.conditional ? etagOf(answer) : null;
  if (tag) {
    out.set('etag', tag);
    if (headers.get('if-none-match') === tag) return new Response(null, { status: 304, headers: out });
  }
  out.set('content-type', 'application/json');
  return new Response(JSON.stringify(answer ?? null), { status, headers: out });
};

const unavailable =
  /SQLITE_BUSY|SQLITE_LOCKED|SQLITE_IOERR|SQLITE_CANTOPEN|ECONNREFUSED|ECONNRESET|57P01|57P03|08006|08001|Connection terminated|timeout exceeded when trying to connect/;
const diskFull = /SQLITE_FULL|ENOSPC|53100/;

/** What an error means to the caller: a refusal as it is, a lost or full database 503, anything else 500 without its insides. */
export const refusalOf = (error: unknown): Refusal => {
  if (error instanceof Refusal) return error;
  const text = error instanceof Error ? `${'code' in error ? String(error.code) : ''} ${error.message}` : '';
  return diskFull.test(text)
    ? new Refusal(503, 'diskFull')
    : unavailable.test(text)
      ? new Refusal(503, 'unavailable')
      : new Refusal(500, 'internal');
};

export const problemResponse = (refusal: Refusal, language: Language, instance: string): Response => {
  const headers = new Headers({ 'content-type': 'application/problem+json', 'content-language': language });
  const { seconds } = refusal.parameters;
  if (refusal.status === 429 && typeof seconds === 'number') headers.set('retry-after', String(seconds));
  return new Response(JSON.stringify(problemOf(refusal, language, instance)), { status: refusal.status, headers });
};
