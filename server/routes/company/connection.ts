// How the caller's connection reaches the server, for who sets the company up.
import { z } from 'zod';
import { can } from '#schema/core/access.ts';
import { resource, route } from '#server/core/http/route.ts';

export default resource('/settings/connection', {
  'GET /': route({
    access: can('settings.write'),
    summary: 'Whether the call came through a proxy that the server does not know, so that all callers behind it count as one',
    returns: z.object({ unnamed_proxy: z.boolean(), address: z.string().describe('The address that the server takes for the caller') }),
    handle: async ({ unnamedProxy, address }) => ({ unnamed_proxy: unnamedProxy, address }),
  }),
});
