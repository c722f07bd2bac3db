// The OpenAPI 3.1 document of all calls, derived by @hono/zod-openapi from their routes.
import { OpenAPIHono } from '@hono/zod-openapi';
import type { Call } from '#server/core/http/route.ts';
import { collectComponents, type Document } from './components.ts';
import { declarationOf } from './declaration.ts';

const about = {
  openapi: '3.1.0',
  info: {
    title: 'Work management',
    version: '1',
    description:
      'Tasks, times, master data and everything around them. Every answer other than a success is a problem document (RFC 9457).',
  },
  servers: [{ url: '/' }],
  security: [{ session: [] }],
};

/** The whole document, with calls sorted by path. */
export const documentOf = (calls: readonly Call[]): Document => {
  const { openAPIRegistry: registry, getOpenAPI31Document } = new OpenAPIHono();
  const collection = collectComponents();
  for (const call of calls.toSorted((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0)))
    registry.registerPath(declarationOf(call, collection));
  registry.registerComponent('securitySchemes', 'session', {
    type: 'apiKey',
    in: 'cookie',
    name: 'session',
    description: 'Over TLS the cookie is called `__Host-session`.',
  });
  collection.register(registry);
  // The list of webhooks would be empty: ours are no calls of this API.
  const { webhooks: _none, paths, components, ...head } = getOpenAPI31Document(about);
  return { ...head, paths, components };
};
