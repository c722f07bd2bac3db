// Serving a call: who calls, whether they may, what they sent, what they get; the same for every route.
import type { Hono } from 'hono';
import { forUser, permissionsIn } from '#schema/core/access.ts';
import { Replay, underKey } from './act.ts';
import { answered, problemResponse, refusalOf, replayed } from './answer.ts';
import type { Database } from './database.ts';
import type { Hub } from './events.ts';
import { notAllowed, Refusal } from './refusal.ts';
import { addressOf, isForeign, keyOf, languageOf, readBody, readParams, readQuery } from './request.ts';
import type { Call, Reply, Route } from './route.ts';
import { type Me, sessions } from './session.ts';

export type Services = { readonly database: Database; readonly hub: Hub; readonly log: (line: Readonly<Record<string, unknown>>) => void };

const guard = (route: Route, me: Me | null): void => {
  if (route.access.is === 'always') return;
  if (!me) throw new Refusal(401, 'notSignedIn');
  if (forUser(route.access, me) === false) throw notAllowed(permissionsIn(route.access)[0]);
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
        const query = readQuery(c, route);
        const out = new Headers();
        const reply: Reply = { header: (name, value) => out.append(name, value) };
        const secure = new URL(c.req.url).protocol === 'https:' || headers.get('x-forwarded-proto') === 'https';
        const run = () => route.handle({ database, hub, me, params, texts, body, query, headers, address: addressOf(c), secure, reply });
        const key = changes ? keyOf(c, me, body) : null;
        const status = route.status ?? (route.returns ? 200 : 204);
        const value = key ? await underKey(key, status, run) : await run();
        response = answered({ value, status, route, reply, out, headers });
      } catch (error) {
        response =
          error instanceof Replay ? replayed(error.answer) : problemResponse(refusalOf(error), languageOf(headers, me), c.req.path);
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
