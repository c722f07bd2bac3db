// The numbers shown beside the menu's lists, all in one answer.
import { z } from 'zod';
import { signedIn } from '#schema/core/access.ts';
import { resource, route } from '#server/core/http/route.ts';
import { countsOf } from '#server/crud/read/counts.ts';

export default resource('/counts', {
  'GET /': route({
    access: signedIn,
    summary: 'How many rows several lists have, in the order in which they are asked for; null for one that the caller may not read',
    query: z.object({
      lists: z.string().describe('JSON: [{"of": "task", "filter": {"list": "own"}}], each with a path and a filter as its list takes it'),
    }),
    returns: z.array(z.int().nullable()),
    handle: ({ database, me, query }) => countsOf(database, me, query.lists),
  }),
});
