// The application: calls, documents, health and pages on one port, over one database.
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import { allCalls, apiPrefix } from './calls.ts';
import type { Database } from './core/database/database.ts';
import { Hub } from './core/events/events.ts';
import type { FileStore } from './core/files/files.ts';
import { problemResponse, refusalOf } from './core/http/answer.ts';
import { serveDocumentation } from './core/http/documentation.ts';
import { pagesIn, safety } from './core/http/pages.ts';
import { Refusal } from './core/http/refusal.ts';
import { addressThrough, isSecure, languageOf, unnamedProxyIn } from './core/http/request.ts';
import type { Method } from './core/http/route.ts';
import { always } from './core/http/safe-headers.ts';
import { withoutTokens } from './core/http/secret-addresses.ts';
import { type AppServices, serveCalls } from './core/http/serve.ts';
import { mayRead, metricsOf } from './core/metrics.ts';
import { contactIn } from './domain/company/company.ts';
import { figuresOf } from './domain/company-wide/figures.ts';
import { earlyLook } from './domain/company-wide/link-purposes.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const methods: readonly Method[] = ['GET', 'POST', 'PUT', 'DELETE'];

export type App = AppServices & { readonly fetch: Hono['fetch']; readonly hub: Hub };

/** Composes the app over an open database; `pages` is the folder of the built bundles. */
export const createApp = (
  database: Database,
  {
    files,
    log = () => {},
    pages = at('../dist'),
    publicUrl = 'http://127.0.0.1:3000',
    mails = false,
    metricsToken,
    proxies,
  }: {
    /** Where uploaded bytes lie. */
    files: FileStore;
    log?: AppServices['log'];
    pages?: string;
    publicUrl?: string;
    mails?: boolean;
    metricsToken?: string | undefined;
    /** Networks of those who tell by `X-Forwarded-For` where a call comes from. */
    proxies?: string | undefined;
  },
): App => {
  const addressOf = addressThrough(proxies);
  const services: AppServices = {
    database,
    hub: new Hub(),
    files,
    log,
    metrics: metricsOf(figuresOf(database)),
    publicUrl,
    mails,
    addressOf,
    unnamedProxy: unnamedProxyIn(proxies),
  };
  const app = new Hono({ strict: false });

  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200, always(isSecure(c))));
  app.get('/readyz', async (c) => {
    try {
      await database.read.all('select 1 as one');
      const pending = await database.migrationsPending();
      return c.json(
        { status: pending.length === 0 ? 'ready' : 'migrating', pending },
        pending.length === 0 ? 200 : 503,
        always(isSecure(c)),
      );
    } catch {
      return c.json({ status: 'unavailable' }, 503, always(isSecure(c)));
    }
  });

  app.get('/metrics', async (c) => {
    if (!mayRead(c.req.raw.headers, addressOf(c), metricsToken)) throw new Refusal(403, 'notAllowed');
    const { type, body } = await services.metrics.text();
    return c.body(body, 200, { ...always(isSecure(c)), 'content-type': type });
  });

  serveDocumentation(app, '/api/docs', { path: `${apiPrefix}/openapi.json`, file: at('../generated/openapi.json') });

  serveCalls(app, allCalls(), services);
  const page = pagesIn(pages, {
    company: () => contactIn(database.read),
    // As who asks for the page, from where they ask; written into the page, not to their connection.
    call: async ({ req, env }, address) => {
      const { incoming } = (env ?? {}) as { incoming?: unknown };
      return app.fetch(new Request(new URL(address, req.url), { headers: req.raw.headers }), { incoming });
    },
    early: (path, address) => earlyLook(database, path, address),
    addressOf,
  });
  // What no call answers comes here: a call is the only one at its address, which is the router's quick way.
  app.notFound((c) => {
    const { path } = c.req;
    const reads = c.req.method === 'GET' || c.req.method === 'HEAD';
    if (!path.startsWith('/api/') && reads) return page(c);
    const allowed = methods.filter((method) => app.router.match(method, app.getPath(c.req.raw))[0].length > 0);
    const refusal = allowed.length > 0 || !path.startsWith('/api/') ? new Refusal(405, 'methodNotAllowed') : new Refusal(404, 'notFound');
    const outside = path.startsWith(`${apiPrefix}/public/`);
    const response = problemResponse(refusal, { language: languageOf(c.req.raw.headers, null), outside }, path, always(isSecure(c)));
    if (refusal.status === 405) response.headers.set('allow', allowed.length > 0 ? allowed.join(', ') : 'GET');
    return response;
  });
  app.onError((error, c) => {
    const refusal = refusalOf(error);
    if (refusal.status >= 500) log({ at: new Date().toISOString(), path: withoutTokens(c.req.path), error: error.stack });
    const response = problemResponse(refusal, { language: languageOf(c.req.raw.headers, null) }, c.req.path, always(isSecure(c)));
    safety(response.headers, isSecure(c));
    return response;
  });
  return { ...services, fetch: app.fetch };
};
