// The application: calls, documents, health and pages on one port, over one database.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import { allCalls, apiPrefix } from './calls.ts';
import { guardForks } from './core/act.ts';
import { problemResponse, refusalOf } from './core/answer.ts';
import type { Database } from './core/database.ts';
import { serveDocumentation } from './core/documentation.ts';
import { Hub } from './core/events.ts';
import { safety, servePages } from './core/pages.ts';
import { Refusal } from './core/refusal.ts';
import { languageOf } from './core/request.ts';
import { type Services, serveCalls } from './core/serve.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export type App = Services & { readonly fetch: Hono['fetch']; readonly hub: Hub };

/** Composes the app over an open database; `pages` is the folder of the built bundles. */
export const createApp = (
  database: Database,
  { log = () => {}, pages = at('../dist') }: { log?: Services['log']; pages?: string } = {},
): App => {
  guardForks(database);
  const services: Services = { database, hub: new Hub(), log };
  const app = new Hono({ strict: false });

  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', async (c) => {
    try {
      await database.read.all('select 1 as one');
      const pending = await database.migrationsPending();
      return c.json({ status: pending.length === 0 ? 'ready' : 'migrating', pending }, pending.length === 0 ? 200 : 503);
    } catch {
      return c.json({ status: 'unavailable' }, 503);
    }
  });

  const document = readFileSync(at('../generated/openapi.json'), 'utf8');
  app.get(`${apiPrefix}/openapi.json`, (c) => c.body(document, 200, { 'content-type': 'application/json', 'cache-control': 'no-cache' }));

  serveDocumentation(app, '/api/docs', `${apiPrefix}/openapi.json`);

  const calls = allCalls();
  serveCalls(app, calls, services);
  // Calls answer with and without the slash at the end, as the specification writes both.
  const known = new Map<string, Set<string>>();
  for (const { method, path } of calls) known.set(path, (known.get(path) ?? new Set()).add(method));
  for (const [path, methods] of known)
    app.all(path, (c) => {
      const response = problemResponse(new Refusal(405, 'methodNotAllowed'), languageOf(c.req.raw.headers, null), c.req.path);
      response.headers.set('allow', [...methods].join(', '));
      return response;
    });
  app.all('/api/*', (c) => problemResponse(new Refusal(404, 'notFound'), languageOf(c.req.raw.headers, null), c.req.path));
  const company = database.read.prepare('select company_name from settings where id = 1');
  servePages(app, pages, async () => String((await company([]))[0]?.company_name ?? ''));
  app.onError((error, c) => {
    log({ at: new Date().toISOString(), path: c.req.path, error: error.stack });
    const response = problemResponse(refusalOf(error), languageOf(c.req.raw.headers, null), c.req.path);
    safety(response.headers, false);
    return response;
  });
  return { ...services, fetch: app.fetch };
};
