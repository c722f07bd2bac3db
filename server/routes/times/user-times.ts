// What the form for a time by hand needs: the user's other times that day, and the work types they may pick.
import { z } from 'zod';
import { signedIn } from '#schema/core/access.ts';
import { dateTime } from '#schema/core/fields.ts';
import { resource, route } from '#server/core/http/route.ts';
import { timesAround, workTypesFor } from '#server/domain/times/around.ts';

export default resource(
  '/user/:id',
  {
    'GET /times': route({
      access: signedIn,
      summary: 'Times of a person between two instants, on whatever task; of others with tasks.times',
      query: z.object({ from: dateTime(), to: dateTime() }),
      returns: z.array(
        z.object({
          sub_time_id: z.int(),
          start_time: z.iso.datetime(),
          end_time: z.iso.datetime().nullable(),
          task_id: z.int(),
          company_task_id: z.int(),
          title: z.string(),
        }),
      ),
      handle: ({ database, me, params, query }) => timesAround(database, me, { user_id: params.id, ...query }),
    }),
    'GET /work_types': route({
      access: signedIn,
      summary: 'Work types that a person may pick, the most used first; of others with tasks.times',
      returns: z.array(z.object({ id: z.int(), title: z.string(), uses: z.int(), last: z.boolean() })),
      handle: ({ database, me, params }) => workTypesFor(database, me, params.id),
    }),
  },
  'user',
);
