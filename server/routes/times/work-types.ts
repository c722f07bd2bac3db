// The work types that the signed-in user may start.
import { z } from 'zod';
import { signedIn } from '#schema/core/access.ts';
import { resource, route } from '#server/core/http/route.ts';
import { ownWorkTypes } from '#server/domain/times/work-types.ts';

const choices = z.array(
  z.object({
    id: z.int(),
    title: z.string(),
    uses: z.int().describe('Among the newest entries of the caller'),
    last: z.boolean().describe('What the caller did last'),
  }),
);

export default resource(
  '/me/work_types',
  {
    'GET /': route({
      access: signedIn,
      summary: 'The work types that the caller may pick, the most used first',
      returns: choices,
      handle: ({ database, me }) => ownWorkTypes(database, me.id),
    }),
  },
  'work_type',
);
